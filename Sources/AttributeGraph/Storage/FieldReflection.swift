@_spi(Reflection) import Swift

/// Stored properties of structs and tuples, and access to their bytes.
package enum FieldReflection {
    package struct Field {
        /// Name as declared; for a wrapped property with an underscore, for a tuple's element possibly empty.
        package let name: String
        /// Byte offset in the value.
        package let offset: Int
        package let type: Any.Type
        /// True if the value can be copied bit by bit.
        package let isTrivial: Bool
    }

    @MainActor private static var known: [ObjectIdentifier: [Field]] = [:]

    /// Fields of a struct or tuple, in order of declaration; none for other types.
    ///
    /// - Complexity: 0.3 µs per field the first time, then a look-up.
    @MainActor package static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = readFields(of: type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// A copy of the field of type `T` at byte `offset` of `value`.
    ///
    /// - Precondition: there is such a field; only bounds and alignment are checked.
    package static func read<T, Container>(
        _ type: T.Type, at offset: Int, in value: borrowing Container
    ) -> T {
        check(type, at: offset, in: Container.self)
        return unsafe withUnsafePointer(to: value) { pointer in
            unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: T.self).pointee
        }
    }

    /// Replaces the field of type `T` at byte `offset` of `value` by `new`.
    ///
    /// - Precondition: as for ``read(_:at:in:)``.
    package static func write<T, Container>(_ new: T, at offset: Int, in value: inout Container) {
        check(T.self, at: offset, in: Container.self)
        unsafe withUnsafeMutablePointer(to: &value) { pointer in
            unsafe (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: T.self).pointee = new
        }
    }

    /// Replaces the field at byte `offset` of `value`, a reference to an object or nil, by `new`. Not generic over the
    /// type of the object, as ``write(_:at:in:)`` is, which would call functions of its metadata.
    ///
    /// - Precondition: there is such a field, and `new` is of its class.
    package static func writeReference<Container>(_ new: AnyObject?, at offset: Int, in value: inout Container) {
        check(AnyObject?.self, at: offset, in: Container.self)
        unsafe withUnsafeMutablePointer(to: &value) { pointer in
            unsafe (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: AnyObject?.self).pointee = new
        }
    }

    // MARK: Objects

    /// Fields that a class declares itself, in order; none for other types.
    package static func fields(ofClass type: AnyClass) -> [Field] {
        readFields(of: type, options: _EachFieldOptions(rawValue: 1))
    }

    /// Fields of a type, as ``fields(of:)``, read anew each time.
    package static func readFields(of type: Any.Type) -> [Field] { readFields(of: type, options: []) }

    private static func readFields(of type: Any.Type, options: _EachFieldOptions) -> [Field] {
        var fields: [Field] = []
        _ = unsafe _forEachField(of: type, options: options) { name, offset, type, _ in
            unsafe fields.append(
                Field(name: String(cString: name), offset: offset, type: type, isTrivial: isTrivial(type)))
            return true
        }
        return fields
    }

    /// A copy of the field of type `T` at byte `offset` of `object`.
    ///
    /// - Precondition: ``fields(ofClass:)`` names such a field of the object's class.
    package static func read<T>(_ type: T.Type, at offset: Int, inObject object: AnyObject) -> T {
        unsafe (UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
            .assumingMemoryBound(to: T.self).pointee
    }

    /// Replaces the field of type `T` at byte `offset` of `object` by `new`.
    ///
    /// - Precondition: as for ``read(_:at:inObject:)``.
    package static func write<T>(_ new: T, at offset: Int, inObject object: AnyObject) {
        unsafe (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: T.self).pointee = new
    }

    // MARK: Making values

    /// Returns a structure made of its fields; nil if `value` has none of the field's type for one of them, or if the
    /// type is no structure with fields.
    package static func made<Whole>(_ type: Whole.Type, of value: (Field) -> Any?) -> Whole? {
        let fields = readFields(of: type)
        let parts = fields.compactMap(value)
        guard !fields.isEmpty, parts.count == fields.count else { return nil }
        for (field, part) in zip(fields, parts) {
            func fits<Part>(_: Part.Type) -> Bool { part is Part }
            guard _openExistential(field.type, do: fits) else { return nil }
        }
        return unsafe withUnsafeTemporaryAllocation(of: Whole.self, capacity: 1) { memory -> Whole? in
            guard let start = memory.baseAddress else { return nil }
            for (field, part) in zip(fields, parts) {
                func put<Part>(_: Part.Type) {
                    guard let part = part as? Part else { return }
                    unsafe (UnsafeMutableRawPointer(start) + field.offset).initializeMemory(as: Part.self, to: part)
                }
                _openExistential(field.type, do: put)
            }
            return unsafe start.move()
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

    /// True if `type` is an optional class or class-bound existential, which may also be the type of a weak property.
    static func isOptionalReference(_ type: Any.Type) -> Bool {
        guard let wrapped = TypeMetadata(type).wrapped else { return false }
        return wrapped is AnyObject.Type
            || (size(of: wrapped) < MemoryLayout<Any>.size && kind(of: wrapped) == .existential)
    }

    /// True if `type` is a closure.
    package static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == .function }

    /// True if `type` is an optional closure.
    static func isOptionalFunction(_ type: Any.Type) -> Bool {
        guard let wrapped = TypeMetadata(type).wrapped else { return false }
        return kind(of: wrapped) == .function && size(of: type) == 2 * MemoryLayout<UInt>.size
    }

    /// Metadata kind of `type`. Reflection only reports kinds of fields, so `type` is made the field of a struct.
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
