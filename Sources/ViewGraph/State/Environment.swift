public import AnimationCore
import AttributeGraph

/// Reads a value of the environment; the view depends on that value only (S3.7).
@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var current: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { current ?? EnvironmentValues()[keyPath: keyPath] }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let environment = inputs.environment
        let lifetime = inputs.lifetime
        var attribute: Attribute<Value>?
        properties.append(Environment<Value>.self, at: fieldOffset) { property, graph in
            let value =
                attribute
                ?? graph.untracked {
                    lifetime.perform {
                        graph.addRule(EnvironmentKeyRule(environment: environment, keyPath: property.keyPath))
                    }
                }
            attribute = value
            property.current = graph.read(value)
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// One value of the environment: the wave of a change stops here if it is not this value that changed.
struct EnvironmentKeyRule<Value>: Rule {
    let environment: Attribute<EnvironmentValues>
    let keyPath: KeyPath<EnvironmentValues, Value>

    func evaluate(in graph: Graph) -> Value { graph.read(environment)[keyPath: keyPath] }
}

extension Environment: DynamicProperty {}
