public import Foundation
import Views

/// Button of a bar: a title, an image, or a view of the program.
@preconcurrency @MainActor open class UIBarButtonItem {
    /// Text of the button.
    open var title: String? { didSet { changed?() } }
    /// Image of the button.
    open var image: UIImage? { didSet { changed?() } }
    /// Look of the button.
    open var style = Style.plain { didSet { changed?() } }
    /// False dims the button, and it takes no input.
    open var isEnabled = true { didSet { changed?() } }
    /// Colour of the button; nil for that of the bar.
    open var tintColor: UIColor? { didSet { changed?() } }
    /// Object whose method the button calls. It is not kept.
    open weak var target: AnyObject?
    /// Method that the button calls.
    open var action: Selector?
    /// Closure that the button runs; its title and image are shown where the button has none.
    open var primaryAction: UIAction? { didSet { changed?() } }
    /// View that is shown in place of a button.
    open var customView: UIView? { didSet { changed?() } }
    /// Width of fixed room, in points.
    open var width: CGFloat = 0 { didSet { changed?() } }
    /// Number by which a program tells buttons apart.
    open var tag = 0
    /// Name for assistive technology.
    open var accessibilityLabel: String? { didSet { changed?() } }
    /// Name for tests.
    open var accessibilityIdentifier: String?
    var changed: (() -> Void)?
    private var isSpace = false
    /// True for room that takes what is left.
    private(set) var isFlexible = false

    /// An empty button.
    public init() {}

    /// A button with a title that calls a method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        set(target, action)
    }

    /// A button with an image that calls a method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        set(target, action)
    }

    /// A button that the system names, and that calls a method.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        set(target, action)
    }

    /// A button that the system names, and that runs a closure.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        title = systemItem.title
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        accessibilityLabel = systemItem.name
        style = systemItem == .done || systemItem == .save ? .done : .plain
        isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
        isFlexible = systemItem == .flexibleSpace
        self.primaryAction = primaryAction
    }

    /// A button with a title and an image that runs a closure.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? (image == nil ? primaryAction?.title : nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A view of the program in place of a button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that takes what is left.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    /// Room of a width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    // MARK: In a bar

    /// Everything by which the button in a bar differs from another.
    struct Look: Equatable {
        let title: String?
        let image: UIImage?
        let isBold, isEnabled: Bool
        let tint: UIColor?
        let name: String?
        let item: ObjectIdentifier
        let view: ObjectIdentifier?
    }

    var look: Look {
        Look(
            title: title, image: image, isBold: style == .done, isEnabled: isEnabled, tint: tintColor,
            name: accessibilityLabel, item: ObjectIdentifier(self), view: customView.map { ObjectIdentifier($0) })
    }

    /// The view that shows the button in a bar whose buttons have the colour `tint`.
    func makeView(tint: UIColor?) -> UIView {
        if let customView { return customView }
        if isSpace {
            let space = UIView()
            if width > 0 { space.widthAnchor.constraint(equalToConstant: width).isActive = true }
            return space
        }
        let button = UIButton(type: .system)
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.tintColor = tintColor ?? tint
        button.isEnabled = isEnabled
        button.accessibilityLabel = accessibilityLabel ?? title
        button.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
        return button
    }

    private func act() {
        primaryAction?.perform(from: nil)
        guard let target, let action else { return }
        if !action.call(on: target, sender: self), !action.call(on: target, sender: nil) {
            UIApplication.report("\(type(of: self)) cannot send “\(action)”: its target has no such method.")
        }
    }
}

/// Identity decides: two buttons are equal if they are the same object.
extension UIBarButtonItem: nonisolated Hashable {
    /// True if both are the same object.
    nonisolated public static func == (a: UIBarButtonItem, b: UIBarButtonItem) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
