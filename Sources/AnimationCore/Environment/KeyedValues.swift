/// Small copy-on-write dictionary whose keys are types.
///
/// A look-up scans one short array of keys. A linked chain of cells, where a write is a single allocation, was tried:
/// it retains and releases every cell passed by a look-up, 140 ns for a dozen, and look-ups are most frequent.
@usableFromInline struct KeyedValues {
    @usableFromInline var storage: KeyedStorage?

    @inlinable init() {}

    @inlinable var isEmpty: Bool { storage == nil }

    /// True if nothing was written since one was a copy of the other. O(1).
    @inlinable func isIdentical(to other: KeyedValues) -> Bool { storage === other.storage }

    /// Value for `key`. O(number of keys), about a nanosecond for a few.
    @inlinable func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
        guard let storage, let index = storage.index(of: key) else { return nil }
        return (storage.cells[index] as? ValueCell<Value>)?.value
    }

    /// Sets the value for `key`. O(number of keys) if there are copies, otherwise like a look-up.
    @inlinable mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
        set(ValueCell(value), for: key)
    }

    @usableFromInline mutating func set(_ cell: KeyedCell, for key: ObjectIdentifier) {
        if storage == nil {
            storage = KeyedStorage(keys: [], cells: [])
        } else if !isKnownUniquelyReferenced(&storage) {
            storage = storage.map { KeyedStorage(keys: $0.keys, cells: $0.cells) }
        }
        storage?.set(cell, for: key)
    }

    /// Values of both; where both set a key, that of `other`.
    func overridden(by other: KeyedValues) -> KeyedValues {
        guard let theirs = other.storage, theirs !== storage else { return self }
        if isEmpty { return other }
        var result = self
        for (key, cell) in zip(theirs.keys, theirs.cells) { result.set(cell, for: key) }
        return result
    }
}

extension KeyedValues {
    /// Returns these values, which were made from `base` by setting keys, as if they had been made from `other`. A key
    /// that was set differently here keeps its value.
    func rebased(from base: KeyedValues, to other: KeyedValues) -> KeyedValues {
        guard let theirs = other.storage, theirs !== base.storage else { return self }
        if isIdentical(to: base) { return other }
        var result = self
        for (key, cell) in zip(theirs.keys, theirs.cells) {
            let old = base.cell(for: key)
            if cell !== old && self.cell(for: key) === old { result.set(cell, for: key) }
        }
        return result
    }

    private func cell(for key: ObjectIdentifier) -> KeyedCell? {
        guard let storage, let index = storage.index(of: key) else { return nil }
        return storage.cells[index]
    }
}

/// Storage shared by copies of ``KeyedValues``.
@usableFromInline final class KeyedStorage {
    @usableFromInline private(set) var keys: ContiguousArray<ObjectIdentifier>
    /// Values in the order of `keys`.
    @usableFromInline private(set) var cells: ContiguousArray<KeyedCell>
    /// Cache for data derived from the values; see `EnvironmentValues.digest`.
    var digest: AnyObject?

    init(keys: ContiguousArray<ObjectIdentifier>, cells: ContiguousArray<KeyedCell>) {
        self.keys = keys
        self.cells = cells
    }

    @usableFromInline func index(of key: ObjectIdentifier) -> Int? {
        for index in 0..<keys.count where keys[index] == key { return index }
        return nil
    }

    func set(_ cell: KeyedCell, for key: ObjectIdentifier) {
        digest = nil
        if let index = index(of: key) {
            cells[index] = cell
        } else {
            keys.append(key)
            cells.append(cell)
        }
    }
}

/// Immutable box of a value, shared by copies.
@usableFromInline class KeyedCell {
    @inlinable init() {}

    /// The value as text.
    var text: String { "" }
}

@usableFromInline final class ValueCell<Value>: KeyedCell {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
        self.value = value
        super.init()
    }

    override var text: String { "\(value)" }
}
