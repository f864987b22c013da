package import AnimationCore
package import AttributeGraph
package import Foundation
import Geometry
@_spi(Engine) package import LayerTree

/// One window's tree of views: the graph, the layout boxes, the layers, and what their views share.
///
/// ``update()`` applies writes: attributes → layout, once, at final values → layers (S1.1), by the passes of `Update`. Frames
/// in between advance only what runs: custom animatable values here, everything built in in the layer tree (S1.9, S1.10).
@_spi(Engine) @MainActor public final class ViewHost {
    package let graph = Graph()
    package let layers = LayerContext()
    package private(set) lazy var root = RootBox(host: self)
    /// Environment at the root, which the host's owner sets.
    package let rootEnvironment: Attribute<EnvironmentValues>
    /// Lifetime of the whole tree.
    package let lifetime: Lifetime
    /// For owners of a reference that may outlive the host.
    let link = HostLink()
    let memory = HotMemory(HostState())

    package let running = RunningAttributes()
    var clock = FrameClock()
    package let completions = HostCompletions()
    let problems = ProblemReports()

    package let focus = FocusManager()
    package let pointer = PointerDispatch()
    package let scrolling = ScrollDispatch()
    package let dragging = DragDispatch()
    /// Menus, alerts and their like, which lie over the program's views.
    package let presentations = PresentationStack()
    package let matchedGeometry = MatchedGeometryRegistry()
    /// Views that pages grow out of and shrink into.
    let transitionSources = TransitionSources()
    package let preferences = PreferenceRegistry()
    /// Called after each layout: views that show or report where something is.
    package var geometryObservers = GeometryObservers()
    /// Windows that the program's scenes describe, if this is the tree that the program is in.
    package let windows = SceneWindows()

    package let textEngine: any TextEngine
    /// Reader of pictures; nil: there are none.
    package var imageLoader: (any ImageLoader)? {
        didSet { imageLoader?.onProblem = { [weak self] in self?.report($0) } }
    }
    /// Text is copied to it and pasted from it; it is this window's alone unless the host's owner knows a desktop's.
    package var clipboard: any TextClipboard = MemoryClipboard()
    /// Keeps the values of `SceneStorage`; in memory unless the host's owner knows a file.
    package var sceneStore = SceneStore() {
        didSet { sceneStore.onProblem = { [link] in link.host?.report($0) } }
    }
    /// Shows presentations beyond the window's edges, where the window's owner can.
    package weak var surfaces: (any PresentationSurfaces)?
    /// True if transitions with motion become fades (S22.2).
    package var reducesMotion = false

    /// Called, often more than once, when ``update()`` or ``advance(to:)`` has something to do.
    package var onNeedsFrame: () -> Void = {}
    /// Called with the pointer's shape when it changes.
    package var onPointerShape: (PointerShape) -> Void = { _ in }
    /// Called with the text that has the keyboard when that, or its caret, changes; nil: none has.
    package var onTextInput: (@MainActor (TextInputContext?) -> Void)?

    package init(textEngine: any TextEngine, environment: EnvironmentValues = EnvironmentValues()) {
        self.textEngine = textEngine
        lifetime = Lifetime(graph: graph, outer: nil)
        let graph = graph
        rootEnvironment = lifetime.perform { graph.addSource(environment) }
        MainQueue.prepare()
        link.host = self
        focus.host = self
        pointer.host = self
        scrolling.host = self
        dragging.host = self
        presentations.host = self
        matchedGeometry.host = self
        transitionSources.host = self
        graph.onProblem = { [link] problem in link.host?.report(problem) }
    }

    isolated deinit { link.cut() }

    /// Makes the view tree. Called once.
    package func setRoot<Content: View>(_ view: Content) {
        makeRoot { [graph] inputs in
            let attribute = graph.addSource(view)
            graph.untracked { Content._makeView(_GraphValue(attribute), inputs: inputs) }
        }
    }

    /// Has `make` make the view tree, within this host's lifetime. Called once.
    package func makeRoot(_ make: @escaping @MainActor (_ViewInputs) -> Void) {
        enqueue(Transaction()) { [self] in
            lifetime.perform {
                var inputs = _ViewInputs(
                    host: self, environment: rootEnvironment, scope: root.scope, list: root.content, lifetime: lifetime)
                inputs.addLayoutDirection()
                make(inputs)
            }
        }
    }

    /// Size that the root proposes, in points.
    package var size: CGSize {
        get { root.windowSize }
        set {
            guard newValue != root.windowSize else { return }
            enqueue(Transaction()) { [self] in root.windowSize = newValue }
        }
    }

    /// Ends the tree with its window: views disappear, tasks are cancelled, and references between views, boxes and the host
    /// are cut. The host is not used again.
    package func close() {
        guard !lifetime.hasEnded else { return }
        onNeedsFrame = {}
        lifetime.end()
        for action in memory.state.queue.takeDisappearances() { UpdatePipeline(self).run(action) }
        root.content.detach()
        root.extraContent?.detach()
        memory.state.queue.writes = []
    }
}
