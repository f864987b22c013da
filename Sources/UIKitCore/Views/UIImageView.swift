public import Foundation
import Geometry
import ViewGraph
import Views

/// A view that shows a picture.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { if image != oldValue { contentChanged() } } }
    /// Of symbols; at first that of the surroundings.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { contentChanged() } } }
    /// How the picture lies in the view.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { contentChanged() } } }

    private let hosting = HostingView(PictureContent())

    /// A view as large as its frame, without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addHosting(hosting)
    }

    /// A view that shows `image`.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        contentChanged()
    }

    public required init?(coder: NSCoder) { return nil }

    private func contentChanged() {
        hosting.show(PictureContent(image: image, color: tintColor, mode: contentMode))
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

private struct PictureContent: View {
    var image: UIImage?
    var color: UIColor?
    var mode = UIView.ContentMode.scaleToFill

    var body: some View {
        if let image {
            picture(image).foregroundStyle(color.map { Color(uiColor: $0) } ?? Color.primary)
        }
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        switch mode {
        case .scaleToFill: Image(uiImage: image).resizable()
        case .scaleAspectFit: Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
        case .scaleAspectFill: Image(uiImage: image).resizable().aspectRatio(contentMode: .fill)
        case .center: Image(uiImage: image)
        }
    }
}

extension UIView {
    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case center
    }

    /// Puts views of SwiftUI behind everything else, as large as this view, through which touches go.
    func addHosting(_ hosting: UIView) {
        hosting.isUserInteractionEnabled = false
        hosting.frame = bounds
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(hosting, at: 0)
    }
}
