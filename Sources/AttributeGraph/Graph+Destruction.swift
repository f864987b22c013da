extension Graph {
    /// Marks all nodes of a chain dead, so that their handles become invalid; returns the chain with `rest` appended.
    func killNodes(_ first: NodeIndex, before rest: NodeIndex) -> NodeIndex {
        guard first != 0 else { return rest }
        var node = first
        while true {
            if nodes[node].flags.contains(.queued) { registers.all.queuedSinks -= 1 }
            nodes[node].flags.remove(.queued)
            nodes[node].flags.insert(.dead)
            nodes[node].generation &+= 1
            let next = nodes[node].next
            if next == 0 { break }
            node = next
        }
        nodes[node].next = rest
        return first
    }

    /// Frees a chain of dead nodes with their edges. Nodes in use are freed when their use ends.
    ///
    /// Edges within the chain are not unlinked one by one, which makes destroying many nodes together cheap.
    func destroyNodes(_ first: NodeIndex) {
        var node = first
        while node != 0 {
            detachReaders(of: node)
            node = nodes[node].next
        }
        node = first
        while node != 0 {
            if !nodes[node].flags.isInUse { freeInputs(of: node) }
            node = nodes[node].next
        }
        // Values are destroyed last: their deinitialisers may call the graph.
        node = first
        while node != 0 {
            let next = nodes[node].next
            if !nodes[node].flags.isInUse { freeContents(of: node) }
            node = next
        }
    }

    /// Ends a use of `node` further up the stack, and frees the node if it has died meanwhile; returns true if it is
    /// alive.
    @discardableResult func endUse(of node: NodeIndex, _ use: NodeFlags) -> Bool {
        nodes[node].flags.subtract(use)
        let flags = nodes[node].flags
        guard flags.contains(.dead) else { return true }
        if !flags.isInUse {
            freeInputs(of: node)
            freeContents(of: node)
        }
        return false
    }

    private func detachReaders(of node: NodeIndex) {
        var link = nodes[node].firstReader
        while link != 0 {
            let reader = nodes[links[link].reader].flags
            if !reader.contains(.dead) || reader.isInUse { links[link].input = 0 }
            link = links[link].nextReader
        }
        nodes[node].firstReader = 0
        nodes[node].lastReader = 0
    }

    private func freeInputs(of node: NodeIndex) {
        var link = nodes[node].firstInput
        nodes[node].firstInput = 0
        while link != 0 {
            let next = links[link].nextInput
            let input = links[link].input
            // A dead input has no list of readers any more.
            if input != 0, !nodes[input].flags.contains(.dead) { unlinkFromInput(link) }
            links.free(link)
            link = next
        }
    }

    private func freeContents(of node: NodeIndex) {
        guard let type = nodes[node].type, let block = nodes[node].block else { return }
        type.destroyContents(of: block, hasValue: nodes[node].flags.contains(.hasValue))
        store.freeBlock(block, size: type.blockSize, alignment: type.blockAlignment)
        nodes.free(node)
    }
}
