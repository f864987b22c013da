/// A persistent dictionary whose keys are types: copies share everything, a write adds one cell in front.
///
/// A copy-on-write dictionary would copy all entries for each modifier that sets one; here a write is one allocation,
/// and the usual look-up, of a key that nobody set, ends at the first cell's mask.
@usableFromInline struct KeyedValues {
    @usableFromInline var newest: KeyedCell?

    @inlinable init() {}

    @inlinable var isEmpty: Bool { newest == nil }

    /// Whether nothing was written since the two were copies of each other. Complexity: O(1).
    @inlinable func isIdentical(to other: KeyedValues) -> Bool { newest === other.newest }

    /// The newest value for `key`. Complexity: O(1) if it was never set, otherwise O(cells in front of it).
    @inlinable func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
        let bit = KeyedCell.bit(of: key)
        var cell = newest
        while let current = cell, current.mask & bit != 0 {
            if current.key == key { return (current as? ValueCell<Value>)?.value }
            cell = current.next
        }
        return nil
    }

    @inlinable mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
        // A second write in a row hides the first for good, so it need not stay.
        let next = newest?.key == key ? newest?.next : newest
        newest = ValueCell(key: key, value: value, next: next)
        if let newest, newest.isWorthCompacting { self.newest = newest.compacted() }
    }

    /// These values, and what `other` has in front of them: a key that both set reads from `other`.
    func overridden(by other: KeyedValues) -> KeyedValues {
        if other.isEmpty || other.isIdentical(to: self) { return self }
        if isEmpty { return other }
        var result = self
        for cell in (other.newest?.distinctCells ?? []).reversed() { result.newest = cell.moved(onto: result.newest) }
        if let newest = result.newest, newest.isWorthCompacting { result.newest = newest.compacted() }
        return result
    }
}

/// One entry of ``KeyedValues``; never changes.
@usableFromInline class KeyedCell {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let next: KeyedCell?
    /// A bit for each key from here on, so that most absent keys are told at once.
    @usableFromInline let mask: UInt64
    /// The number of cells from here on.
    @usableFromInline let depth: Int
    /// The number of distinct keys at the last compaction.
    @usableFromInline var distinct: Int

    @usableFromInline init(key: ObjectIdentifier, next: KeyedCell?) {
        self.key = key
        self.next = next
        mask = (next?.mask ?? 0) | KeyedCell.bit(of: key)
        depth = (next?.depth ?? 0) + 1
        distinct = next?.distinct ?? 0
    }

    @inlinable static func bit(of key: ObjectIdentifier) -> UInt64 {
        // Fibonacci hashing: types lie at aligned addresses, so their low bits say nothing.
        1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// The same entry in front of `next`.
    @usableFromInline func moved(onto next: KeyedCell?) -> KeyedCell { KeyedCell(key: key, next: next) }

    /// Whether hidden entries may be the larger part: the chain must not grow with the depth of a view tree.
    @inlinable var isWorthCompacting: Bool { depth > 2 * distinct + 16 }

    /// The visible entries, newest first.
    final var distinctCells: [KeyedCell] {
        var seen: Set<ObjectIdentifier> = []
        var result: [KeyedCell] = []
        var cell: KeyedCell? = self
        while let current = cell {
            if seen.insert(current.key).inserted { result.append(current) }
            cell = current.next
        }
        return result
    }

    /// The same entries without the hidden ones.
    @usableFromInline final func compacted() -> KeyedCell {
        let cells = distinctCells
        var result: KeyedCell?
        for cell in cells.reversed() { result = cell.moved(onto: result) }
        guard let result else { return self }
        result.distinct = cells.count
        return result
    }
}

/// An entry with its value.
@usableFromInline final class ValueCell<Value>: KeyedCell {
    @usableFromInline let value: Value

    @usableFromInline init(key: ObjectIdentifier, value: Value, next: KeyedCell?) {
        self.value = value
        super.init(key: key, next: next)
    }

    @usableFromInline override func moved(onto next: KeyedCell?) -> KeyedCell {
        ValueCell(key: key, value: value, next: next)
    }
}
