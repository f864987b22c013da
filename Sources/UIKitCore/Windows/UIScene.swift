public import Foundation

/// Part of a program with an interface of its own: here one window.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// State of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// Visible, with the keyboard.
        case foregroundActive
        /// Visible, while another window has the keyboard.
        case foregroundInactive
        /// Not visible.
        case background
    }

    /// Requests with which a scene was opened: here there are none.
    public final class ConnectionOptions {
        /// Addresses to open: none.
        public let urlContexts: Set<UIOpenURLContext> = []

        package init() {}
    }

    /// Session of the scene.
    public let session: UISceneSession
    /// Object that follows the scene.
    open var delegate: (any UISceneDelegate)?
    /// Title, which the desktop may show; the window's title is not changed by it.
    open var title: String! = ""

    /// A scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Activation of the scene's window.
    open var activationState: ActivationState { .unattached }
}

/// Address that a scene is to open.
public final class UIOpenURLContext: Hashable, Sendable {
    /// The address.
    public let url: URL

    init(url: URL) { self.url = url }

    /// True if both are the same object.
    public static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
