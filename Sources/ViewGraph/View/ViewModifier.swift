public import AnimationCore
import AttributeGraph

/// A change to a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// What ``body(content:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What stands in place of the modified view. `content` is that view, with the transaction and environment of its
    /// place in the body (S11.11).
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// What stands for the modified view.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes what lasts of this modifier around `content`. Programs never call or write this.
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void)

    /// Changes what the content finds at its place, if that is all that this modifier does before its content is made. False
    /// if there is more to it: then ``_makeView(modifier:inputs:content:)`` is called. Programs never call or write this.
    @MainActor static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool

    /// Whether the modifier has something to do when its content, which is one element, is made:
    /// ``_contentMade(modifier:inputs:)``. Programs never ask for or write this.
    @MainActor static var _actsAfterContent: Bool { get }

    /// Called when the content is made, with the inputs of the modifier. Programs never call or write this.
    @MainActor static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs)

    /// Whether what comes of the modifier is one element, if its content is or is not. Programs never call or write this.
    @MainActor static func _isOneElement(around contentIsOne: Bool) -> Bool
}

extension ViewModifier {
    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        false
    }

    @MainActor public static var _actsAfterContent: Bool { false }

    @MainActor public static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {}

    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { ElementCounts.isOne(Body.self) }
}

/// Stands for the modified view inside a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.placeholders.make(Self.self, inputs: inputs)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What is applied to it.
    public var modifier: Modifier

    /// What `modifier(_:)` makes; programs call that.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        let (content, modifier) = view.fields(Content.self, Modifier.self)
        inputs.beginElements(isOne: Modifier._isOneElement(around: ElementCounts.isOne(Content.self)))
        if inputs.isOneElement, Modifier._actsAfterContent {
            let around = inputs
            if Modifier._changeInputs(&inputs, modifier: modifier) {
                Content._makeView(content, inputs: inputs)
                return Modifier._contentMade(modifier: modifier, inputs: around)
            }
        }
        if Modifier._changeInputs(&inputs, modifier: modifier) {
            return Content._makeView(content, inputs: inputs)
        }
        Modifier._makeView(modifier: modifier, inputs: inputs) { inner in
            Content._makeView(content, inputs: inner)
        }
    }

    @MainActor public static var _isOneElement: Bool { Modifier._isOneElement(around: Content._isOneElement) }
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

    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool {
        Modifier._isOneElement(around: Content._isOneElement(around: contentIsOne))
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ViewModifier where Body == Never {
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverHappens() }
}

extension View {
    /// Applies a modifier to the view; later ones lie outside of earlier ones.
    @inlinable nonisolated public consuming func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// One modifier of two, of which the argument lies outside.
    nonisolated public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// A modifier with a body: the body is a value in the graph; `content` in it stands for the modified view.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        var inner = inputs
        guard inner.enterBody(ofModifier: Self.self) else { return }
        let value = AnimatableAttributes.presented(modifier.attribute, inputs: inner)
        let evaluation = BodyEvaluation(host: inner.host)
        let properties = _DynamicProperties(of: Self.self, inputs: inner)
        let body = inner.lifetime.addRule(
            ModifierBodyRule<Self>(modifier: value, properties: properties, evaluation: evaluation))
        evaluation.body = body.place
        inner.placeholders.add(_ViewModifier_Content<Self>.self, inheriting: inputs.inherited, make: content)
        Body._makeView(_GraphValue(body), inputs: inner)
    }
}

struct ModifierBodyRule<M: ViewModifier>: Rule {
    let modifier: Attribute<M>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(M.self)" }

    mutating func evaluate(in graph: Graph) -> M.Body {
        let value = properties.updated(graph.read(modifier), in: graph)
        return evaluation.run(M.self) { value.body(content: _ViewModifier_Content()) }
    }
}

/// Deprecated by Apple: a modifier whose body runs each frame with interpolated data (S4.8).
public protocol AnimatableModifier: Animatable, ViewModifier {}
