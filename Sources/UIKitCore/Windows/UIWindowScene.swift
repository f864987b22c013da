import AnimationCore
public import Foundation
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// Scene of one window of the program.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    weak var host: ViewHost?
    /// Windows that a delegate has made for the scene.
    var ownWindows: [UIWindow] = []
    private lazy var hostWindow = UIWindow(host: host, scene: self)

    package init(host: ViewHost?) {
        self.host = host
        super.init(
            session: UISceneSession(role: .windowApplication, identifier: UUID().uuidString),
            connectionOptions: ConnectionOptions())
    }

    /// The windows of the scene: those that a delegate has made, else the one that shows the program's views.
    open var windows: [UIWindow] { ownWindows.isEmpty ? [hostWindow] : ownWindows }
    /// The window that receives keys.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
    /// The screen as the program sees it.
    open var screen: UIScreen { UIScreen.main }
    /// Orientation of the interface: by the window's sides.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = host?.size ?? ScreenFacts.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// The bar above the window: windows here have none.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// Activation of the window.
    open override var activationState: ActivationState {
        guard let host else { return .unattached }
        switch host.rootValues.scenePhase {
        case .active: return .foregroundActive
        case .inactive: return .foregroundInactive
        case .background: return .background
        }
    }

    /// Size of the window in points.
    var size: CGSize { host?.size ?? ScreenFacts.size }
}

/// Orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Higher than wide.
    case portrait
    /// Higher than wide, upside down.
    case portraitUpsideDown
    /// Wider than high.
    case landscapeRight
    /// Wider than high.
    case landscapeLeft

    /// True for the two orientations that are wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True for the two orientations that are higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The bar above a window: it has no height here.
@preconcurrency @MainActor public final class UIStatusBarManager {
    /// Frame of the bar: zero.
    public var statusBarFrame: CGRect { .zero }
    /// True: there is no bar.
    public var isStatusBarHidden: Bool { true }
}
