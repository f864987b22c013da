public import AnimationCore
import AttributeGraph

/// A modifier that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// Type of ``body(content:)``; inferred by the compiler.
    associatedtype Body: View
    /// Returns the modified view. `content` is the original view, with the transaction and environment of its place in
    /// the body (S11.11).
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// Type of the placeholder for the original view.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the persistent objects of this modifier around `content`. Internal; programs neither call nor implement
    /// it.
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void)

    /// Changes the inputs of the content and returns true, if the modifier does nothing else before its content is
    /// made. Otherwise returns false, and ``_makeView(modifier:inputs:content:)`` is called. Internal; programs neither
    /// call nor implement it.
    @MainActor static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool

    /// True if ``_contentMade(modifier:inputs:)`` has work to do after the content, which is one element, is made.
    /// Internal; programs neither call nor implement it.
    @MainActor static var _actsAfterContent: Bool { get }

    /// Called when the content has been made, with the inputs of the modifier. Internal; programs neither call nor
    /// implement it.
    @MainActor static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs)

    /// Returns true if the modified view is one element, given that the content is or is not. Internal; programs
    /// neither call nor implement it.
    @MainActor static func _isOneElement(around contentIsOne: Bool) -> Bool
}

extension ViewModifier {
    /// Applies the modifier by a change of its content's inputs; returns false if it cannot.
    /// Internal; programs do not call it.
    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        false
    }

    /// True if the modifier has work to do after its content is made. Internal; programs do not use it.
    @MainActor public static var _actsAfterContent: Bool { false }

    /// Does the modifier's work after its content is made. Internal; programs do not call it.
    @MainActor public static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {}

    /// True if the modified view is one element. Internal; programs do not use it.
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { ElementCounts.isOne(Body.self) }
}

/// Placeholder for the modified view in a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.placeholders.make(Self.self, inputs: inputs)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// View, or inner modifier, to which the modifier is applied.
    public var content: Content
    /// Modifier applied to the content.
    public var modifier: Modifier

    /// Creates the result of `modifier(_:)`, which programs call instead.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
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

    /// True if the view is one element. Internal; programs do not use it.
    @MainActor public static var _isOneElement: Bool { Modifier._isOneElement(around: Content._isOneElement) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Never called: the modifier is applied by the library.
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverHappens() }

    /// Makes the modifier's part, with `content` inside it. Internal; programs do not call it.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let (inner, outer) = modifier.fields(Content.self, Modifier.self)
        Modifier._makeView(modifier: outer, inputs: inputs) { inputs in
            Content._makeView(modifier: inner, inputs: inputs, content: content)
        }
    }

    /// True if the modified view is one element. Internal; programs do not use it.
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool {
        Modifier._isOneElement(around: Content._isOneElement(around: contentIsOne))
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ViewModifier where Body == Never {
    /// Never called: the modifier is applied by the library.
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverHappens() }
}

extension View {
    /// Applies a modifier to the view. Later modifiers are outside of earlier ones.
    @inlinable nonisolated public consuming func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Combines two modifiers into one; the argument is the outer one.
    nonisolated public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Makes a modifier with a body. The body is an attribute; `content` in it is a placeholder for the modified view.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        var inner = inputs
        guard inner.enterBody(ofModifier: Self.self) else { return }
        let value = AnimatableAttributes.presented(modifier.attribute, inputs: inner)
        let evaluation = BodyEvaluation(host: inner.host)
        let properties = _DynamicProperties(of: Self.self, inputs: inner)
        let body = inner.lifetime.addEagerRule(
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

/// A modifier whose body is evaluated in each frame with interpolated data (S4.8). Deprecated by Apple.
public protocol AnimatableModifier: Animatable, ViewModifier {}
