import AnimationCore
import AttributeGraph
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
import Views

/// A window of the program above the views of a window of the desktop, from when it is shown until it is hidden or ends.
@MainActor final class WindowShowing {
    private let host: ViewHost
    private var storey: Storey?
    private let lifetime: Lifetime

    /// Shows `window` above the views of `host`, in the order of its level.
    init(_ window: UIWindow, over host: ViewHost) {
        self.host = host
        let level = window.storeyLevel
        let lifetime = Lifetime(graph: host.graph, outer: host.lifetime)
        self.lifetime = lifetime
        let shown = ShownWindow(window)
        host.enqueue(Transaction()) { [weak self, unowned host] in
            guard !lifetime.hasEnded, let self else { return }
            let storey = host.presentations.addStorey(level: level)
            self.storey = storey
            lifetime.perform {
                let content = host.graph.addSource(shown)
                let inputs = _ViewInputs(
                    host: host, environment: host.rootEnvironment, scope: host.root.scope, list: storey.content,
                    lifetime: lifetime)
                host.graph.untracked { ShownWindow._makeView(_GraphValue(content), inputs: inputs) }
            }
        }
    }

    // The window has ended without being hidden.
    isolated deinit { end() }

    /// Removes the window from the screen. Has an effect once.
    func end() {
        guard !lifetime.hasEnded else { return }
        lifetime.end()
        if let storey { host.presentations.remove(storey) }
        host.onNeedsFrame()
    }
}
