public import Combine
public import Observation

/// Makes bindings to the properties of an observable object (S3.3): `$model.name` is a `Binding` to its name.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Programs cannot call it: what is no object has nothing to bind to.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Itself: `$model`.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to one property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        Binding(location: .member(keyPath, of: wrappedValue))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// `@Bindable var model = Model()`, of a class with `@Observable`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// For a place where a wrapper cannot be declared: `Bindable(model).name` is a binding.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// What `$model` gives, handed on.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    /// `@Bindable var model = Model()`, of an `ObservableObject`.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// For a place where a wrapper cannot be declared: `Bindable(model).name` is a binding.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// What `$model` gives, handed on.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
