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
        while let entry = sinks.pop() {
            guard nodes.isCurrent(entry.node, generation: entry.generation) else { continue }
            nodes[entry.node].flags.remove(.queued)
            registers.all.queuedSinks -= 1
            if mayRunAgain(entry.node) { _ = bringUpToDate(entry.node) }
        }
        guard !postponedSinks.isEmpty else { return }
        let postponed = postponedSinks
        postponedSinks = []
        for entry in postponed where nodes.isCurrent(entry.node, generation: entry.generation) { queue(entry.node) }
    }

    func queue(_ node: NodeIndex) {
        let flags = nodes[node].flags
        guard !flags.contains(.queued) else { return }
        nodes[node].flags.insert(.queued)
        registers.all.queuedSinks += 1
        sinks.push(queuedSink(node), isStructure: flags.contains(.structure))
    }

    private func queuedSink(_ node: NodeIndex) -> QueuedSink {
        QueuedSink(sequence: nodes[node].sequence, node: node, generation: nodes[node].generation)
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
        postponedSinks.append(queuedSink(node))
        return false
    }

    /// A sink that sets its own input to what it should be needs two runs; no honest one needs a hundred.
    private static let runLimit: UInt16 = 100

    private var runningName: String { active.indices.last.map { name(of: $0) } ?? "a flush" }
}
