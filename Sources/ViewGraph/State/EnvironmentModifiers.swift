public import AnimationCore
import AttributeGraph
public import Combine

/// Sets one value of the environment for what is inside (S3.7).
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    public let value: Value

    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $0[keyPath: $1.keyPath] = $1.value }
    }
}

/// Edits one value of the environment in place for what is inside.
nonisolated struct EnvironmentTransformModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $1.transform(&$0[keyPath: $1.keyPath]) }
    }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(keyPath: \.[object: ObjectTypeToken<T>()], value: object))
    }
}

/// Names an object's type in a key path of the environment.
package struct ObjectTypeToken<T: ObservableObject>: Hashable {}

extension EnvironmentValues {
    package subscript<T: ObservableObject>(object token: ObjectTypeToken<T>) -> T {
        get {
            guard let object = self[EnvironmentObjectKey<T>.self] else {
                preconditionFailure("No object of type \(T.self) in the environment.")
            }
            return object
        }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}

extension _ViewInputs {
    /// From here on the environment is what `edit` makes of the one around and the value.
    package mutating func setEnvironment<Value>(
        from value: _GraphValue<Value>, _ edit: @escaping @MainActor (inout EnvironmentValues, Value) -> Void
    ) {
        let outer = environment
        let graph = graph
        environment = lifetime.perform {
            graph.addRule(EnvironmentRule(outer: outer, value: value.attribute, edit: edit))
        }
    }
}

struct EnvironmentRule<Value>: Rule {
    let outer: Attribute<EnvironmentValues>
    let value: Attribute<Value>
    let edit: @MainActor (inout EnvironmentValues, Value) -> Void

    static var name: String { "environment from \(Value.self)" }

    func evaluate(in graph: Graph) -> EnvironmentValues {
        var environment = graph.read(outer)
        edit(&environment, graph.read(value))
        return environment
    }
}
