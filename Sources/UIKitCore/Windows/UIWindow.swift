import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Window of the program: a view that contains the view of its ``rootViewController``.
///
/// A program makes one for a scene, and shows it by ``makeKeyAndVisible()`` or by setting ``isHidden`` to false. It is shown as
/// long as it exists. The first one that a program with delegates makes is its window on the desktop; further ones lie over
/// the views of that window, by their ``windowLevel``, and let touches through where their ``UIView/hitTest(_:with:)`` returns
/// nil. A program whose windows show SwiftUI views finds them among the windows of `UIApplication.shared`.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Controller whose view fills the window.
    open var rootViewController: UIViewController? { didSet { rootChanged(from: oldValue) } }
    /// Scene of the window.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneChanged(from: oldValue) } }
    }
    /// Order among the windows of a scene; windows of equal levels lie in the order in which they were shown.
    open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { levelChanged() } } }
    /// True for a window that a desktop's window shows as its content, and not above other content.
    package var isContent = false
    /// The window above other content of its scene; nil while it is not shown so.
    var showing: WindowShowing?
    /// Size of the scene to which the window was made as large; nil if it has another size.
    private var sceneSize: CGSize?
    private var isShown = false

    /// Order among what is shown above a scene's content; below zero under the presentations of the content.
    var storeyLevel: Double { max(Double(windowLevel.rawValue), 0) }

    /// Views that the window shows; nil while it is not on screen.
    var contentHost: ViewHost? {
        layer.backing?.place.host ?? windowScene?.host ?? rootViewController?.viewIfLoaded?.layer.backing?.place.host
    }
    /// Box of the window among those above other content; nil if it is content.
    var boxAbove: LayoutBox? { showing == nil ? nil : layer.backing?.place.box }

    /// A window of `windowScene`, of its size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.size))
        sceneSize = windowScene.size
        self.windowScene = windowScene
    }

    /// A window with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        sceneSize = frame.size
    }

    /// Returns nil: windows cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Showing

    /// False while the window is shown; true at first.
    open override var isHidden: Bool {
        get { !isShown }
        set {
            guard newValue == isShown else { return }
            isShown = !newValue
            if isShown { show() } else { hide() }
        }
    }

    /// Shows the window, and makes it the one that receives keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    private func show() {
        if let windowScene {
            windowScene.add(self)
        } else {
            UIApplication.shared.addWindowWithoutScene(self)
        }
        showAbove()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    /// Makes the window count as shown and as the one that receives keys from the start.
    func beginShown() {
        isShown = true
        isKeyWindow = true
    }

    /// Shows the window above the content of its scene, once that is on screen, unless it is content itself.
    func showAbove() {
        guard isShown, !isContent, showing == nil, let host = windowScene?.host else { return }
        showing = WindowShowing(self, over: host)
    }

    private func hide() {
        showing?.end()
        showing = nil
        windowScene?.remove(self)
        if isKeyWindow {
            resignKeyWindow()
            windowScene?.windows.first?.makeKey()
        }
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    private func sceneChanged(from old: UIWindowScene?) {
        showing?.end()
        showing = nil
        old?.remove(self)
        guard isShown else { return }
        windowScene?.add(self)
        showAbove()
    }

    private func levelChanged() {
        guard showing != nil else { return }
        showing?.end()
        showing = nil
        showAbove()
    }

    /// Adapts a window as large as its scene to a new size of that.
    func sceneResized(to size: CGSize) {
        guard bounds.size == sceneSize || isContent else { return }
        sceneSize = size
        super.bounds.size = size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    // MARK: Keys

    /// True for the window of its scene that receives keys.
    public private(set) var isKeyWindow = false

    /// Makes the window the one that receives keys. Text that is being edited in another one keeps the keyboard.
    open func makeKey() {
        guard !isKeyWindow else { return }
        for window in windowScene?.windows ?? [] where window !== self && window.isKeyWindow {
            window.resignKeyWindow()
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func resignKeyWindow() {
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Called when the window has become the one that receives keys.
    open func becomeKey() {}
    /// Called when the window is no longer the one that receives keys.
    open func resignKey() {}

    // MARK: Looks

    /// Light or dark, in place of the desktop's appearance: of the window's content where its views prefer none, or of the views
    /// of UIKit in a window above.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { applyStyle() } }

    private func applyStyle() {
        guard let contentHost else { return }
        let style = overrideUserInterfaceStyle
        guard showing == nil else { return setTraits(traits(in: contentHost.rootValues)) }
        contentHost.editEnvironment {
            $0.windowColorScheme = style == .unspecified ? nil : style == .dark ? .dark : .light
        }
        contentHost.enqueue(Transaction()) { contentHost.root.preferencesMayHaveChanged?() }
    }

    /// Traits of the window in a place with `environment`.
    func traits(in environment: EnvironmentValues) -> UITraitCollection {
        var traits = UITraitCollection(environment)
        let style = overrideUserInterfaceStyle
        if showing != nil, style != .unspecified { traits.userInterfaceStyle = style }
        return traits
    }

    /// The screen as the program sees it.
    public var screen: UIScreen { UIScreen.main }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}
