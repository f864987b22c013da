public import AnimationCore
import AttributeGraph
public import Observation

/// Reads a value of the environment. The view depends on that value only (S3.7).
@propertyWrapper public struct Environment<Value> {
    /// Key paths instead of closures: two values of a view are compared by them, and closures with captures never
    /// compare equal.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    /// Key path to an object that may be missing; nil if the property reads a value or an optional object.
    private let objectKeyPath: KeyPath<EnvironmentValues, Value?>?
    private var current: Value?
    private var owner: Any.Type?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        objectKeyPath = nil
    }

    /// Reads the object of this type that an ancestor provides with `environment(_:)`. If there is none, reading ends
    /// the program with a message that names the view and the missing type (S3.5).
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        objectKeyPath = \.[observable: ObservableTypeToken<Value>()]
    }

    /// Reads the object of this type that an ancestor provides with `environment(_:)`; nil if there is none.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        keyPath = \.[observable: ObservableTypeToken<T>()]
        objectKeyPath = nil
    }

    /// Value in the environment of the view; outside of a body, the default of the key.
    public var wrappedValue: Value {
        if let value = current ?? value(in: EnvironmentValues()) { return value }
        MissingObject.stop(Value.self, owner: owner, provider: "environment(_:)")
    }

    private func value(in environment: EnvironmentValues) -> Value? {
        keyPath.map { environment[keyPath: $0] } ?? objectKeyPath.flatMap { environment[keyPath: $0] }
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let environment = inputs.environment
        let lifetime = inputs.lifetime
        let owner = properties.owner
        var reading: Reading<Value>?
        properties.append(Environment<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                reading
                ?? graph.untracked { lifetime.perform { property.makeReading(in: graph, from: environment) } }
            reading = installed
            property.owner = owner
            switch installed {
            case .value(let attribute): property.current = graph.read(attribute)
            case .object(let attribute): property.current = graph.read(attribute)
            case nil: break
            }
        }
    }

    /// Attribute that a view reads from the environment. A value is not wrapped in an optional: a wrapped style, for
    /// example, could not be compared with the previous one.
    private enum Reading<Read> {
        case value(Attribute<Read>)
        case object(Attribute<Read?>)
    }

    @MainActor private func makeReading(
        in graph: Graph, from environment: Attribute<EnvironmentValues>
    ) -> Reading<Value>? {
        if let keyPath {
            return .value(graph.addRule(EnvironmentKeyRule(environment: environment, keyPath: keyPath)))
        }
        return objectKeyPath.map {
            .object(graph.addRule(EnvironmentKeyRule(environment: environment, keyPath: $0)))
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {}

/// Rule that reads one value of the environment. If that value has not changed, the invalidation stops here.
struct EnvironmentKeyRule<Value>: Rule {
    let environment: Attribute<EnvironmentValues>
    let keyPath: KeyPath<EnvironmentValues, Value>

    func evaluate(in graph: Graph) -> Value { graph.read(environment)[keyPath: keyPath] }
}

/// Environment key of the observable object of one type.
private enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// Key path argument that identifies the type of an observable object.
private struct ObservableTypeToken<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<Object: AnyObject>(observable token: ObservableTypeToken<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }

    /// Provides `object` to the views that read it by its type.
    package mutating func provide<Object: AnyObject & Observable>(_ object: Object?) {
        self[observable: ObservableTypeToken<Object>()] = object
    }

    /// Observable object of this type that an ancestor provides; nil if there is none.
    public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}

extension View {
    /// Provides `object` to the views inside, which read it by its type, as in `@Environment(Model.self)`. Nil hides an
    /// object that an ancestor provides (S3.7).
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(keyPath: \.[observable: ObservableTypeToken<T>()], value: object))
    }
}
