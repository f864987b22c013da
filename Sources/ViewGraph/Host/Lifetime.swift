package import AttributeGraph

/// What lives exactly as long as one identity: its attributes, and whatever has to be told when it ends (S2.1).
@MainActor package final class Lifetime {
    package let subgraph: Subgraph
    private unowned var outer: Lifetime?
    /// In order; nil for those that have ended.
    private var inner: [Lifetime?] = []
    private var indexInOuter = 0
    private var endedInner = 0
    private var endings: [@MainActor () -> Void] = []
    /// Who is told by itself, in order; before the others.
    private var members: [any LifetimeMember] = []
    private var disappearances: [@MainActor () -> Void] = []
    package private(set) var hasEnded = false

    package init(graph: Graph, outer: Lifetime?) {
        subgraph = graph.makeSubgraph(parent: outer?.subgraph)
        self.outer = outer
        if let outer {
            indexInOuter = outer.inner.count
            outer.inner.append(self)
        }
    }

    /// Runs `action` when the identity ends, after the actions of those within it.
    package func onEnd(_ action: @escaping @MainActor () -> Void) { endings.append(action) }

    /// Has `member` told when the identity ends, as by ``onEnd(_:)``.
    func add(_ member: any LifetimeMember) {
        // Room for what a view of a list or grid has, at once.
        if members.isEmpty { members.reserveCapacity(6) }
        members.append(member)
    }

    /// Runs `action` when the views of this identity have left (S19.5), before anything of it is gone.
    package func onDisappear(_ action: @escaping @MainActor () -> Void) { disappearances.append(action) }

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
        for case let lifetime? in inner { count += 1 + lifetime.descendantCount }
        return count
    }

    package func end() {
        guard !hasEnded else { return }
        disappear()
        finish()
        outer?.innerEnded(at: indexInOuter)
        subgraph.destroy()
    }

    private func innerEnded(at index: Int) {
        guard index < inner.count else { return }
        inner[index] = nil
        endedInner += 1
        guard endedInner > 16 && 2 * endedInner > inner.count else { return }
        var alive: [Lifetime?] = []
        for lifetime in inner {
            guard let lifetime else { continue }
            lifetime.indexInOuter = alive.count
            alive.append(lifetime)
        }
        inner = alive
        endedInner = 0
    }

    private func disappear() {
        for lifetime in inner { lifetime?.disappear() }
        let actions = disappearances
        disappearances = []
        for action in actions { action() }
    }

    private func finish() {
        hasEnded = true
        for lifetime in inner { lifetime?.finish() }
        inner = []
        let told = members
        members = []
        for member in told { member.lifetimeEnded() }
        let actions = endings
        endings = []
        for action in actions { action() }
    }
}

/// What is told when the lifetime ends in which it was made.
@MainActor package protocol LifetimeMember: AnyObject {
    /// The identity has ended.
    func lifetimeEnded()
}
