public import Foundation
import Views

/// Bar above the pages of a navigation controller: title and back button of the page in front. During a transition the
/// contents for both pages cross-fade with its progress.
public final class UINavigationBar: UIView {
    /// Height in points.
    static let height: CGFloat = 44

    private let line = UIView()
    private var front: BarFace?
    private var back: BarFace?
    var goBack: () -> Void = {}

    /// Content of the bar for one page.
    @MainActor struct Content: @preconcurrency Equatable {
        var title: String?
        /// Title of the back button; nil if there is none.
        var backTitle: String?
        var titleView: UIView?
        var left: [UIBarButtonItem] = []
        var right: [UIBarButtonItem] = []
        /// Looks of the buttons, which are compared.
        private let looks: [UIBarButtonItem.Look]
        /// Colour of the buttons; nil is the program's accent colour.
        let tint: UIColor?

        init(
            title: String?, backTitle: String?, tint: UIColor? = nil, titleView: UIView? = nil,
            left: [UIBarButtonItem] = [],
            right: [UIBarButtonItem] = []
        ) {
            (self.title, self.backTitle, self.titleView) = (title, backTitle, titleView)
            (self.left, self.right) = (left, right)
            self.tint = tint
            looks = (left + right).map { $0.look }
        }
    }

    /// Larger titles. No effect: titles have one size here.
    public var prefersLargeTitles = false
    /// Colour of the bar's buttons; nil is the program's accent colour.
    public var tintColor: UIColor! { didSet { if tintColor != oldValue { tintChanged() } } }
    var tintChanged: () -> Void = {}

    /// An empty bar with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Shows the content of the page in front, and during a transition that of the page behind.
    ///
    /// - Parameters:
    ///   - content: for the page in front.
    ///   - other: for the page behind it during a transition; nil otherwise.
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

    /// Cross-fades the two contents: `openness` is the progress of the page in front, 0 to 1.
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

/// Title and back button for one page.
private final class BarFace: UIView {
    let content: UINavigationBar.Content
    private let title = UILabel()
    private let button = UILabel()
    private let left: UIStackView
    private let right: UIStackView

    init(_ content: UINavigationBar.Content, goBack: @escaping () -> Void) {
        left = UIStackView(arrangedSubviews: content.left.map { $0.makeView(tint: content.tint) })
        right = UIStackView(arrangedSubviews: content.right.reversed().map { $0.makeView(tint: content.tint) })
        self.content = content
        super.init(frame: .zero)
        title.text = content.title
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        if let view = content.titleView { addSubview(view) } else { addSubview(title) }
        for stack in [left, right] where !stack.arrangedSubviews.isEmpty {
            stack.spacing = 14
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerYAnchor.constraint(equalTo: centerYAnchor),
                stack === left
                    ? stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14)
                    : stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            ])
        }
        guard let backTitle = content.backTitle else { return }
        button.text = "‹ " + backTitle
        button.textColor = content.tint ?? .tintColor
        button.accessibilityLabel = "Back"
        button.addGestureRecognizer(UITapGestureRecognizer { _ in goBack() })
        addSubview(button)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(130, bounds.width * 0.3)
        title.frame = CGRect(x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
        if let view = content.titleView {
            let size = view.sizeThatFits(CGSize(width: title.frame.width, height: bounds.height))
            view.bounds.size = CGSize(
                width: min(size.width, title.frame.width), height: min(size.height, bounds.height))
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        button.frame = CGRect(x: 14, y: 0, width: side - 14, height: bounds.height)
    }
}
