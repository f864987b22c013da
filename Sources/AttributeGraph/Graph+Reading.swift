extension Graph {
    /// Up-to-date value. Inside a rule the read is recorded as a dependency on these bytes.
    package func read<V>(_ attribute: Attribute<V>) -> V {
        prepare(attribute, V.self)
        return block(of: attribute.node).read(V.self, at: attribute.offset)
    }

    /// Memory of the up-to-date value, for callers that are not generic over its type; otherwise like ``read(_:)``.
    package func place<V>(of attribute: Attribute<V>) -> ValuePlace {
        prepare(attribute, V.self)
        return ValuePlace(block: block(of: attribute.node), offset: attribute.offset)
    }

    /// Up-to-date value, without recording a dependency.
    package func peek<V>(_ attribute: Attribute<V>) -> V {
        checkIsAlive(attribute)
        if !nodes[attribute.node].flags.isDisjoint(with: .notReadable) { _ = bringUpToDate(attribute.node) }
        return block(of: attribute.node).read(V.self, at: attribute.offset)
    }

    /// Calls `body` with the up-to-date value in place, without copying; otherwise like ``read(_:)``.
    ///
    /// - Precondition: `body` does not set this attribute.
    /// - Throws: the error of `body`.
    package func withValue<V, R>(_ attribute: Attribute<V>, _ body: (borrowing V) throws -> R) rethrows -> R {
        prepare(attribute, V.self)
        let node = attribute.node
        let isOutermost = !nodes[node].flags.contains(.borrowed)
        nodes[node].flags.insert(.borrowed)
        defer { if isOutermost { endUse(of: node, .borrowed) } }
        return try block(of: node).withValue(V.self, at: attribute.offset, body)
    }

    /// Runs `body` as if no rule were running: reads in it record no dependencies. Used to build structure.
    ///
    /// - Throws: the error of `body`.
    package func untracked<T>(_ body: () throws -> T) rethrows -> T {
        let (current, cursor) = (registers.all.current, registers.all.cursor)
        registers.all.current = 0
        defer {
            registers.all.current = current
            registers.all.cursor = cursor
        }
        return try body()
    }

    @inline(__always) private func prepare<V>(_ attribute: Attribute<V>, _ type: V.Type) {
        checkIsAlive(attribute)
        if !nodes[attribute.node].flags.isDisjoint(with: .notReadable) {
            // A cycle records no edge: it would make the reader run forever.
            guard bringUpToDate(attribute.node) else { return }
            let reader = registers.all.current
            // The rule that ran wrote to its own input, so its readers must run again, too.
            if reader != 0, nodes[attribute.node].flags.isStale { markPossiblyDirty(reader) }
        }
        if registers.all.current != 0 { record(attribute.node, attribute.offset, ObjectIdentifier(type), type) }
    }

    @inline(__always) func checkIsAlive<V>(_ attribute: Attribute<V>) {
        precondition(
            nodes.isCurrent(attribute.node, generation: attribute.generation),
            "A \(V.self) was read after its subgraph had been destroyed. Ask isAlive(_:) where that can happen.")
    }

    @inline(__always) func block(of node: NodeIndex) -> Block {
        guard let block = nodes[node].block else { preconditionFailure("An attribute without memory was read.") }
        return block
    }

    /// Records that the running rule read `offset` of `input`. Common case: the same read as in its previous run.
    @inline(__always)
    private func record<V>(_ input: NodeIndex, _ offset: UInt32, _ identifier: ObjectIdentifier, _ type: V.Type) {
        let reader = registers.all.current
        let cursor = registers.all.cursor
        let next = cursor == 0 ? nodes[reader].firstInput : links[cursor].nextInput
        if next != 0, matches(next, input, offset, identifier) {
            links[next].stamp = nodes[reader].stamp
            registers.all.cursor = next
            return
        }
        if cursor != 0, matches(cursor, input, offset, identifier) { return }
        if wasRead(input, offset, identifier, by: reader, upTo: cursor) { return }
        insertLink(input, offset, ValueType.of(type), reader: reader, after: cursor)
    }

    @inline(__always)
    private func matches(_ link: LinkIndex, _ input: NodeIndex, _ offset: UInt32, _ type: ObjectIdentifier) -> Bool {
        links[link].input == input && links[link].offset == offset && links[link].type.is(type)
    }

    /// Checks the first 16 reads of this run only: a duplicate edge costs little and does no harm.
    private func wasRead(
        _ input: NodeIndex, _ offset: UInt32, _ type: ObjectIdentifier, by reader: NodeIndex, upTo cursor: LinkIndex
    ) -> Bool {
        guard cursor != 0 else { return false }
        var link = nodes[reader].firstInput
        for _ in 0..<16 {
            if matches(link, input, offset, type) { return true }
            if link == cursor { return false }
            link = links[link].nextInput
        }
        return false
    }

    private func insertLink(
        _ input: NodeIndex, _ offset: UInt32, _ type: ValueType, reader: NodeIndex, after cursor: LinkIndex
    ) {
        let previousReader = nodes[input].lastReader
        let link = links.add(
            Link(
                type: type, input: input, reader: reader,
                nextInput: cursor == 0 ? nodes[reader].firstInput : links[cursor].nextInput,
                previousReader: previousReader, offset: offset, stamp: nodes[reader].stamp))
        if cursor == 0 { nodes[reader].firstInput = link } else { links[cursor].nextInput = link }
        if previousReader == 0 { nodes[input].firstReader = link } else { links[previousReader].nextReader = link }
        nodes[input].lastReader = link
        registers.all.cursor = link
    }

    /// Removes a link from the list of its input's readers.
    func unlinkFromInput(_ link: LinkIndex) {
        let (input, previous, next) = (links[link].input, links[link].previousReader, links[link].nextReader)
        guard input != 0 else { return }
        if previous == 0 { nodes[input].firstReader = next } else { links[previous].nextReader = next }
        if next == 0 { nodes[input].lastReader = previous } else { links[next].previousReader = previous }
    }
}

/// Memory of an attribute's value, valid until the graph is changed.
package struct ValuePlace {
    fileprivate let block: Block
    fileprivate let offset: UInt32

    /// A copy of the value.
    ///
    /// - Precondition: `Value` is the attribute's type.
    package func value<Value>(as type: Value.Type) -> Value { block.read(type, at: offset) }
}
