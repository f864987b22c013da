/// Size, identity and comparison of a type of values or parts; one immortal record per type.
@safe struct ValueType {
    private let record: UnsafeMutablePointer<Record>

    private struct Record {
        let identifier: ObjectIdentifier
        let type: Any.Type
        let size: Int
        /// Made at the first difference in bits: most types never differ, and the first cast to a protocol is slow.
        var plan: ComparisonPlan?
    }

    /// Records by type. Used by graphs and comparisons on the main actor only; checking the actor here would cost more
    /// than the rest.
    nonisolated(unsafe) private static let table = TypeTable<ValueType>()

    static func of<V>(_ type: V.Type) -> ValueType {
        if let known = unsafe table[ObjectIdentifier(type)] { return known }
        let made = unsafe ValueType(record: .allocate(capacity: 1))
        unsafe made.record.initialize(
            to: Record(identifier: ObjectIdentifier(type), type: type, size: MemoryLayout<V>.size))
        unsafe table.add(made, for: ObjectIdentifier(type))
        return made
    }

    @inline(__always) func `is`(_ type: ObjectIdentifier) -> Bool { unsafe record.pointee.identifier == type }

    @inline(__always) func isSame(as other: ValueType) -> Bool { unsafe record == other.record }

    var type: Any.Type { unsafe record.pointee.type }
    var size: Int { unsafe record.pointee.size }

    /// True if the values at `a` and `b` are equal. Equal bits are, whatever the type, except for closures whose
    /// context is a changed object; values with different bits are compared by plan.
    @inline(__always)
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if unsafe bitsAreEqual(a, b, count: record.pointee.size) {
            return unsafe !ChangedObjects.isAny || !hasChangedContext(a)
        }
        return unsafe areEqualByPlan(a, b)
    }

    @inline(never)
    private func areEqualByPlan(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        guard !plan.isBitwise else { return false }
        return unsafe plan.areEqual(a, b)
    }

    @inline(never)
    private func hasChangedContext(_ value: UnsafeRawPointer) -> Bool { unsafe plan.hasChangedContext(value) }

    private var plan: ComparisonPlan {
        if let plan = unsafe record.pointee.plan { return plan }
        let made = ComparisonPlan(for: type)
        unsafe record.pointee.plan = made
        return made
    }
}

/// Compares memory word by word: values are short, so calling the C library would cost more than the comparison.
@inline(__always)
@unsafe func bitsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    var place = 0
    while place + 8 <= count {
        let (left, right) = unsafe (
            a.loadUnaligned(fromByteOffset: place, as: UInt64.self),
            b.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        if left != right { return false }
        place += 8
    }
    while place < count {
        if unsafe a.load(fromByteOffset: place, as: UInt8.self) != b.load(fromByteOffset: place, as: UInt8.self) {
            return false
        }
        place += 1
    }
    return true
}
