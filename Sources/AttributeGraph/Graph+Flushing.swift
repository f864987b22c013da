extension Graph {
    /// Whether ``flush()`` would run something.
    package var hasWork: Bool { registers.all.queuedSinks > 0 }

    /// Runs the queued sinks until there are none: first those that own structure, the oldest (outermost) first, then the
    /// others in the same order. A sink that was destroyed before its turn does not run.
    package func flush() {
        guard hasWork else { return }
        guard !isFlushing, active.isEmpty else {
            return onProblem("flush() was called from within \(runningName); the running flush goes on by itself.")
        }
        isFlushing = true
        defer { isFlushing = false }
        registers.all.flushNumber &+= 1
        while let entry = structureSinks.pop() ?? effectSinks.pop() {
            guard nodes.isCurrent(entry.node, generation: entry.generation) else { continue }
            nodes[entry.node].flags.remove(.queued)
            registers.all.queuedSinks -= 1
            if mayRunAgain(entry.node) { _ = bringUpToDate(entry.node) }
        }
        let postponed = postponedSinks
        postponedSinks = []
        for entry in postponed where nodes.isCurrent(entry.node, generation: entry.generation) { queue(entry.node) }
    }

    func queue(_ node: NodeIndex) {
        let flags = nodes[node].flags
        guard !flags.contains(.queued) else { return }
        nodes[node].flags.insert(.queued)
        registers.all.queuedSinks += 1
        let entry = SinkQueue.Entry(
            sequence: nodes[node].sequence, node: node, generation: nodes[node].generation)
        if flags.contains(.structure) { structureSinks.push(entry) } else { effectSinks.push(entry) }
    }

    /// Stops sinks that feed themselves.
    private func mayRunAgain(_ node: NodeIndex) -> Bool {
        if nodes[node].flushNumber != registers.all.flushNumber {
            nodes[node].flushNumber = registers.all.flushNumber
            nodes[node].runsInFlush = 0
        }
        nodes[node].runsInFlush += 1
        guard nodes[node].runsInFlush > Self.runLimit else { return true }
        onProblem(
            "\(name(of: node)) ran \(Self.runLimit) times in one flush because what it sets makes it run again; "
                + "it waits for the next flush.")
        postponedSinks.append(
            SinkQueue.Entry(sequence: nodes[node].sequence, node: node, generation: nodes[node].generation))
        return false
    }

    /// A sink that sets its own input to what it should be needs two runs; no honest one needs a hundred.
    private static let runLimit: UInt16 = 100

    private var runningName: String { active.indices.last.map { name(of: $0) } ?? "a flush" }
}
