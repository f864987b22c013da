extension Graph {
    /// True if ``flush()`` would run a sink.
    package var hasWork: Bool { registers.all.queuedSinks > 0 }

    /// Runs queued sinks until there are none. Order: structure sinks, oldest (outermost) first, then effect sinks,
    /// oldest first. A sink destroyed before its turn does not run.
    package func flush() {
        guard hasWork else { return }
        guard !registers.all.isFlushing, active.isEmpty else {
            return onProblem("flush() was called from within \(runningName); the running flush goes on by itself.")
        }
        registers.all.isFlushing = true
        defer { registers.all.isFlushing = false }
        registers.all.flushNumber &+= 1
        while let entry = sinks.pop() {
            guard nodes.isCurrent(entry.node, generation: entry.generation) else { continue }
            nodes[entry.node].flags.remove(.queued)
            registers.all.queuedSinks -= 1
            if mayRunAgain(entry.node) { _ = bringUpToDate(entry.node) }
        }
        guard registers.all.hasPostponedSinks else { return }
        registers.all.hasPostponedSinks = false
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

    /// Counts the runs of a sink in this flush; false, after reporting it, if it keeps triggering itself.
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
        registers.all.hasPostponedSinks = true
        return false
    }

    /// Limit of runs per flush: a sink that corrects its own input needs two, none needs a hundred.
    private static let runLimit: UInt16 = 100

    private var runningName: String { active.indices.last.map { name(of: $0) } ?? "a flush" }
}
