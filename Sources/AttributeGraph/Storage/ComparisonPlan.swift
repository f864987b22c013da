@_spi(Reflection) import Swift

/// Plan for comparing two values of one type whose bits differ: which parts may differ in bits and still be equal.
///
/// Runs of trivial fields without padding are compared by bits, `Equatable` non-trivial fields by `==`, existentials by
/// their dynamic values, other fields by bits. "Maybe different" counts as different (S1.4).
final class ComparisonPlan {
    private enum Step {
        case bits(offset: Int, size: Int)
        case value(offset: Int, Comparator)
    }

    private var steps: [Step] = []
    /// Byte offsets of closure contexts in the value.
    private let contexts: [Int]
    /// Byte offsets of words in enums with payloads: each may be a closure's context.
    private let payloads: [Int]
    /// True if the bits of the whole value decide, so that nothing else needs comparing.
    let isBitwise: Bool

    init(for type: Any.Type) {
        var builder = Builder()
        builder.add(type, kind: FieldReflection.kind(of: type), at: 0)
        steps = builder.steps
        contexts = builder.contexts
        payloads = builder.payloads
        let size = FieldReflection.size(of: type)
        if case .bits(offset: 0, size: size)? = steps.first, steps.count == 1 {
            isBitwise = true
        } else {
            isBitwise = false
        }
    }

    @unsafe func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bits(let offset, let size):
                if unsafe !bitsAreEqual(a + offset, b + offset, count: size) { return false }
            case .value(let offset, let comparator):
                if unsafe !comparator.areEqual(a + offset, b + offset) { return false }
            }
        }
        return true
    }

    /// True if a closure in the value at `value`, or in an existential in it, has a changed object as its context.
    @unsafe func hasChangedContext(_ value: UnsafeRawPointer) -> Bool {
        for offset in contexts where unsafe ChangedObjects.contain(wordAt: value + offset) { return true }
        for offset in payloads where unsafe ChangedObjects.contain(payloadWordAt: value + offset) { return true }
        for case .value(let offset, let comparator) in steps
        where unsafe comparator.hasChangedContext(value + offset) {
            return true
        }
        return false
    }

    private struct Builder {
        var steps: [Step] = []
        var contexts: [Int] = []
        var payloads: [Int] = []

        mutating func add(_ type: Any.Type, kind: _MetadataKind, at offset: Int) {
            let size = FieldReflection.size(of: type)
            let isTrivial = FieldReflection.isTrivial(type)
            switch kind {
            case .struct, .tuple:
                if !isTrivial, let comparator = comparator(for: type) {
                    return steps.append(.value(offset: offset, comparator))
                }
                addFields(of: type, size: size, at: offset)
            case .function:
                // A function value is the code pointer, then the context.
                if size > MemoryLayout<UInt>.size { contexts.append(offset + MemoryLayout<UInt>.size) }
                addBits(offset: offset, size: size)
            case .optional where FieldReflection.isOptionalFunction(type):
                contexts.append(offset + MemoryLayout<UInt>.size)
                addBits(offset: offset, size: size)
            case .enum, .optional:
                // May be a weak or unowned reference, which reflection does not tell: only its bits may be read.
                if !FieldReflection.isOptionalReference(type), let comparator = comparator(for: type) {
                    return steps.append(.value(offset: offset, comparator))
                }
                if !isTrivial { addPayload(offset: offset, size: size) }
                addBits(offset: offset, size: size)
            case .existential where size >= MemoryLayout<Any>.size:
                steps.append(.value(offset: offset, existentialComparator(for: type)))
            default:
                addBits(offset: offset, size: size)
            }
        }

        private mutating func addFields(of type: Any.Type, size: Int, at offset: Int) {
            guard size > 0 else { return }
            var fields: [(Int, Any.Type, _MetadataKind)] = []
            let isKnown = unsafe _forEachField(of: type) { _, fieldOffset, fieldType, kind in
                fields.append((fieldOffset, fieldType, kind))
                return true
            }
            // Imported C structs have no field metadata.
            guard isKnown, !fields.isEmpty else { return addBits(offset: offset, size: size) }
            for (fieldOffset, fieldType, kind) in fields { add(fieldType, kind: kind, at: offset + fieldOffset) }
        }

        /// Adds all words of an enum as possible contexts, since reflection does not tell its current case.
        private mutating func addPayload(offset: Int, size: Int) {
            let word = MemoryLayout<UInt>.size
            payloads += stride(from: offset, through: offset + size - word, by: word)
        }

        private mutating func addBits(offset: Int, size: Int) {
            guard size > 0 else { return }
            if case .bits(let start, let length)? = steps.last, start + length == offset {
                steps[steps.count - 1] = .bits(offset: start, size: length + size)
            } else {
                steps.append(.bits(offset: offset, size: size))
            }
        }

        private func comparator(for type: Any.Type) -> Comparator? {
            func open<T: Equatable>(_: T.Type) -> Comparator { EquatableComparator<T>() }
            func openWrapped<T: Equatable>(_: T.Type) -> Comparator { EquatableComparator<T?>() }
            if let wrapped = TypeMetadata(type).wrapped { return equatableTypes.cast(wrapped).map { openWrapped($0) } }
            return equatableTypes.cast(type).map { open($0) }
        }

        private func existentialComparator(for type: Any.Type) -> Comparator {
            func open<T>(_: T.Type) -> Comparator { ExistentialComparator<T>() }
            return _openExistential(type, do: open)
        }
    }
}

private let equatableTypes = ConformanceIndex((any Equatable.Type).self)

/// Comparison of two values of a type known when the plan was made.
private class Comparator {
    @unsafe func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
    /// True if a closure in the value has a changed object as its context; see
    /// ``ComparisonPlan/hasChangedContext(_:)``.
    @unsafe func hasChangedContext(_ value: UnsafeRawPointer) -> Bool { false }
}

private final class EquatableComparator<T: Equatable>: Comparator {
    @unsafe override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        unsafe a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// Comparison of existentials `T`. Needs two casts, some 120 ns: primitive views avoid such fields.
private final class ExistentialComparator<T>: Comparator {
    @unsafe override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // Boxed once more in `Any`: only its dynamic type and casts at run time look through both boxes.
        let left = unsafe a.assumingMemoryBound(to: T.self).pointee as Any
        let right = unsafe b.assumingMemoryBound(to: T.self).pointee as Any
        let dynamicType = type(of: left)
        guard dynamicType == type(of: right) else { return false }
        func open<Dynamic>(_: Dynamic.Type) -> Bool {
            guard let left = left as? Dynamic, let right = right as? Dynamic else { return false }
            return areEqualValues(left, right)
        }
        return _openExistential(dynamicType, do: open)
    }

    @unsafe override func hasChangedContext(_ value: UnsafeRawPointer) -> Bool {
        let held = unsafe value.assumingMemoryBound(to: T.self).pointee as Any
        func open<Dynamic>(_: Dynamic.Type) -> Bool {
            guard let held = held as? Dynamic else { return false }
            return !areEqualValues(held, held)
        }
        return _openExistential(type(of: held), do: open)
    }
}
