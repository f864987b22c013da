public import Combine
public import Observation

/// Creates bindings to the properties of an observable object (S3.3): `$model.name` is a `Binding` to the property
/// `name`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// Observable object whose properties are bound.
    public var wrappedValue: Value

    /// Unavailable: a value that is not an observable object has no properties to bind to.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// This wrapper itself: the value of `$model`.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to the property of the object at `keyPath`.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        Binding(location: .member(keyPath, of: wrappedValue))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates a wrapper for an object of an `@Observable` class: `@Bindable var model = Model()`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a wrapper where no property wrapper can be declared: `Bindable(model).name` is a binding.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a wrapper from another wrapper, such as the value of `$model`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    /// Creates a wrapper for an `ObservableObject`: `@Bindable var model = Model()`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a wrapper where no property wrapper can be declared: `Bindable(model).name` is a binding.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a wrapper from another wrapper, such as the value of `$model`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identifier of the wrapped object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
