/// A small dictionary whose keys are types, and whose copies share everything until one of them is written.
///
/// A look-up goes through one short array of keys. A chain of cells, where a write is a single allocation, was tried: it
/// retains and releases every cell that a look-up passes, 140 ns for a dozen, and look-ups are what there are most of.
@usableFromInline struct KeyedValues {
    @usableFromInline var storage: KeyedStorage?

    @inlinable init() {}

    @inlinable var isEmpty: Bool { storage == nil }

    /// Whether nothing was written since one of the two was a copy of the other. Complexity: O(1).
    @inlinable func isIdentical(to other: KeyedValues) -> Bool { storage === other.storage }

    /// Complexity: O(number of keys), a nanosecond for a few.
    @inlinable func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
        guard let storage, let index = storage.index(of: key) else { return nil }
        return (storage.cells[index] as? ValueCell<Value>)?.value
    }

    /// Complexity: O(number of keys) if there are copies, otherwise that of a look-up.
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

    /// These values, and those of `other`: a key that both set reads from `other`.
    func overridden(by other: KeyedValues) -> KeyedValues {
        guard let theirs = other.storage, theirs !== storage else { return self }
        if isEmpty { return other }
        var result = self
        for (key, cell) in zip(theirs.keys, theirs.cells) { result.set(cell, for: key) }
        return result
    }
}

/// What copies of ``KeyedValues`` share.
@usableFromInline final class KeyedStorage {
    @usableFromInline private(set) var keys: ContiguousArray<ObjectIdentifier>
    /// In the order of the keys.
    @usableFromInline private(set) var cells: ContiguousArray<KeyedCell>
    /// What somebody found out about the values as they are.
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

/// A value of some type. Never changes, so all copies may hold it.
@usableFromInline class KeyedCell {
    @inlinable init() {}

    /// The value, for people to read.
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
