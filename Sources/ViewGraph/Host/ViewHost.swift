package import AccessibilityTree
package import AnimationCore
package import AttributeGraph
package import Foundation
import Geometry
@_spi(Engine) package import LayerTree

/// One window's tree of views: the graph, the layout boxes, the layers, and the objects that the views share.
///
/// ``update()`` applies writes by the passes of `Update`: attributes, then layout, once, at final values, then layers
/// (S1.1). Frames between updates advance only running animations: custom animatable values here, built-in ones in the
/// layer tree (S1.9, S1.10).
@_spi(Engine) @MainActor public final class ViewHost {
    package let graph = Graph()
    package let layers = LayerContext()
    package private(set) lazy var root = RootBox(host: self)
    /// Environment at the root. The host's owner sets it.
    package let rootEnvironment: Attribute<EnvironmentValues>
    /// Lifetime of the whole tree.
    package let lifetime: Lifetime
    /// Reference for objects that may outlive the host.
    let link = HostLink()
    let memory = HotMemory(HostState())

    package let running = RunningAttributes()
    let frameObservers = FrameObservers()
    var clock = FrameClock()
    package let completions = HostCompletions()
    let problems = ProblemReports()

    package let focus = FocusManager()
    package let pointer = PointerDispatch()
    package let heldModifiers = HeldModifiers()
    package let scrolling = ScrollDispatch()
    package let dragging = DragDispatch()
    package let matchedGeometry = MatchedGeometryRegistry()
    package let preferences = PreferenceRegistry()
    /// Windows of the program's scenes, if this tree is the one that contains the program.
    package let windows = SceneWindows()
    /// Objects of modules above, by their types.
    var attachments: [ObjectIdentifier: any HostAttachment] = [:]

    package let textEngine: any TextEngine
    /// Reader of pictures; nil if there is none.
    package var imageLoader: (any ImageLoader)? {
        didSet { imageLoader?.onProblem = { [weak self] in self?.report($0) } }
    }
    /// Clipboard for copying and pasting text. It is private to this window unless the host's owner sets a desktop's.
    package var clipboard: any TextClipboard = MemoryClipboard()
    /// Storage of `SceneStorage` values: in memory unless the host's owner sets a file.
    package var sceneStore = SceneStore() {
        didSet { sceneStore.onProblem = { [link] in link.host?.report($0) } }
    }
    /// States from the tree before, for previews whose code is replaced; nil in programs.
    package var handover: StateHandover?
    /// True while a screen reader runs.
    package var isRead = false
    /// Called with a message for whoever listens.
    package var onAnnouncement: (String, AccessibilityUrgency) -> Void = { _, _ in }
    /// True if transitions with motion are replaced by fades (S22.2).
    package var reducesMotion = false

    /// Called with the new shape of the pointer when it changes.
    package var onPointerShape: (PointerShape) -> Void = { _ in }
    /// Called when the focused text or its caret changes, with nil when no text has the focus. Nil if there is no input
    /// method.
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
        matchedGeometry.host = self
        graph.onProblem = { [link] problem in link.host?.report(problem) }
    }

    isolated deinit { link.cut() }

    /// Makes the view tree of `view`. Called once.
    package func setRoot<Content: View>(_ view: Content) {
        makeRoot { [graph] inputs in
            let attribute = graph.addSource(view)
            graph.untracked { Content._makeView(_GraphValue(attribute), inputs: inputs) }
        }
    }

    /// Makes the view tree by `make`, within this host's lifetime. Called once.
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

    /// Size of the window, which the root proposes to its content, in points.
    package var size: CGSize {
        get { root.windowSize }
        set {
            guard newValue != root.windowSize else { return }
            enqueue(Transaction()) { [self] in root.windowSize = newValue }
        }
    }

    /// Ends the tree when its window closes: views disappear, tasks are cancelled, and references between views, boxes
    /// and the host are cut. The host is not used again.
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
