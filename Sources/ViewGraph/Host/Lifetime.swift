package import AttributeGraph
@_spi(Engine) import LayerTree

/// What lives exactly as long as one identity: its attributes, and whatever has to be told when it ends (S2.1).
@MainActor package final class Lifetime {
    package let subgraph: Subgraph
    private let memory: HotMemory<LifetimeState>

    package init(graph: Graph, outer: Lifetime?) {
        subgraph = graph.makeSubgraph(parent: outer?.subgraph)
        memory = HotMemory(LifetimeState(outer: Unretained(outer)))
        if let outer {
            memory.state.indexInOuter = outer.memory.state.inner.count
            outer.memory.state.inner.append(self)
        }
    }

    package var hasEnded: Bool { memory.state.hasEnded }

    /// Runs `action` when the identity ends, after the actions of those within it.
    package func onEnd(_ action: @escaping @MainActor () -> Void) { memory.state.endings.append(action) }

    /// Has `member` told when the identity ends, as by ``onEnd(_:)``.
    func add(_ member: any LifetimeMember) {
        // Room for what a view of a list or grid has, at once.
        if memory.state.members.isEmpty { memory.state.members.reserveCapacity(4) }
        memory.state.members.append(member)
    }

    /// Runs `action` when the views of this identity have left (S19.5), before anything of it is gone.
    package func onDisappear(_ action: @escaping @MainActor () -> Void) { memory.state.disappearances.append(action) }

    /// Makes attributes that belong to this lifetime.
    package func perform<T>(_ body: () throws -> T) rethrows -> T { try subgraph.perform(body) }

    /// An attribute of this lifetime that `rule` computes.
    @discardableResult package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        subgraph.addRule(rule)
    }

    /// A rule of this lifetime that is run for its effect.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) where R.Value == Void {
        subgraph.addSink(rule, phase: phase)
    }

    /// The same, run for the first time at once: what it does concerns nobody but whoever makes it.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void { subgraph.runSink(rule) }

    /// An attribute of this lifetime whose value is set from outside.
    package func addSource<Value>(_ value: Value) -> Attribute<Value> { subgraph.addSource(value) }

    /// Lifetimes within this one that have not ended.
    var descendantCount: Int {
        var count = 0
        for case let lifetime? in memory.state.inner { count += 1 + lifetime.descendantCount }
        return count
    }

    package func end() {
        guard !hasEnded else { return }
        disappear()
        finish()
        memory.state.outer?.with { $0.innerEnded(at: memory.state.indexInOuter) }
        subgraph.destroy()
    }

    private func innerEnded(at index: Int) {
        guard index < memory.state.inner.count else { return }
        memory.state.inner[index] = nil
        memory.state.endedInner += 1
        guard memory.state.endedInner > 16 && 2 * memory.state.endedInner > memory.state.inner.count else { return }
        var alive: [Lifetime?] = []
        for lifetime in memory.state.inner {
            guard let lifetime else { continue }
            lifetime.memory.state.indexInOuter = alive.count
            alive.append(lifetime)
        }
        memory.state.inner = alive
        memory.state.endedInner = 0
    }

    private func disappear() {
        for lifetime in memory.state.inner { lifetime?.disappear() }
        let actions = memory.state.disappearances
        memory.state.disappearances = []
        for action in actions { action() }
    }

    private func finish() {
        memory.state.hasEnded = true
        for lifetime in memory.state.inner { lifetime?.finish() }
        memory.state.inner = []
        let told = memory.state.members
        memory.state.members = []
        for member in told { member.lifetimeEnded() }
        let actions = memory.state.endings
        memory.state.endings = []
        for action in actions { action() }
    }
}

/// What a lifetime keeps of itself.
private struct LifetimeState {
    let outer: Unretained<Lifetime>?
    /// In order; nil for those that have ended.
    var inner: [Lifetime?] = []
    var indexInOuter = 0
    var endedInner = 0
    var endings: [@MainActor () -> Void] = []
    /// Who is told by itself, in order; before the others.
    var members: [any LifetimeMember] = []
    var disappearances: [@MainActor () -> Void] = []
    var hasEnded = false
}

/// What is told when the lifetime ends in which it was made.
@MainActor package protocol LifetimeMember: AnyObject {
    /// The identity has ended.
    func lifetimeEnded()
}
