import AttributeGraph
@_spi(Engine) import LayerTree

/// Runs a closure of a view outside of bodies, such as in layout, and tells when state or an observable object that the
/// closure has read changes (S2.2).
@MainActor package final class ClosureFollower {
    private let evaluation: BodyEvaluation
    private let link: HostLink
    private let owner: Any.Type
    private let changed: @MainActor () -> Void
    /// False until the sink has run once, when nothing has been read yet.
    private var isReady = false

    /// Creates a follower that lives as long as the place of `inputs`.
    ///
    /// - Parameters:
    ///   - inputs: inputs of the view.
    ///   - owner: type of the view or modifier that has the closure, for reports.
    ///   - changed: called in each update in which something changed that the last run of the closure has read. It makes
    ///     the closure run again, now or in layout.
    package init(_ inputs: borrowing _ViewInputs, of owner: Any.Type, changed: @escaping @MainActor () -> Void) {
        evaluation = BodyEvaluation(host: inputs.host)
        link = inputs.host.link
        self.owner = owner
        self.changed = changed
        let graph = inputs.graph
        evaluation.body = inputs.lifetime.perform { graph.runSink(ClosureSink(follower: self)) }.place
        isReady = true
    }

    fileprivate func sinkRuns() { if isReady { changed() } }

    /// Runs the closure. Its reads replace those of earlier runs.
    ///
    /// - Parameter closure: the closure. It must not change anything that views read.
    /// - Returns: the result of `closure`.
    package func run<Result>(_ closure: () -> Result) -> Result {
        guard let host = link.host, let sink = evaluation.body else { return closure() }
        return host.graph.run(as: sink) { evaluation.runClosure(of: owner, closure) }
    }
}

private struct ClosureSink: Rule {
    /// Weak: whatever runs the closure may go before its place does.
    weak var follower: ClosureFollower?

    static var name: String { "what a closure reads" }

    func evaluate(in graph: Graph) { follower?.sinkRuns() }
}
