import AttributeGraph
import Combine
import Foundation
import Observation

/// Rebuilds values of a program's types after these were compiled anew, when they are other types of the same name.
///
/// | value | rebuilt from |
/// |---|---|
/// | of a type that is not the program's | itself |
/// | optional, array, set, dictionary | its elements; nothing if one of them cannot be rebuilt |
/// | structure | its fields by name; those that are new or do not fit keep their initial values |
/// | enumeration | the name of its case; with associated values its encoded form, if it is `Codable` |
/// | object | a new one, whose fields are set like those of a structure |
package struct CarriedValue {
    /// True for types of the program's code.
    private let isOwn: (Any.Type) -> Bool

    package init(isOwn: @escaping (Any.Type) -> Bool) { self.isOwn = isOwn }

    /// Rebuilds a value for which there is an initial one.
    ///
    /// - Parameters:
    ///   - old: value of the earlier code.
    ///   - initial: value that the new code begins with. An object keeps its identity.
    /// - Returns: `old` as a value of the type of `initial`; nil if there is no such value.
    package func converted<New>(_ old: Any, to initial: New) -> New? {
        if let same = old as? New { return same }
        if let container = New.self as? any CarriedContainer.Type {
            return container.rebuilt(from: old, by: self) as? New
        }
        guard isSuccessor(New.self, of: old) else { return nil }
        if New.self is AnyObject.Type {
            setFields(of: initial as AnyObject, to: old as AnyObject)
            return initial
        }
        let fields = FieldReflection.readFields(of: New.self)
        guard !fields.isEmpty else { return element(old, as: New.self) }
        var new = initial
        for field in fields {
            guard let part = Self.field(field.name, of: old) else { continue }
            func open<Part>(_: Part.Type) {
                let present = FieldReflection.read(Part.self, at: field.offset, in: new)
                guard let part = converted(part, to: present) else { return }
                FieldReflection.write(part, at: field.offset, in: &new)
            }
            _openExistential(field.type, do: open)
        }
        return new
    }

    /// Returns `old` as a value of `New`, for which there is no initial value; nil if there is no such value.
    func element<New>(_ old: Any, as type: New.Type) -> New? {
        if let same = old as? New { return same }
        if let container = New.self as? any CarriedContainer.Type {
            return container.rebuilt(from: old, by: self) as? New
        }
        guard isSuccessor(New.self, of: old) else { return nil }
        func sameCase<Old>(_ old: Old) -> New? { EnumerationCases.sameName(as: old, in: New.self) }
        if let new = _openExistential(old, do: sameCase) { return new }
        let made = FieldReflection.made(New.self) { field in
            guard let part = Self.field(field.name, of: old) else { return nil }
            func open<Part>(_: Part.Type) -> Any? { element(part, as: Part.self) }
            return _openExistential(field.type, do: open)
        }
        return made ?? decoded(old)
    }

    /// True if a value holds neither objects nor closures, nor anything of the old code.
    package func isPlain(_ value: Any) -> Bool {
        if let value = value as? any CarriedContainer { return value.parts.allSatisfy(isPlain) }
        if type(of: value) == AnyHashable.self, let value = value as? AnyHashable { return isPlain(value.base) }
        func isTrivial<Value>(_: Value) -> Bool { _isPOD(Value.self) && !isOwn(Value.self) }
        return _openExistential(value, do: isTrivial) || value is String || value is Data || value is URL
    }

    /// True if `type` is called like the type of `old`, and is the program's.
    private func isSuccessor(_ type: Any.Type, of old: Any) -> Bool {
        isOwn(type) && _typeName(type, qualified: false) == _typeName(Swift.type(of: old), qualified: false)
    }

    /// Sets the fields of `new`, an object of the new code, to those of its predecessor.
    private func setFields(of new: AnyObject, to old: AnyObject) {
        let oldFields = FieldReflection.fields(ofClass: type(of: old))
        for field in FieldReflection.fields(ofClass: type(of: new)) {
            guard let other = oldFields.first(where: { $0.name == field.name }) else { continue }
            func value<Part>(_: Part.Type) -> Any { FieldReflection.read(Part.self, at: other.offset, inObject: old) }
            let part = _openExistential(other.type, do: value)
            func open<Part>(_: Part.Type) {
                let present = FieldReflection.read(Part.self, at: field.offset, inObject: new)
                if let property = present as? any StoredProperty, let part = part as? any StoredProperty {
                    set(property, to: part.storedValue)
                } else if !isConnection(part), let part = converted(part, to: present) {
                    FieldReflection.write(part, at: field.offset, inObject: new)
                }
            }
            _openExistential(field.type, do: open)
        }
    }

    private func set(_ property: any StoredProperty, to old: Any) {
        func open<Value>(_ present: Value) -> Any? {
            // Of its own type: as `Any`, the old value would fit.
            let value: Value? = isConnection(old) ? nil : converted(old, to: present)
            return value
        }
        if let value = _openExistential(property.storedValue, do: open) { property.storedValue = value }
    }

    /// True if a value connects its object with others: observers, subscriptions, closures. A new object has its own.
    private func isConnection(_ value: Any) -> Bool {
        if let value = value as? any CarriedContainer { return value.parts.contains(where: isConnection) }
        let type = type(of: value)
        return value is ObservationRegistrar || (type is AnyObject.Type && !isOwn(type))
            || FieldReflection.isFunction(type)
    }

    private static func field(_ name: String, of value: Any) -> Any? {
        func open<Whole>(_ whole: Whole) -> Any? {
            guard let field = FieldReflection.readFields(of: Whole.self).first(where: { $0.name == name }) else {
                return nil
            }
            func part<Part>(_: Part.Type) -> Any { FieldReflection.read(Part.self, at: field.offset, in: whole) }
            return _openExistential(field.type, do: part)
        }
        return _openExistential(value, do: open)
    }

    /// Decodes what `old` encodes. A value that has no encoded form, or another one now, begins anew.
    private func decoded<New>(_ old: Any) -> New? {
        guard let type = New.self as? any Decodable.Type, let old = old as? any Encodable else { return nil }
        guard let data = try? JSONEncoder().encode([EncodedElement(value: old)]) else { return nil }
        func open<T: Decodable>(_: T.Type) -> Any? { try? JSONDecoder().decode([T].self, from: data).first }
        return open(type) as? New
    }
}

/// Element of a list that is encoded, of any type: a value alone may have no form in JSON.
private struct EncodedElement: Encodable {
    let value: any Encodable

    /// Encodes the value itself.
    ///
    /// - Throws: the errors of the value.
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
