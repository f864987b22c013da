package import AnimationCore
import AttributeGraph
@_spi(Engine) package import ViewGraph

/// Open windows of the program, for code that looks for them without a view.
@MainActor package enum OpenWindows {
    private struct Entry { weak var host: ViewHost? }

    private static var entries: [Entry] = []

    /// Hosts of the views of all open windows, in the order in which these opened.
    package static var hosts: [ViewHost] { entries.compactMap(\.host) }

    /// Adds a window that opens.
    package static func add(_ host: ViewHost) {
        guard !entries.contains(where: { $0.host === host }) else { return }
        entries.append(Entry(host: host))
        onChange()
    }

    /// Removes a window that closes.
    package static func remove(_ host: ViewHost) {
        entries.removeAll { $0.host === host || $0.host == nil }
        onChange()
    }

    /// Called when a window has opened or closed.
    package static var onChange: () -> Void = {}
}

extension ViewHost {
    /// Environment of the window's root.
    package var rootValues: EnvironmentValues { graph.untracked { graph.peek(rootEnvironment) } }
}
