public import Foundation
import Views

/// The bar over a navigation controller's pages: the title of the one in front, and the button that leads back. What two
/// pages say fades from one into the other, as far as the page in front has come.
public final class UINavigationBar: UIView {
    /// In points.
    static let height: CGFloat = 44

    private let line = UIView()
    private var front: BarFace?
    private var back: BarFace?
    var goBack: () -> Void = {}

    /// What the bar says while one page is in front.
    struct Content: Equatable {
        var title: String?
        /// Of the button; nil: there is none.
        var backTitle: String?
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
    }

    /// Nil: there are no archives of views here.
    public required init?(coder: NSCoder) { return nil }

    /// - Parameters:
    ///   - content: of the page in front.
    ///   - other: of the page behind it, while one comes or goes.
    func show(_ content: Content, over other: Content?) {
        front = face(content, instead: front)
        back = other.map { face($0, instead: back) } ?? drop(back)
        layoutFaces()
        fade(to: 1)
    }

    private func face(_ content: Content, instead old: BarFace?) -> BarFace {
        if let old, old.content == content { return old }
        old?.removeFromSuperview()
        let face = BarFace(content) { [weak self] in self?.goBack() }
        addSubview(face)
        return face
    }

    private func drop(_ face: BarFace?) -> BarFace? {
        face?.removeFromSuperview()
        return nil
    }

    /// The page in front has come so far, 0…1.
    func fade(to openness: CGFloat) {
        layer.withoutAnimation {
            let part = back == nil ? 1 : min(max(openness, 0), 1)
            front?.alpha = part
            back?.alpha = 1 - part
            front?.isUserInteractionEnabled = part > 0.5
            back?.isUserInteractionEnabled = part <= 0.5
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layoutFaces()
    }

    private func layoutFaces() {
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        for face in [front, back] { face?.frame = bounds }
    }
}

/// A title and a back button.
private final class BarFace: UIView {
    let content: UINavigationBar.Content
    private let title = UILabel()
    private let button = UILabel()

    init(_ content: UINavigationBar.Content, goBack: @escaping () -> Void) {
        self.content = content
        super.init(frame: .zero)
        title.text = content.title
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        addSubview(title)
        guard let backTitle = content.backTitle else { return }
        button.text = "‹ " + backTitle
        button.textColor = .tintColor
        button.accessibilityLabel = "Back"
        button.addGestureRecognizer(UITapGestureRecognizer { _ in goBack() })
        addSubview(button)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(130, bounds.width * 0.3)
        title.frame = CGRect(x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
        button.frame = CGRect(x: 14, y: 0, width: side - 14, height: bounds.height)
    }
}
