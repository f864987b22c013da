@_spi(Reflection) import Swift

/// The stored properties of structs and tuples, and bytes in and out of them.
package enum FieldReflection {
    package struct Field {
        /// As declared; a wrapped property begins with an underscore, a tuple's element may have no name.
        package let name: String
        /// In bytes from the beginning of the value.
        package let offset: Int
        package let type: Any.Type
        /// Whether copying the bits copies the value.
        package let isTrivial: Bool
    }

    @MainActor private static var known: [ObjectIdentifier: [Field]] = [:]

    /// The fields of a struct or tuple in order of declaration; none for any other kind of type.
    /// - Complexity: 0.3 µs a field the first time, then a look-up.
    @MainActor package static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        _ = unsafe _forEachField(of: type) { name, offset, type, _ in
            unsafe fields.append(
                Field(name: String(cString: name), offset: offset, type: type, isTrivial: isTrivial(type)))
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// A copy of the field of type `T` that lies at `offset` in `value`.
    /// - Precondition: there is such a field; only its bounds and alignment are checked.
    package static func read<T, Container>(
        _ type: T.Type, at offset: Int, in value: borrowing Container
    ) -> T {
        check(type, at: offset, in: Container.self)
        return unsafe withUnsafePointer(to: value) { pointer in
            unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: T.self).pointee
        }
    }

    /// Puts `new` in the place of the field of type `T` that lies at `offset` in `value`.
    /// - Precondition: as for ``read(_:at:in:)``.
    package static func write<T, Container>(_ new: T, at offset: Int, in value: inout Container) {
        check(T.self, at: offset, in: Container.self)
        unsafe withUnsafeMutablePointer(to: &value) { pointer in
            unsafe (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: T.self).pointee = new
        }
    }

    static func check<T, Container>(_ type: T.Type, at offset: Int, in container: Container.Type) {
        precondition(
            offset >= 0 && offset + MemoryLayout<T>.size <= MemoryLayout<Container>.size
                && offset % MemoryLayout<T>.alignment == 0,
            "No \(T.self) can lie at byte \(offset) of a \(Container.self).")
    }

    static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    static func isTrivial(_ type: Any.Type) -> Bool {
        func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: open)
    }

    /// Whether `type` is an optional class or class-bound existential: what a weak property is, too.
    static func isOptionalReference(_ type: Any.Type) -> Bool {
        guard let optional = type as? any OptionalType.Type else { return false }
        let wrapped = optional.wrapped
        return wrapped is AnyObject.Type
            || (size(of: wrapped) < MemoryLayout<Any>.size && kind(of: wrapped) == .existential)
    }

    /// Whether `type` is an optional closure.
    static func isOptionalFunction(_ type: Any.Type) -> Bool {
        guard let optional = type as? any OptionalType.Type else { return false }
        return kind(of: optional.wrapped) == .function && size(of: type) == 2 * MemoryLayout<UInt>.size
    }

    /// Reflection tells kinds of fields only, so the type is made one.
    static func kind(of type: Any.Type) -> _MetadataKind {
        func open<T>(_: T.Type) -> _MetadataKind {
            var result = _MetadataKind.unknown
            _ = unsafe _forEachField(of: Holder<T>.self) { _, _, _, kind in
                result = kind
                return true
            }
            return result
        }
        return _openExistential(type, do: open)
    }

    private struct Holder<T> { var value: T }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }

extension Optional: OptionalType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
