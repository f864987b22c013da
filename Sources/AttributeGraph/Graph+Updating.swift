/// State of an outer run, saved during an inner one.
struct RunFrame {
    let current: NodeIndex
    let cursor: LinkIndex
}

extension Graph {
    /// Runs what is needed to bring `node` up to date; returns false if `node` itself is running further up the stack,
    /// and then its last value stands.
    func bringUpToDate(_ node: NodeIndex) -> Bool {
        let flags = nodes[node].flags
        if flags.isActive {
            reportCycle(at: node)
            return false
        }
        precondition(!flags.contains(.modifying), "A source was read while it was being modified in place.")
        guard flags.isStale else { return true }
        if !flags.contains(.dirty), !mustRun(node) { return true }
        guard !nodes[node].flags.contains(.dead), let type = nodes[node].type else { return true }
        precondition(
            !nodes[node].flags.contains(.borrowed), "A rule had to run while somebody looked at its value in place.")
        type.run(node, block: block(of: node), in: self)
        return true
    }

    /// Brings the inputs of a possibly dirty node up to date, in the order of reading, until one differs; returns true
    /// if one did.
    private func mustRun(_ node: NodeIndex) -> Bool {
        registers.all.verifications += 1
        nodes[node].flags.insert(.verifying)
        active.push(node)
        var isStillStale = false
        var link = nodes[node].firstInput
        while link != 0 {
            let input = links[link].input
            if input != 0, !nodes[input].flags.isDisjoint(with: .notReadable) {
                if nodes[input].flags.isActive {
                    // A cycle: the rule will read it itself, and that read is reported.
                    nodes[node].flags.insert(.dirty)
                    break
                }
                _ = bringUpToDate(input)
                if !nodes[node].flags.isDisjoint(with: [.dirty, .dead]) { break }
                if links[link].input != 0, nodes[input].flags.isStale { isStillStale = true }
            }
            link = links[link].nextInput
        }
        active.pop()
        guard endUse(of: node, .verifying) else { return false }
        if nodes[node].flags.contains(.dirty) { return true }
        if !isStillStale {
            nodes[node].flags.remove(.possiblyDirty)
        } else if nodes[node].flags.contains(.sink) {
            queue(node)
        }
        return false
    }

    /// Starts a run; called by the node's type before its rule.
    func beginRun(_ node: NodeIndex) -> RunFrame {
        let frame = RunFrame(current: registers.all.current, cursor: registers.all.cursor)
        registers.all.stamp &+= 1
        nodes[node].stamp = registers.all.stamp
        nodes[node].flags.subtract(.stale)
        nodes[node].flags.insert(.running)
        registers.all.current = node
        registers.all.cursor = 0
        active.push(node)
        registers.all.runs += 1
        if let type = nodes[node].type { runsByType.count(type.index) }
        traceIfAsked("run \(name(of: node)) #\(node)")
        return frame
    }

    /// Ends a run and drops the inputs that it did not read; returns false if the node was destroyed meanwhile, so that
    /// there is no place for its value.
    func endRun(_ node: NodeIndex, _ frame: RunFrame) -> Bool {
        let cursor = registers.all.cursor
        var link = cursor == 0 ? nodes[node].firstInput : links[cursor].nextInput
        if cursor == 0 { nodes[node].firstInput = 0 } else { links[cursor].nextInput = 0 }
        while link != 0 {
            let next = links[link].nextInput
            unlinkFromInput(link)
            links.free(link)
            link = next
        }
        active.pop()
        registers.all.current = frame.current
        registers.all.cursor = frame.cursor
        return endUse(of: node, .running)
    }

    private func reportCycle(at node: NodeIndex) {
        let path = (active.indices.drop { $0 != node } + [node]).map { name(of: $0) }.joined(separator: " → ")
        precondition(
            nodes[node].flags.contains(.hasValue), "An attribute needs its own value before it ever had one: \(path)")
        onProblem("An attribute depends on itself, and its last value is used: \(path)")
    }
}
