public import Foundation
import Geometry
import ViewGraph
import Views

/// View that shows a picture or a symbol.
open class UIImageView: UIView {
    /// The picture; nil shows nothing.
    open var image: UIImage? { didSet { if image != oldValue { contentChanged() } } }
    /// Colour of symbols; nil uses the primary foreground colour.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { contentChanged() } } }
    /// Scaling and position of the picture in the view.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { contentChanged() } } }

    private let hosting = HostingView(PictureContent())

    /// A view with the given frame and no picture.
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

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func contentChanged() {
        hosting.show(PictureContent(image: image, color: tintColor, mode: contentMode))
        invalidateIntrinsicContentSize()
    }

    /// Size of the picture, in points; ``UIView/noIntrinsicMetric`` without one.
    open override var intrinsicContentSize: CGSize { image.map(\.size) ?? super.intrinsicContentSize }
    /// Size of the picture for the proposal `size`, in points.
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
    /// Scaling and position of content in a view.
    public enum ContentMode: Int, Sendable {
        /// Fills the view; the aspect ratio is not kept.
        case scaleToFill
        /// Fits into the view; the aspect ratio is kept.
        case scaleAspectFit
        /// Covers the view; the aspect ratio is kept.
        case scaleAspectFill
        /// Centred at its own size.
        case center
    }

    /// Adds a view of SwiftUI content behind the subviews; it always fills this view and takes no touches.
    func addHosting(_ hosting: UIView) {
        hosting.isUserInteractionEnabled = false
        hosting.frame = CGRect(origin: .zero, size: layer.bounds.size)
        hosting.superview = self
        underlay = hosting
        hosting.inheritTraits(from: self)
        layer.insertSublayer(hosting.layer, at: 0)
    }
}
