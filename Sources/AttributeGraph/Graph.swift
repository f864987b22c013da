/// Graph of incremental computation: sources that are set, rules that compute values from what they read, sinks that
/// act on them.
///
/// A write marks its dependents; rules run when they are read, sinks in ``flush()``. A marked node first checks if a
/// part that it read really differs, so an equal result stops the propagation (S2.3, S1.5).
///
/// Storage is a slab of nodes and one of edges, by index; values and rules are in blocks that never move.
@MainActor package final class Graph {
    let store: GraphStore
    let nodes: NodeTable
    let links: LinkTable
    let registers: RegisterFile
    let active: ActiveStack
    let sinks: SinkQueues
    let runsByType: RunCounts
    /// Reference for objects that may outlive the graph.
    let link = GraphLink()

    /// Sinks that ran too often in one flush and wait for the next.
    var postponedSinks: [QueuedSink] = []

    /// Called for misuse of the graph: cycles, with their path, and sinks that keep triggering themselves. The graph
    /// never hangs.
    package var onProblem: (String) -> Void = { _ in }

    /// If set, called for every write, run and sink. The text is for reading, not for parsing.
    package var trace: ((String) -> Void)? {
        didSet { registers.all.isTracing = trace != nil }
    }

    package init() {
        store = GraphStore()
        nodes = store.nodes
        links = store.links
        registers = store.registers
        active = store.active
        sinks = store.sinks
        runsByType = store.runsByType
        link.lead(to: self)
    }

    deinit { link.lead(to: nil) }

    /// Adds an attribute whose value is set from outside.
    package func addSource<V>(_ value: consuming V) -> Attribute<V> { store.memory.addSource(value) }

    /// Adds an attribute whose value `rule` computes, first when it is read.
    package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        store.memory.addRule(rule, flags: .dirty)
    }

    /// Adds a rule like ``addRule(_:)`` that, once it has been read, a flush runs among the structure sinks when it is
    /// dirty. Its readers are marked only when it has run, and only those of parts that differ.
    ///
    /// For rules with many readers, of which few are affected by a change: the body of a view. Until the flush, only
    /// those who read the rule itself get the new value.
    package func addEagerRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        store.memory.addRule(rule, flags: .newEagerRule)
    }

    /// Adds a rule that is run for its effect: in the next flush, and in each later one in which an input has changed.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) -> Attribute<Void>
    where R.Value == Void {
        let place = store.memory.addSink(rule, flags: .newSink(phase))
        queue(place.node)
        return Attribute(place)
    }

    /// Adds a sink like ``addSink(_:phase:)``, but runs it now for the first time: for sinks that only concern their
    /// creator and need what it has just made.
    package func runSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) -> Attribute<Void>
    where R.Value == Void {
        let place = store.memory.addSink(rule, flags: .newSink(phase))
        _ = bringUpToDate(place.node)
        return Attribute(place)
    }

    /// True if the attribute exists. Handles stored outside the graph (bindings, closures) check this before reading.
    package func isAlive<V>(_ attribute: Attribute<V>) -> Bool { isAlive(attribute.place) }

    /// True if the attribute at `place` exists.
    @inline(__always) package func isAlive(_ place: AttributePlace) -> Bool {
        nodes.isCurrent(place.node, generation: place.generation)
    }

    /// Name of the rule or value at `node`.
    func name(of node: NodeIndex) -> String { nodes[node].type?.object.name ?? "nothing" }

    func traceIfAsked(_ message: @autoclosure () -> String) {
        if registers.all.isTracing { trace?(message()) }
    }
}
