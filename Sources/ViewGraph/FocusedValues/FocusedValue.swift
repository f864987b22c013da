public import AnimationCore
import AttributeGraph
public import Observation

/// Reads a value that the focused view, or its scene, offers with `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`.
@propertyWrapper public struct FocusedValue<Value> {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var current: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads the object of this type that is offered with `focusedValue(_:)` or `focusedSceneValue(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = \.[focused: FocusedTypeToken<Value>()]
    }

    /// The offered value; nil if there is none, and outside of a body.
    public var wrappedValue: Value? { current }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let values = inputs.host.focusedValues.values
        let lifetime = inputs.lifetime
        var reading: Attribute<Value?>?
        properties.append(FocusedValue<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                reading
                ?? graph.untracked {
                    lifetime.perform {
                        graph.addRule(FocusedValueRule(values: values, keyPath: property.keyPath))
                    }
                }
            reading = installed
            property.current = graph.read(installed)
        }
    }
}

extension FocusedValue: DynamicProperty {}

/// Rule that reads one of the offered values. If that value has not changed, the invalidation stops here.
private struct FocusedValueRule<Value>: Rule {
    let values: Attribute<FocusedValues>
    let keyPath: KeyPath<FocusedValues, Value?>

    static var name: String { "focused value" }

    func evaluate(in graph: Graph) -> Value? { graph.read(values)[keyPath: keyPath] }
}

/// Reads and writes through a binding that the focused view, or its scene, offers.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Reads the binding at `keyPath`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// Value of the offered binding; nil if there is none. Writing nil has no effect.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which is nil while no binding is offered.
    public var projectedValue: Binding<Value?> {
        let binding = binding.wrappedValue
        return Binding(
            get: { binding?.wrappedValue },
            set: { newValue in if let newValue { binding?.wrappedValue = newValue } })
    }
}

/// Key of the offered object of one type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

/// Key path argument that identifies the type of an offered object.
struct FocusedTypeToken<Object: AnyObject>: Hashable {}

extension FocusedValues {
    subscript<Object: AnyObject>(focused token: FocusedTypeToken<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }
}
