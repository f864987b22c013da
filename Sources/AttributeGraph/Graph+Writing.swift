extension Graph {
    /// Sets a source's value and marks the readers of the parts that differ.
    ///
    /// May be called by rules and sinks: one that has read the source earlier in this run will run again.
    ///
    /// - Parameters:
    ///   - attribute: the source.
    ///   - value: the new value.
    /// - Returns: false if the value is equal or the source is gone; then nothing was marked (S1.4).
    @discardableResult package func set<V>(_ attribute: Attribute<V>, to value: consuming V) -> Bool {
        guard isAlive(attribute) else { return false }
        checkIsWholeSource(attribute)
        let isNew = replaceValue(of: attribute.node, by: value)
        traceIfAsked("set \(name(of: attribute.node)) #\(attribute.node)\(isNew ? "" : ": equal")")
        return isNew
    }

    /// Changes a source's value in place and marks all readers, since there is no old value to compare with.
    ///
    /// - Precondition: `body` does not read this attribute.
    package func modify<V>(_ attribute: Attribute<V>, _ body: (inout V) -> Void) {
        guard isAlive(attribute) else { return }
        checkIsWholeSource(attribute)
        let node = attribute.node
        nodes[node].flags.insert(.modifying)
        block(of: node).modify(V.self, body)
        markReaders(of: node)
        endUse(of: node, .modifying)
        traceIfAsked("modify \(name(of: node)) #\(node)")
    }

    /// Makes a rule run again without a changed input; for a source, its readers.
    package func invalidate<V>(_ attribute: Attribute<V>) {
        guard isAlive(attribute) else { return }
        traceIfAsked("invalidate \(name(of: attribute.node)) #\(attribute.node)")
        if nodes[attribute.node].flags.contains(.source) {
            markReaders(of: attribute.node)
        } else {
            markDirty(attribute.node)
        }
    }

    /// Replaces the value by `new`, unless they are equal, and marks the readers of the parts that differ.
    private func replaceValue<V>(of node: NodeIndex, by new: consuming V) -> Bool {
        let block = block(of: node)
        let scratch = store.makeScratch(new)
        let values = ValuePair(old: block, new: scratch)
        registers.all.comparisons += 1
        guard !values.areEqual(ValueType.of(V.self), at: 0) else {
            store.discard(scratch, as: V.self)
            return false
        }
        registers.all.unequalComparisons += 1
        publish(node, values)
        store.exchange(block, scratch, as: V.self)
        return true
    }

    private func checkIsWholeSource<V>(_ attribute: Attribute<V>) {
        let flags = nodes[attribute.node].flags
        precondition(
            flags.contains(.source) && attribute.offset == 0
                && nodes[attribute.node].type?.valueType.is(ObjectIdentifier(V.self)) == true,
            "Only a whole source can be written, not a rule's value and not a part.")
        precondition(
            flags.isDisjoint(with: [.borrowed, .modifying]),
            "A source was written while somebody looked at its value in place.")
    }
}
