public import AnimationCore
import AttributeGraph

/// A change to a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    /// Makes what lasts of this modifier around `content`. Programs never call or write this.
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void)
}

/// Stands for the modified view inside a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.placeholders[Self.self]?(inputs)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (content, modifier) = view.fields(Content.self, Modifier.self)
        Modifier._makeView(modifier: modifier, inputs: inputs) { inner in
            Content._makeView(content, inputs: inner)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverHappens() }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let (inner, outer) = modifier.fields(Content.self, Modifier.self)
        Modifier._makeView(modifier: outer, inputs: inputs) { inputs in
            Content._makeView(modifier: inner, inputs: inputs, content: content)
        }
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ViewModifier where Body == Never {
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverHappens() }
}

extension View {
    nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    nonisolated public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// A modifier with a body: the body is a value in the graph; `content` in it stands for the modified view.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        guard let inputs = inputs.insideBody(ofModifier: Self.self) else { return }
        let value = AnimatableAttributes.presented(modifier.attribute, inputs: inputs)
        let evaluation = BodyEvaluation(host: inputs.host)
        let properties = _DynamicProperties(of: Self.self, inputs: inputs)
        let body = inputs.lifetime.perform {
            inputs.graph.addRule(
                ModifierBodyRule<Self>(modifier: value, properties: properties, evaluation: evaluation))
        }
        evaluation.invalidate = { [unowned host = inputs.host] in host.graph.invalidateIfAlive(body) }
        let outside = inputs.placeholders
        var inner = inputs
        inner.placeholders[_ViewModifier_Content<Self>.self] = { place in
            // The content sees the transaction and the environment at its place (S11.11), but the placeholders around
            // the modifier: a modifier within itself is another one.
            var place = place
            place.placeholders = outside
            content(place)
        }
        Body._makeView(_GraphValue(body), inputs: inner)
    }
}

struct ModifierBodyRule<M: ViewModifier>: Rule {
    let modifier: Attribute<M>
    let properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(M.self)" }

    func evaluate(in graph: Graph) -> M.Body {
        var value = graph.read(modifier)
        properties.update(&value, in: graph)
        return evaluation.run(M.self) { value.body(content: _ViewModifier_Content()) }
    }
}

/// Deprecated by Apple: a modifier whose body runs each frame with interpolated data (S4.8).
public protocol AnimatableModifier: Animatable, ViewModifier {}
