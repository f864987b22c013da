public import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph

/// Opens an address: what `openURL` of the environment holds. A view around may have set what it does.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind
        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// The handler does not open it.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system is to open another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    var system = SystemURLOpener()

    /// Opens addresses by `handler`, which may leave them to the system.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// The system's own way.
    init() { handler = nil }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address, and says whether anybody has accepted it.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system.open(other ?? url))
        }
    }
}

/// How the system opens addresses: the program's host knows.
package struct SystemURLOpener: Sendable {
    /// Returns whether it is tried. It does not wait.
    package var open: @MainActor @Sendable (URL) -> Bool = { _ in false }

    package init() {}
    package init(open: @escaping @MainActor @Sendable (URL) -> Bool) { self.open = open }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum SystemOpenerKey: EnvironmentKey { static var defaultValue: SystemURLOpener { SystemURLOpener() } }

extension EnvironmentValues {
    /// Opens addresses: links do by this.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.system = systemURLOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// What ``openURL`` leaves addresses to.
    package var systemURLOpener: SystemURLOpener {
        get { self[SystemOpenerKey.self] }
        set { self[SystemOpenerKey.self] = newValue }
    }
}
