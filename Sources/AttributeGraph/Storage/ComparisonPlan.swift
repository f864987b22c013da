@_spi(Reflection) import Swift

/// How to compare two values of one type whose bits differ: what may differ in bits and yet be equal.
///
/// Runs of trivial fields without the padding between them, `==` where a field is `Equatable` and not trivial, the
/// dynamic values of existentials, bits for the rest. "Maybe different" counts as different (S1.4).
final class ComparisonPlan {
    private enum Step {
        case bits(offset: Int, size: Int)
        case value(offset: Int, Comparator)
    }

    private var steps: [Step] = []
    /// True if the bits of the whole decide: nothing is left to try once they differ.
    let isBitwise: Bool

    init(for type: Any.Type) {
        var builder = Builder()
        builder.add(type, kind: FieldReflection.kind(of: type), at: 0)
        steps = builder.steps
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

    private struct Builder {
        var steps: [Step] = []

        mutating func add(_ type: Any.Type, kind: _MetadataKind, at offset: Int) {
            let size = FieldReflection.size(of: type)
            let isTrivial = FieldReflection.isTrivial(type)
            switch kind {
            case .struct, .tuple:
                if !isTrivial, let comparator = comparator(for: type) {
                    return steps.append(.value(offset: offset, comparator))
                }
                addFields(of: type, size: size, at: offset)
            case .enum, .optional:
                // A reference may be weak or unowned here, which reflection does not tell: only its bits may be looked at.
                if !FieldReflection.isOptionalReference(type), let comparator = comparator(for: type) {
                    return steps.append(.value(offset: offset, comparator))
                }
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
            // Imported C structs say nothing of their fields.
            guard isKnown, !fields.isEmpty else { return addBits(offset: offset, size: size) }
            for (fieldOffset, fieldType, kind) in fields { add(fieldType, kind: kind, at: offset + fieldOffset) }
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
            guard let equatable = type as? any Equatable.Type else { return nil }
            return open(equatable)
        }

        private func existentialComparator(for type: Any.Type) -> Comparator {
            func open<T>(_: T.Type) -> Comparator { ExistentialComparator<T>() }
            return _openExistential(type, do: open)
        }
    }
}

/// Compares two values whose type was known when the plan was made.
private class Comparator {
    @unsafe func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

private final class EquatableComparator<T: Equatable>: Comparator {
    @unsafe override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        unsafe a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// `T` is an existential that may hold any type. Two casts, some 120 ns: primitives avoid such fields.
private final class ExistentialComparator<T>: Comparator {
    @unsafe override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // A box around the box: only its dynamic type and casts at run time look into both.
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
}
