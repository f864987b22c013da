public import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph

/// Action that opens an address: the environment's `openURL`. Views can replace its handler.
public struct OpenURLAction: Sendable {
    /// Outcome of a handler.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind
        /// The handler has opened the address.
        public static let handled = Result(kind: .handled)
        /// The address is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the address.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens `url` instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?
    var system = SystemURLOpener()

    /// An action that calls `handler`, which can pass addresses on to the system.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// An action without a handler: the system opens all addresses.
    init() { handler = nil }

    /// Opens `url`.
    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`, then calls `completion` with true if the handler or the system accepted it.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(system.open(other ?? url))
        }
    }
}

/// Opens addresses by the system; provided by the program's host.
package struct SystemURLOpener: Sendable {
    /// Starts opening an address; returns true if that could be started. Does not wait for the result.
    package var open: @MainActor @Sendable (URL) -> Bool = { _ in false }

    package init() {}
    package init(open: @escaping @MainActor @Sendable (URL) -> Bool) { self.open = open }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum SystemOpenerKey: EnvironmentKey { static var defaultValue: SystemURLOpener { SystemURLOpener() } }

extension EnvironmentValues {
    /// Action by which links, and programs, open addresses.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.system = systemURLOpener
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// The system's opener, which ``openURL`` falls back on.
    package var systemURLOpener: SystemURLOpener {
        get { self[SystemOpenerKey.self] }
        set { self[SystemOpenerKey.self] = newValue }
    }
}
