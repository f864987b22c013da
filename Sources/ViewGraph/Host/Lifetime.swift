package import AttributeGraph
@_spi(Engine) import LayerTree

/// The lifetime of one identity: owns the attributes of the identity, and runs actions when it ends (S2.1).
@MainActor package final class Lifetime {
    package let subgraph: Subgraph
    private let memory: HotMemory<LifetimeState>

    package init(graph: Graph, outer: Lifetime?) {
        subgraph = graph.makeSubgraph(parent: outer?.subgraph)
        memory = HotMemory(LifetimeState(outer: Unretained(outer)))
        if let outer {
            memory.state.scopeReplacement = outer.memory.state.scopeReplacement
            memory.state.indexInOuter = outer.memory.state.inner.count
            outer.memory.state.inner.append(self)
        }
    }

    package var hasEnded: Bool { memory.state.hasEnded }

    /// Scope in which the views of this lifetime appear, instead of the one of the place where they are written. Set
    /// before any view is made; inner lifetimes take it over.
    package var scopeReplacement: ScopeReplacement? {
        get { memory.state.scopeReplacement }
        set { memory.state.scopeReplacement = newValue }
    }

    /// Name among the identities of the same structure; empty unless the host hands states over.
    var label = ""

    /// Labels of this lifetime and of those around it, from the outside in.
    var path: String {
        guard let outer = memory.state.outer else { return label }
        let path = outer.with { $0.path }
        return label.isEmpty ? path : "\(path)/\(label)"
    }

    /// Adds an action that runs when the identity ends, after the actions of identities inside it.
    package func onEnd(_ action: @escaping @MainActor () -> Void) { memory.state.endings.append(action) }

    /// Adds an object that is notified when the identity ends, before the actions of ``onEnd(_:)``.
    func add(_ member: any LifetimeMember) {
        // Typical number of members of a view in a list or grid, reserved in one allocation.
        if memory.state.members.isEmpty { memory.state.members.reserveCapacity(4) }
        memory.state.members.append(member)
    }

    /// Adds an action that runs when the views of this identity have left (S19.5), before anything of the identity is
    /// destroyed.
    package func onDisappear(_ action: @escaping @MainActor () -> Void) { memory.state.disappearances.append(action) }

    /// Runs `body`. Attributes that it makes belong to this lifetime.
    ///
    /// - Throws: the error that `body` throws.
    package func perform<T>(_ body: () throws -> T) rethrows -> T { try subgraph.perform(body) }

    /// Adds an attribute of this lifetime that `rule` computes.
    @discardableResult package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        subgraph.addRule(rule)
    }

    /// Adds an attribute of this lifetime that `rule` computes, in each flush in which it is dirty.
    @discardableResult package func addEagerRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        subgraph.addEagerRule(rule)
    }

    /// Adds a rule of this lifetime that runs for its effect.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) where R.Value == Void {
        subgraph.addSink(rule, phase: phase)
    }

    /// Adds a rule as ``addSink(_:phase:)`` does, and runs it for the first time now. Only its maker may depend on its
    /// effect.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void { subgraph.runSink(rule) }

    /// Adds an attribute of this lifetime whose value is set from outside the graph.
    package func addSource<Value>(_ value: Value) -> Attribute<Value> { subgraph.addSource(value) }

    /// Number of lifetimes inside this one, at any depth, that have not ended.
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

/// State of a lifetime.
private struct LifetimeState {
    let outer: Unretained<Lifetime>?
    /// Inner lifetimes in order of creation; nil for those that have ended.
    var inner: [Lifetime?] = []
    var indexInOuter = 0
    var endedInner = 0
    var endings: [@MainActor () -> Void] = []
    /// Objects notified when the lifetime ends, in order, before `endings` run.
    var members: [any LifetimeMember] = []
    var disappearances: [@MainActor () -> Void] = []
    var hasEnded = false
    var scopeReplacement: ScopeReplacement?
}

/// An object that is notified when the lifetime in which it was made ends.
@MainActor package protocol LifetimeMember: AnyObject {
    /// Called when the lifetime has ended.
    func lifetimeEnded()
}
