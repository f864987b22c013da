extension Graph {
    /// Marks the readers of those parts of `node` that differ between the two values.
    func publish(_ node: NodeIndex, _ values: ValuePair) {
        var link = nodes[node].firstReader
        // Consecutive readers often read the same part.
        var lastOffset = UInt32.max
        var lastType: ValueType?
        var wasEqual = false
        while link != 0 {
            let (type, offset) = (links[link].type, links[link].offset)
            if offset != lastOffset || lastType?.isSame(as: type) != true {
                wasEqual = values.areEqual(type, at: offset)
                registers.all.comparisons += 1
                if !wasEqual { registers.all.unequalComparisons += 1 }
                lastOffset = offset
                lastType = type
            }
            if !wasEqual, isUsed(link) { markDirty(links[link].reader) }
            link = links[link].nextReader
        }
    }

    func markReaders(of node: NodeIndex) {
        var link = nodes[node].firstReader
        while link != 0 {
            if isUsed(link) { markDirty(links[link].reader) }
            link = links[link].nextReader
        }
    }

    func markDirty(_ node: NodeIndex) {
        let flags = nodes[node].flags
        guard flags.isDisjoint(with: [.dirty, .dead]) else { return }
        nodes[node].flags.insert(.dirty)
        // A possibly dirty node has marked its readers and been queued already.
        if !flags.contains(.possiblyDirty) { spread(from: node, flags) }
    }

    func markPossiblyDirty(_ node: NodeIndex) {
        let flags = nodes[node].flags
        guard flags.isDisjoint(with: [.dirty, .possiblyDirty, .dead]) else { return }
        nodes[node].flags.insert(.possiblyDirty)
        spread(from: node, flags)
    }

    private func spread(from node: NodeIndex, _ flags: NodeFlags) {
        if flags.contains(.sink) { queue(node) }
        if flags.contains(.eager) { return }
        var link = nodes[node].firstReader
        while link != 0 {
            if isUsed(link) { markPossiblyDirty(links[link].reader) }
            link = links[link].nextReader
        }
    }

    /// True if a change matters to the link's reader. A running reader that has not reached this input yet will see the
    /// new value or drop the link; marking it would make it run twice.
    private func isUsed(_ link: LinkIndex) -> Bool {
        let reader = links[link].reader
        return !nodes[reader].flags.contains(.running) || links[link].stamp == nodes[reader].stamp
    }
}
