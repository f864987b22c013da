import AnimationCore
public import Foundation
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// Scene of one window of the program.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    weak var host: ViewHost? { didSet { if host !== oldValue { for window in ownWindows { window.showAbove() } } } }
    /// True if the content of the desktop's window is views of SwiftUI, and not a window that a delegate has made.
    var showsProgram: Bool
    private var own: [Weak<UIWindow>] = []
    private lazy var programWindow = ProgramWindow(host, scene: self)

    /// Windows that the program has made for the scene and shows, back to front.
    var ownWindows: [UIWindow] {
        let windows = own.compactMap(\.object)
        return windows.indices.sorted {
            (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1)
        }.map { windows[$0] }
    }

    func add(_ window: UIWindow) {
        own.removeAll { $0.object == nil || $0.object === window }
        own.append(Weak(object: window))
    }

    func remove(_ window: UIWindow) { own.removeAll { $0.object === window } }

    package init(host: ViewHost?) {
        self.host = host
        showsProgram = host != nil
        super.init(
            session: UISceneSession(role: .windowApplication, identifier: UUID().uuidString),
            connectionOptions: ConnectionOptions())
    }

    /// The windows of the scene, back to front: the one that stands for the SwiftUI views of a program with an `App`, and those
    /// that the program has made and shows.
    open var windows: [UIWindow] {
        let own = ownWindows
        return showsProgram || own.isEmpty ? [programWindow] + own : own
    }
    /// The backmost window that the program has made and shows; nil for none.
    package var shownWindow: UIWindow? { ownWindows.first }
    /// The window that receives keys.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
    /// The screen as the program sees it.
    open var screen: UIScreen { UIScreen.main }
    /// Orientation of the interface: by the window's sides.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = host?.size ?? ScreenFacts.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Place and orientation of the scene.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// Asks for another orientation. Windows here are not turned: `errorHandler` is called.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// Place and orientation of a scene.
    public struct Geometry: Hashable, Sendable {
        /// Orientation of the interface: by the window's sides.
        public let interfaceOrientation: UIInterfaceOrientation
    }

    /// Wish for a place or an orientation.
    public struct GeometryPreferences: Sendable {
        /// Wish for one of several orientations.
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
            GeometryPreferences()
        }
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

private struct Weak<Object: AnyObject> { weak var object: Object? }

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

/// Several orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt
    /// Orientations with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Higher than wide.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Higher than wide, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Wider than high.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Wider than high.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Wider than high, either way.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// The bar above a window: it has no height here.
@preconcurrency @MainActor public final class UIStatusBarManager {
    /// Frame of the bar: zero.
    public var statusBarFrame: CGRect { .zero }
    /// True: there is no bar.
    public var isStatusBarHidden: Bool { true }
}
