extension Graph {
    /// Runs `body`, outside of any rule, as if it were the rule of a sink: what it reads becomes what the sink depends on,
    /// in place of what it depended on before. Inside of the sink's own rule, `body` just runs.
    ///
    /// - Parameters:
    ///   - sink: place of the sink. If it is no longer alive, `body` runs without a record of its reads.
    ///   - body: reads attributes; it must not destroy the sink.
    /// - Returns: the result of `body`.
    /// - Throws: the error of `body`.
    package func run<Result>(as sink: AttributePlace, _ body: () throws -> Result) rethrows -> Result {
        guard isAlive(sink), !nodes[sink.node].flags.isActive else { return try body() }
        let frame = beginRun(sink.node)
        defer { _ = endRun(sink.node, frame) }
        return try body()
    }
}
