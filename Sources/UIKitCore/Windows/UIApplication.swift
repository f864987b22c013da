import AnimationCore
public import Foundation
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// The running program.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// The only instance.
    public static let shared = UIApplication()

    private override init() {}

    /// State of a program.
    public enum State: Int, Sendable {
        /// A window has the keyboard.
        case active
        /// Windows are visible; none has the keyboard.
        case inactive
        /// No window is visible.
        case background
    }

    /// Key of an option of a start; starts have no options here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Name of the option.
        public let rawValue: String
        /// The option of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Key of an option for opening an address; there is none here.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Name of the option.
        public let rawValue: String
        /// The option of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Object that follows the program.
    public weak var delegate: (any UIApplicationDelegate)?

    /// Keeps the screen on, undimmed and unlocked, without user input; false by default.
    ///
    /// Effective while a window of the program is visible, on desktops with the protocol `zwp_idle_inhibit_manager_v1`;
    /// without it there is no effect.
    public var isIdleTimerDisabled: Bool {
        get { IdleTimer.shared.isDisabled }
        set { IdleTimer.shared.isDisabled = newValue }
    }

    // MARK: Windows

    /// Windows that the program has shown without a scene, before there was one.
    private var windowsWithoutScene: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    /// Gives a window that is shown without a scene that of the program's first window, as soon as there is one.
    func addWindowWithoutScene(_ window: UIWindow) {
        windowsWithoutScene.removeAll { $0.window == nil || $0.window === window }
        if let scene = windowScenes.first {
            window.windowScene = scene
        } else {
            windowsWithoutScene.append(WeakWindow(window: window))
        }
    }

    private var scenes: [ObjectIdentifier: UIWindowScene] = [:]
    /// Scene that a delegate got before its window opened; the first window is its own.
    package var launchScene: UIWindowScene?

    /// One scene for each open window.
    public var connectedScenes: Set<UIScene> { Set(windowScenes) }
    /// The windows of all scenes, in the order in which they opened.
    public var windows: [UIWindow] { windowScenes.flatMap(\.windows) + windowsWithoutScene.compactMap(\.window) }
    /// The window that receives keys.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

    /// Scenes of the open windows, in the order in which these opened.
    package var windowScenes: [UIWindowScene] {
        let hosts = OpenWindows.hosts
        scenes = scenes.filter { $0.value.host != nil }
        return hosts.map { scene(of: $0) }
    }

    /// The scene of the window with the views of `host`.
    package func scene(of host: ViewHost) -> UIWindowScene {
        // The place of a window that has closed may be that of a new one.
        if let scene = scenes[ObjectIdentifier(host)], scene.host === host { return scene }
        let scene = launchScene ?? UIWindowScene(host: host)
        launchScene = nil
        scenes[ObjectIdentifier(host)] = scene
        scene.host = host
        let windows = windowsWithoutScene.compactMap(\.window)
        windowsWithoutScene = []
        if windows.contains(where: \.isContent) { scene.showsProgram = false }
        for window in windows { window.windowScene = scene }
        return scene
    }

    /// Activation of the program: that of its most active window.
    public var applicationState: State {
        let states = windowScenes.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    // MARK: Addresses

    /// Opens `url` with the program that the desktop has for it.
    ///
    /// - Parameters:
    ///   - url: the address.
    ///   - options: not used.
    ///   - completion: called with true if the desktop was asked.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard let host = OpenWindows.hosts.first else {
            completion?(false)
            return
        }
        host.rootValues.openURL(url) { completion?($0) }
    }

    /// Reports a mistake or failure, once per text: in the window of `view`, or of the program where there is none.
    package static func report(_ problem: String, of view: UIView? = nil) {
        if let host = view?.layer.backing?.place.host { host.report(problem) } else { ProgramProblems.report(problem) }
    }

    /// True for addresses with a scheme. Desktops do not tell which they can open.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
}
