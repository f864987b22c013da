@_spi(Engine) package import AnimationCore
package import AttributeGraph
package import Foundation
import Geometry
@_spi(Engine) package import LayerTree

/// One window's tree of views: the graph, the layout boxes and the layers, and what is due on them.
///
/// An update runs: writes under one transaction → attributes → layout, once, at final values → layers (S1.1). Frames in
/// between advance only what runs: custom animatable values here, everything built in in the layer tree (S1.9, S1.10).
@_spi(Engine) @MainActor public final class ViewHost {
    package let graph = Graph()
    package let layers = LayerContext()
    package let textEngine: any TextEngine
    /// Reads picture files; without one there are none.
    package var imageLoader: (any ImageLoader)?
    /// The environment at the root, which the host's owner sets.
    package let rootEnvironment: Attribute<EnvironmentValues>
    package private(set) lazy var root = RootBox(host: self)
    package let lifetime: Lifetime
    /// For whoever may outlive the host.
    let link = HostLink()
    package let focus = FocusManager()
    package let pointer = PointerDispatch()
    package let scrolling = ScrollDispatch()
    package let dragging = DragDispatch()
    /// What lies over the program's views.
    package let presentations = PresentationStack()
    /// Shows some of that beyond the window's edges, where the window's owner can.
    package weak var surfaces: (any PresentationSurfaces)?
    /// The windows that the program's scenes describe, if this is the tree that the program is in.
    package let windows = SceneWindows()
    package let matchedGeometry = MatchedGeometryRegistry()
    /// What pages grow out of and shrink into.
    let transitionSources = TransitionSources()
    package let preferences = PreferenceRegistry()
    /// Who asks after each layout where things are.
    package var geometryObservers = GeometryObservers()
    let memory = HotMemory(HostState())
    /// Where text is copied to and pasted from; for this window alone unless the host's owner knows a desktop's.
    package var clipboard: any TextClipboard = MemoryClipboard()
    /// Told of the text that has the keyboard whenever it, or its caret, is another; nil: none has.
    package var onTextInput: (@MainActor (TextInputContext?) -> Void)?
    /// Where `SceneStorage` keeps values; in memory unless the host's owner knows a file.
    package var sceneStore = SceneStore() {
        didSet { sceneStore.onProblem = { [link] in link.host?.report($0) } }
    }

    /// The trees of one program's windows, while there are several: a body in one reads state that lives in another.
    package static var sharingState: [ViewHost] = []

    /// Told, often more than once, that ``update()`` or ``advance(to:)`` has something to do.
    package var onNeedsFrame: () -> Void = {}
    /// Told what the pointer is to look like from now on.
    package var onPointerShape: (PointerShape) -> Void = { _ in }
    /// Told of mistakes of the program, each once.
    package var onProblem: (String) -> Void = { _ in }

    /// Program time of the last frame, or of the one that is being made, in seconds.
    package private(set) var time = 0.0
    /// The date of program time 0, which the host's owner sets: what ``TimelineView`` counts from.
    package var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Whose body that is, for reports.
    var runningBody: Any.Type?
    /// What is to run when animations of this host's updates are over.
    private let completions = AnimationCompletions()
    /// What was written last, for reports.
    var lastWrite: WriteNote?
    var runningBodyName: String { runningBody.map { "\($0)" } ?? "a ForEach" }

    /// Whether transitions with motion become fades (S22.2).
    package var reducesMotion = false

    private var running: [any RunningAttribute] = []
    /// Whether a frame is being made of what runs, and what got another model value by it.
    private var isAdvancing = false
    private var movedOn: [any RunningAttribute] = []
    private var wakeUps = WakeUps()
    private var namespaces = 0
    private var reported: Set<String> = []
    /// Boxes with a layer of their own.
    private(set) var layerBoxCount = 0
    /// Tasks that views have begun and have not let go of.
    var taskCount = 0

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

    deinit {
        link.cut()
        memory.free()
    }

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

    /// The window has gone: views disappear, tasks are cancelled, and everything lets go of everything. The host is not
    /// used again.
    package func close() {
        guard !lifetime.hasEnded else { return }
        onNeedsFrame = {}
        lifetime.end()
        let due = disappearances + lateDisappearances
        disappearances = []
        lateDisappearances = []
        for action in due { action() }
        root.content.detach()
        root.extraContent?.detach()
        pending = []
    }

    /// The size that the root proposes, in points.
    package var size: CGSize {
        get { root.windowSize }
        set {
            guard newValue != root.windowSize else { return }
            enqueue(Transaction()) { [self] in root.windowSize = newValue }
        }
    }

    /// Edits the environment at the root in an update of its own: only views that read what differs are evaluated (S3.7).
    package func editEnvironment(
        under transaction: Transaction = Transaction(), _ edit: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        enqueue(transaction) { [self] in
            var environment = graph.peek(rootEnvironment)
            edit(&environment)
            graph.set(rootEnvironment, to: environment)
        }
    }

    // MARK: Writes

    /// Has `write` applied in an update under `transaction`; consecutive writes whose transactions do the same share one
    /// update (S1.3).
    package func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
        claimCompletions(of: transaction)
        if let last = pending.last, last.transaction.hasSameEffect(as: transaction) {
            pending[pending.count - 1].append(write)
        } else {
            pending.append(PendingUpdate(transaction: transaction, write: write))
        }
        onNeedsFrame()
    }

    /// Has `action` run at the end of this update, when layout is done (S19.1).
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        onNeedsFrame()
    }

    /// The same for whoever may outlive the host: when that has gone, actions run at once.
    package var endOfUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void {
        { [link] action in
            if let host = link.host { host.afterUpdate(action) } else { action() }
        }
    }

    /// Has `action` run when the views of this update are in place, before other actions (S19.1, S19.4).
    package func onAppear(_ action: @escaping @MainActor () -> Void) { appearances.append(.action(action)) }

    /// The same for the action of the modifier at `place`, if it is there by then.
    func onAppear(_ place: AttributePlace) { appearances.append(.modifier(place)) }

    /// Has `action` run when the views of this update are in place, before those that came appear (S12.9).
    package func onDisappear(_ action: @escaping @MainActor () -> Void) {
        if memory.state.disappearsLate { lateDisappearances.append(action) } else { disappearances.append(action) }
        onNeedsFrame()
    }

    /// Runs `action`, which ends the views of an identity.
    ///
    /// - Parameter late: whether they disappear after those that came have appeared. So do views with a transition, which have
    ///   left when it has ended, be it at once for want of an animation; those with `.identity` are gone before (S12.9).
    func disappearing(late: Bool, _ action: () -> Void) {
        let before = memory.state.disappearsLate
        memory.state.disappearsLate = late
        action()
        memory.state.disappearsLate = before
    }

    /// Has `action` run when all structure of this pass is made, and before it is laid out.
    package func whenMade(_ action: @escaping @MainActor () -> Void) { made.append(action) }

    /// Has `pass` run in this same update, under the same transaction, when everything is in place (S12.6).
    package func secondPass(_ pass: @escaping @MainActor () -> Void) { secondPasses.append(pass) }

    /// True if ``update()`` would do something.
    package var needsUpdate: Bool {
        !pending.isEmpty || graph.hasWork || hasActions || !boundaries.isEmpty || !moves.isEmpty
            || !staleLayerOrders.isEmpty
    }

    private var hasActions: Bool {
        !actions.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !lateDisappearances.isEmpty
    }

    // MARK: Completions

    /// Completions of `transaction` run with this host's frames.
    package func claimCompletions(of transaction: Transaction) { transaction.belongs(to: completions) }

    /// Whether ``runDueCompletions()`` has something to run.
    package var hasDueCompletions: Bool { completions.hasDue || AnimationCompletions.unclaimed.hasDue }

    /// Runs what is to happen when animations are over: between frames, outside of any transaction (S10.15).
    package func runDueCompletions() {
        AnimationCompletions.unclaimed.runDue()
        completions.runDue()
    }

    /// Has `action` called, on whatever thread, when completions become due between frames; false: nobody is there.
    package func addCompletionWakeUp(_ action: @escaping @Sendable () -> Bool) {
        completions.addWakeUp(action)
        AnimationCompletions.unclaimed.addWakeUp(action)
    }

    /// True while something moves.
    package var isAnimating: Bool { !running.isEmpty || layers.isAnimating }

    /// How many seconds of frames that change nothing prove that what moves will never be seen, until something is written;
    /// nil if that cannot be known.
    package var unseenPeriod: Double? {
        var periods = EndlessPeriods()
        for attribute in running {
            guard let period = attribute.endlessPeriod else { return nil }
            periods.insert(period)
        }
        return layers.unseenPeriod(beside: periods)
    }

    /// Custom animatable values that run.
    package var runningCount: Int { running.count }

    // MARK: The update pass

    /// Applies every write that is due, each group under its own transaction, until nothing is left (S1.2, S1.3).
    package func update() {
        guard !isUpdating, needsUpdate else { return }
        Self.lookAtStoredValues()
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<Self.passLimit {
            if pending.isEmpty && graph.hasWork {
                pending.append(PendingUpdate(transaction: Transaction(), write: nil))
            }
            if pending.count == 1 {
                // Mostly; its place is kept for the next one.
                run(pending.removeLast())
            } else {
                let groups = pending
                pending = []
                for (index, group) in groups.enumerated() {
                    // Each is an update of its own, with its own callbacks (S1.3, S19.1).
                    if index > 0 { runActions() }
                    run(group)
                }
                if groups.isEmpty { settle() }
            }
            runActions()
            pointer.viewsChanged()
            presentations.viewsChanged()
            if pending.isEmpty && !hasActions && staleLayerOrders.isEmpty { return }
        }
        let last = lastWrite.map { ", \($0.text) last" } ?? ""
        report(
            "Actions such as onChange or onAppear wrote state \(Self.passLimit) times in one update without coming to an "
                + "end\(last); the rest waits for the next frame. Look for an onChange that changes its own value, or for a "
                + "size or preference that depends on itself (S19.7).")
        onNeedsFrame()
    }

    private static let passLimit = 8

    private func run(_ group: PendingUpdate) {
        transaction = group.transaction
        updateNumber += 1
        group.applyWrites()
        settle()
        ChangedObjects.forgetAll()
        transaction = Transaction()
        group.transaction.updateDidEnd()
    }

    /// Attributes, then layout, then layers, then the second passes of what was inserted, until all is quiet.
    private func settle() {
        for _ in 0..<Self.settleLimit {
            passNumber += 1
            flush()
            layout()
            orderLayers()
            discardLayers()
            preferences.resolve()
            let passes = secondPasses
            secondPasses = []
            passNumber += 1
            for pass in passes { pass() }
            if isQuiet { return }
        }
        report("Layout and views kept changing each other within one update; the last state is shown.")
    }

    private var isQuiet: Bool {
        !graph.hasWork && boundaries.isEmpty && moves.isEmpty && staleLayerOrders.isEmpty && secondPasses.isEmpty
            && !preferences.isStale
    }

    static let settleLimit = 64

    private func runActions() {
        while true {
            if !disappearances.isEmpty {
                let due = disappearances
                disappearances = []
                for action in due { action() }
            } else if !appearances.isEmpty {
                let due = appearances
                appearances = []
                for appearance in due { run(appearance) }
            } else if !lateDisappearances.isEmpty {
                let due = lateDisappearances
                lateDisappearances = []
                for action in due { action() }
            } else if !actions.isEmpty {
                let due = actions
                actions = []
                for action in due { action() }
            } else {
                return
            }
        }
    }

    private func run(_ appearance: DueAppearance) {
        switch appearance {
        case .action(let action): action()
        case .modifier(let place):
            let modifier = Attribute<_AppearModifier>(place)
            if graph.isAlive(modifier) { graph.peek(modifier).action?() }
        }
    }

    // MARK: Layers and their boxes

    /// The box whose layer this is, if its view is still there.
    package func box(of layer: Layer) -> LayoutBox? {
        if let box = layer.owner as? LayerBox { return box }
        // What a program puts on a view's layer by itself belongs to that view.
        var around = layer.superlayer
        while let current = around {
            if let box = current.owner as? LayerBox { return box.holdsPlainLayers ? box : nil }
            around = current.superlayer
        }
        return nil
    }

    func register(_ box: LayerBox) {
        box.ownLayer.owner = box
        layerBoxCount += 1
    }

    func unregister(_ box: LayerBox) {
        guard box.ownLayer.owner != nil else { return }
        box.ownLayer.owner = nil
        layerBoxCount -= 1
    }

    /// The layer's identity has ended. It is discarded when the layers around have been ordered: most of those that go are
    /// out of the tree by then, and need not be searched for one by one.
    func discard(_ layer: Layer) { discarded.append(layer) }

    private func discardLayers() {
        guard !discarded.isEmpty else { return }
        let layers = discarded
        discarded = []
        for layer in layers { layer.discard() }
    }

    // MARK: Frames

    package func run(_ attribute: any RunningAttribute) {
        guard !running.contains(where: { $0 === attribute }) else { return }
        running.append(attribute)
        onNeedsFrame()
    }

    /// As ``run(_:)``, with `attribute` advanced in the very frame in which its model value changed.
    package func runFromThisFrame(_ attribute: any RunningAttribute) {
        run(attribute)
        guard isAdvancing, !movedOn.contains(where: { $0 === attribute }) else { return }
        movedOn.append(attribute)
    }

    /// Has `attribute` advanced in the first frame at or after `time`, and in none before; nil: not any more. It is
    /// forgotten when it has been, and asks again if it will.
    package func wake(_ attribute: any RunningAttribute, at time: Double?) { wakeUps.set(attribute, at: time) }

    /// Program time of the next frame that a view waits for while nothing moves, in seconds; nil if none does. Whoever
    /// makes frames looks after each.
    package var nextWakeTime: Double? { wakeUps.next }

    /// The frame that will be seen at `time` begins: what the update evaluates is for then.
    package func frameBegins(at time: Double) {
        self.time = time
        layers.frameBegins(at: time)
    }

    /// Brings everything that runs to program time `time`: the moment at which the frame will be seen.
    package func advance(to time: Double) {
        self.time = time
        defer { memory.state.frameCount += 1 }
        let woken = wakeUps.take(dueAt: time)
        if !running.isEmpty || !woken.isEmpty {
            // An update of its own, without animation: scopes must not answer with the last update's.
            transaction = Transaction()
            updateNumber += 1
            passNumber += 1
            var due = running
            for attribute in woken where !due.contains(where: { $0 === attribute }) { due.append(attribute) }
            running = []
            for attribute in due where attribute.advance(to: time) { running.append(attribute) }
            isAdvancing = true
            settle()
            // What moves within something that moves has its new model value only now, and begins with this frame (S5.13).
            while !movedOn.isEmpty {
                let due = movedOn
                movedOn = []
                for attribute in due {
                    let isOver = !attribute.advance(to: time)
                    if isOver { running.removeAll { $0 === attribute } }
                }
                settle()
            }
            isAdvancing = false
        }
        layers.advance(to: time)
    }

    /// The frame that shows what changes now.
    var nextFrame: FrameStamp { FrameStamp(time: time, number: memory.state.frameCount) }

    /// A number for a name space that no other of this host has; 0 is none.
    package func makeNamespaceNumber() -> Int {
        namespaces += 1
        return namespaces
    }

    /// Says once what a program did wrong.
    package func report(_ problem: String) {
        if reported.insert(problem).inserted { onProblem(problem) }
    }
}
