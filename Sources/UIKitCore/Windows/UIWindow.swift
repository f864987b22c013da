import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Window of the program.
///
/// A program with delegates makes one, sets its ``rootViewController`` and calls ``makeKeyAndVisible()``. A program whose
/// windows show SwiftUI views finds them among the windows of `UIApplication.shared`; they tell their size and safe area.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Controller whose view fills the window.
    open var rootViewController: UIViewController? { didSet { rootChanged() } }
    /// Scene of the window.
    open weak var windowScene: UIWindowScene?
    /// True for the window that receives keys.
    public private(set) var isKeyWindow = false
    /// Order among windows; the desktop orders them here.
    open var windowLevel = Level.normal
    /// Called when the root changes or the window is shown.
    package var changed: () -> Void = {}
    private weak var host: ViewHost?
    /// Views that the window shows; nil while it is not on screen.
    var contentHost: ViewHost? {
        host ?? windowScene?.host ?? rootViewController?.viewIfLoaded?.layer.backing?.place.host
    }

    /// Order among windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// Height; higher windows lie in front.
        public var rawValue: CGFloat
        /// The level of this height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// Alerts.
        public static let alert = Level(rawValue: 2000)
        /// The bar above windows.
        public static let statusBar = Level(rawValue: 1000)
    }

    /// A window of `windowScene`, of its size.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(origin: .zero, size: windowScene.size))
        self.windowScene = windowScene
    }

    /// A window with the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Returns nil: windows cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// The window that shows the views of `host`.
    convenience init(host: ViewHost?, scene: UIWindowScene) {
        self.init(windowScene: scene)
        self.host = host
        isKeyWindow = true
        rootViewController = WindowRootController(host)
    }

    /// Bounds of the window: the size of its content.
    open override var bounds: CGRect {
        get { host.map { CGRect(origin: .zero, size: $0.size) } ?? super.bounds }
        set { super.bounds = newValue }
    }

    /// Frame of the window; its place on the screen is not known, so that the origin is (0, 0).
    open override var frame: CGRect {
        get { host.map { CGRect(origin: .zero, size: $0.size) } ?? super.frame }
        set { super.frame = newValue }
    }

    /// Light or dark, in place of the desktop's appearance, where the views prefer none.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard let contentHost else { return }
            let style = overrideUserInterfaceStyle
            contentHost.editEnvironment {
                $0.windowColorScheme = style == .unspecified ? nil : style == .dark ? .dark : .light
            }
            contentHost.enqueue(Transaction()) { contentHost.root.preferencesMayHaveChanged?() }
        }
    }

    /// The screen as the program sees it.
    public var screen: UIScreen { UIScreen.main }

    /// Shows the window, and makes it the one that receives keys.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        windowScene?.ownWindows.append(self)
        if windowScene == nil { UIApplication.shared.windowsWithoutScene.append(self) }
        changed()
    }

    /// Makes the window the one that receives keys.
    open func makeKey() { isKeyWindow = true }

    private func rootChanged() { changed() }

    /// Ends the editing of a text in the window. Returns true.
    @discardableResult open override func endEditing(_ force: Bool) -> Bool {
        host?.focus.focus(nil, isVisible: false)
        return true
    }
}

/// Root of a window that shows the views of a program with an `App`: it presents over them, and dismisses their sheets.
private final class WindowRootController: UIViewController {
    private weak var host: ViewHost?

    init(_ host: ViewHost?) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var windowHost: ViewHost? { host }
}
