@_spi(Engine) import AnimationCore
package import AttributeGraph
@_spi(Engine) import LayerTree
import Observation

extension View {
    /// Makes a view with a body. The body is an attribute, evaluated again when a value that it has read changes.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        guard inputs.enterBody(of: Self.self) else { return }
        let value = AnimatableAttributes.presented(view.attribute, inputs: inputs)
        let evaluation = BodyEvaluation(host: inputs.host)
        let body = inputs.place.lifetime.addEagerRule(
            BodyRule<Self>(
                view: value, properties: _DynamicProperties(of: Self.self, inputs: inputs), evaluation: evaluation))
        evaluation.body = body.place
        Body._makeView(_GraphValue(body), inputs: inputs)
    }

    /// True if the view is one element. Internal; programs do not use it.
    @MainActor public static var _isOneElement: Bool { Body._isOneElement }
}

/// Rule that evaluates the body of one view.
struct BodyRule<V: View>: Rule {
    let view: Attribute<V>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(V.self)" }

    mutating func evaluate(in graph: Graph) -> V.Body {
        let value = properties.updated(graph.read(view), in: graph)
        evaluation.changes?.bodyWillRun(value)
        defer { evaluation.changes?.bodyDidRun(value) }
        return evaluation.run(V.self) { value.body }
    }
}

/// Evaluates one body. State read in the body is a dependency. A change of an observable property that the body has
/// read invalidates the body (S2.2).
@MainActor package final class BodyEvaluation {
    private let link: HostLink
    /// Attribute of the body.
    package var body: AttributePlace?
    /// True if the closure may change what it reads: a drawing that moves particles is not drawn again for that.
    package var ignoresOwnChanges = false
    private var isRunning = false
    /// Evaluation of the body that is running; nil outside of bodies.
    static private(set) var current: BodyEvaluation?
    /// Reasons for evaluations; nil until the body asks for them.
    private(set) var changes: BodyChanges?

    package init(host: ViewHost) { link = host.link }

    func changesText(of type: Any.Type) -> String {
        let changes = self.changes ?? BodyChanges(of: type)
        self.changes = changes
        return changes.text(for: type)
    }

    /// Runs `body` with dependency tracking.
    ///
    /// - Parameters:
    ///   - owner: type of the view or modifier that has the body.
    ///   - body: the body. Not declared as `@MainActor`: the library would check its executor at each call.
    /// - Returns: the result of `body`.
    package func run<Owner, Result>(_ owner: Owner.Type, _ body: () -> Result) -> Result {
        guard let host = link.host else { return body() }
        host.counters.countBody(of: owner)
        let outerEvaluation = Self.current
        Self.current = self
        defer { Self.current = outerEvaluation }
        return runClosure(of: owner, body)
    }

    /// Runs a closure that makes views or draws, with dependency tracking, and without counting it as a body.
    ///
    /// - Parameters:
    ///   - owner: type of the view that has the closure.
    ///   - closure: the closure.
    /// - Returns: the result of `closure`.
    package func runClosure<Owner, Result>(of owner: Owner.Type, _ closure: () -> Result) -> Result {
        guard let host = link.host else { return closure() }
        let outer = host.memory.state.runningBody
        host.memory.state.runningBody = owner
        host.bodyDepth += 1
        isRunning = true
        defer {
            isRunning = false
            host.bodyDepth -= 1
            host.memory.state.runningBody = outer
        }
        return withObservationTracking(closure, onChange: { [self] in noteChange(in: owner) })
    }

    /// Called before the change, on the thread of the change. The transaction is the one current at that moment (S3.6).
    private nonisolated func noteChange(in owner: Any.Type) {
        let change = TransferBox((self, owner, Transaction.current))
        onMainActor { change.value.0.observedPropertyWillChange(in: change.value.1, change.value.2) }
    }

    private func observedPropertyWillChange(in owner: Any.Type, _ transaction: Transaction) {
        guard let host = link.host, !(isRunning && ignoresOwnChanges) else { return }
        if host.bodyDepth > 0 {
            host.report(
                "An observable object that \(owner) reads was changed while the body of \(host.runningBodyName) ran; views "
                    + "follow in the next update. Change it in actions, onAppear, onChange or task, not in a body (S1.17)."
            )
        }
        host.problems.lastWrite = .observable(readBy: owner)
        host.enqueue(transaction) { [weak self, unowned host] in
            if let body = self?.body { host.graph.invalidateIfAlive(body) }
        }
    }
}

extension Graph {
    package func invalidateIfAlive(_ place: AttributePlace) { invalidateIfAlive(Attribute<Void>(place)) }

    package func invalidateIfAlive<Value>(_ attribute: Attribute<Value>) {
        if isAlive(attribute) { invalidate(attribute) }
    }
}
