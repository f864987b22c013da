public import AnimationCore
import AttributeGraph
public import Observation

/// Reads a value of the environment; the view depends on that value only (S3.7).
@propertyWrapper public struct Environment<Value> {
    /// Key paths, not closures: two values of one view are compared by them, and closures that capture are never equal.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    /// To an object that may be missing; nil if this is no property of such a kind.
    private let objectKeyPath: KeyPath<EnvironmentValues, Value?>?
    private var current: Value?
    private var owner: Any.Type?

    /// The value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        objectKeyPath = nil
    }

    /// The object of this type that a view around provides with `environment(_:)`. Reading it where none does ends the
    /// program with a line that says which view missed which type (S3.5).
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        objectKeyPath = \.[observable: ObservableTypeToken<Value>()]
    }

    /// The object of this type that a view around provides with `environment(_:)`, or nil.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        keyPath = \.[observable: ObservableTypeToken<T>()]
        objectKeyPath = nil
    }

    /// The value around the view; outside of a body, the key's default.
    public var wrappedValue: Value {
        if let value = current ?? value(in: EnvironmentValues()) { return value }
        MissingObject.stop(Value.self, owner: owner, provider: "environment(_:)")
    }

    private func value(in environment: EnvironmentValues) -> Value? {
        keyPath.map { environment[keyPath: $0] } ?? objectKeyPath.flatMap { environment[keyPath: $0] }
    }

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

    /// What a view reads of the environment. A value is read as it is: wrapped in an optional, a style, say, could not be
    /// compared with the one before.
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

/// One value of the environment: the wave of a change stops here if it is not this value that changed.
struct EnvironmentKeyRule<Value>: Rule {
    let environment: Attribute<EnvironmentValues>
    let keyPath: KeyPath<EnvironmentValues, Value>

    func evaluate(in graph: Graph) -> Value { graph.read(environment)[keyPath: keyPath] }
}

/// Where the environment keeps the observable object of one type.
private enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// Names an observable object's type in a key path of the environment.
private struct ObservableTypeToken<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<Object: AnyObject>(observable token: ObservableTypeToken<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }

    /// The observable object of this type, if a view around provides one.
    public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}

extension View {
    /// Provides `object` to the views inside, which find it by its type: `@Environment(Model.self)`; nil hides one that is
    /// provided further out (S3.7).
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(keyPath: \.[observable: ObservableTypeToken<T>()], value: object))
    }
}
