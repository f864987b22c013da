public import AnimationCore
import AttributeGraph
public import Combine
import Geometry

/// Sets one value of the environment for the content (S3.7).
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    /// Key path of the value to set.
    public let keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// Value to set.
    public let value: Value

    /// Creates the modifier of `environment(_:_:)`, which programs call instead.
    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $0[keyPath: $1.keyPath] = $1.value }
        if Value.self == LayoutDirection.self { inputs.addLayoutDirection() }
    }
}

/// Transforms one value of the environment in place for the content.
nonisolated struct EnvironmentTransformModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $1.transform(&$0[keyPath: $1.keyPath]) }
        if Value.self == LayoutDirection.self { inputs.addLayoutDirection() }
    }
}

extension View {
    /// Sets one value of the environment for this view and its descendants. Ancestors are not affected (S3.7).
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Transforms one value of the environment for this view and its descendants, starting from the inherited value
    /// (S3.7).
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Provides `object` to the views inside, which read it by its type with `@EnvironmentObject`. The nearest object
    /// of a type is used (S3.5).
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(keyPath: \.[object: ObjectTypeToken<T>()], value: object))
    }
}

/// Key path argument that identifies the type of an object.
package struct ObjectTypeToken<T: ObservableObject>: Hashable {}

extension EnvironmentValues {
    package subscript<T: ObservableObject>(object token: ObjectTypeToken<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    /// Provides `object` to the views that read it by its type.
    package mutating func provide<T: ObservableObject>(_ object: T) { self[object: ObjectTypeToken<T>()] = object }
}

extension _ViewInputs {
    /// Replaces the environment by the result of applying `edit` to the inherited environment and the value.
    package mutating func setEnvironment<Value>(
        from value: _GraphValue<Value>, _ edit: @escaping @MainActor (inout EnvironmentValues, Value) -> Void
    ) {
        let graph = graph
        let rule = EnvironmentRule(outer: environment, value: value.attribute, edit: edit)
        let first = graph.untracked { rule.peek(in: graph) }
        environment = lifetime.perform {
            let inner = graph.addSource(first)
            _ = graph.addSink(EnvironmentSink(rule: rule, inner: inner), phase: .structure)
            return inner
        }
    }
}

/// Sink that passes an environment on when it has changed. A rule would do that as well, but each evaluation of the
/// modifier would then make all descendants check for a change.
private struct EnvironmentSink<Value>: Rule {
    let rule: EnvironmentRule<Value>
    let inner: Attribute<EnvironmentValues>
    var isFirst = true

    static var name: String { "environment from \(Value.self)" }

    mutating func evaluate(in graph: Graph) {
        let environment = rule.evaluate(in: graph)
        // The attribute was created with the first value.
        if !isFirst { graph.set(inner, to: environment) }
        isFirst = false
    }
}

struct EnvironmentRule<Value>: Rule {
    let outer: Attribute<EnvironmentValues>
    let value: Attribute<Value>
    let edit: @MainActor (inout EnvironmentValues, Value) -> Void

    func evaluate(in graph: Graph) -> EnvironmentValues {
        var environment = graph.read(outer)
        edit(&environment, graph.read(value))
        return environment
    }

    func peek(in graph: Graph) -> EnvironmentValues {
        var environment = graph.peek(outer)
        edit(&environment, graph.peek(value))
        return environment
    }
}
