/// Incremental computation: sources that are set, rules that compute from what they read, sinks that act on it.
///
/// A write marks what depends on it; nothing runs until it is read, or until ``flush()`` for sinks. A marked node first
/// looks whether one of the parts that it read really differs, so an equal result stops the wave (S2.3, S1.5).
///
/// Storage is a slab of nodes and one of edges, named by index; values and rules lie in blocks that never move.
@MainActor package final class Graph {
    let store: GraphStore
    let nodes: NodeTable
    let links: LinkTable
    let registers: RegisterFile
    let active: ActiveStack
    let sinks: SinkQueues
    let runsByType: RunCounts
    /// For whoever may outlive the graph.
    let link = GraphLink()

    /// Sinks that ran too often in one flush and wait for the next.
    var postponedSinks: [QueuedSink] = []
    var isFlushing = false

    /// Told of mistakes in the use of the graph: cycles with their path, sinks that never come to rest. Never a hang.
    package var onProblem: (String) -> Void = { _ in }

    /// Told, while it is set, of every write, run and sink. For reading, not for parsing.
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

    /// An attribute whose value is set from outside.
    package func addSource<V>(_ value: consuming V) -> Attribute<V> { store.memory.addSource(value) }

    /// An attribute whose value `rule` computes, first when it is read.
    package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        store.memory.addRule(rule, flags: .dirty)
    }

    /// A rule that is run for its effect: in the next flush, and in each later one in which an input changed.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) -> Attribute<Void>
    where R.Value == Void {
        let attribute = store.memory.addRule(
            rule, flags: phase == .structure ? [.dirty, .sink, .structure] : [.dirty, .sink])
        queue(attribute.node)
        return attribute
    }

    /// As ``addSink(_:phase:)``, but it runs for the first time now and not in the next flush: for what concerns nobody but
    /// whoever adds it, and finds everything at hand that it has just made.
    package func runSink<R: Rule>(_ rule: consuming R) -> Attribute<Void> where R.Value == Void {
        let attribute = store.memory.addRule(rule, flags: [.dirty, .sink])
        _ = bringUpToDate(attribute.node)
        return attribute
    }

    /// Whether the attribute is still there. Handles that leave the graph (bindings, closures) ask before they read.
    package func isAlive<V>(_ attribute: Attribute<V>) -> Bool {
        nodes.isCurrent(attribute.node, generation: attribute.generation)
    }

    /// The name of the rule, or of the value, at `node`.
    func name(of node: NodeIndex) -> String { nodes[node].type?.object.name ?? "nothing" }

    func traceIfAsked(_ message: @autoclosure () -> String) {
        if registers.all.isTracing { trace?(message()) }
    }
}
