import AttributeGraph

/// One modifier on its way down to the elements that it applies to.
///
/// Most make a box and go on inside of it: such a wrapper is *direct*, and an element whose wrappers all are is made
/// without a closure. The others are handed what is to be made inside of them.
@_spi(Engine) @MainActor open class ElementWrapper {
    public typealias Make = @MainActor (ElementPlace) -> Void

    private let outer: ElementWrapper?
    private let wrap: (@MainActor (ElementPlace, @escaping Make) -> Void)?
    /// Whether this wrapper, and all those outside of it, are direct.
    final let isDirect: Bool
    /// Whether one of them has something to do when the content is made.
    final let actsAfterContent: Bool

    /// A wrapper that decides itself when, and how often, what is inside is made.
    package init(outer: ElementWrapper?, wrap: @escaping @MainActor (ElementPlace, @escaping Make) -> Void) {
        self.outer = outer
        self.wrap = wrap
        isDirect = false
        actsAfterContent = false
    }

    /// A direct wrapper: for kinds of wrappers that override ``makePlace(at:)``.
    public init(direct outer: ElementWrapper?, actsAfterContent: Bool = false) {
        self.outer = outer
        wrap = nil
        isDirect = outer?.isDirect ?? true
        self.actsAfterContent = actsAfterContent || outer?.actsAfterContent ?? false
    }

    /// Makes what the modifier puts at `place`, and says where its content goes: with the same lifetime.
    open func makePlace(at place: ElementPlace) -> ElementPlace { place }

    /// Called when the content of one element, made at `place` or further in, is there.
    open func contentMade(at place: ElementPlace) {}

    /// Makes what all modifiers put at `place`, from the outside in.
    /// - Precondition: ``isDirect``.
    final func makePlaces(at place: ElementPlace) -> ElementPlace {
        makePlace(at: outer?.makePlaces(at: place) ?? place)
    }

    /// Tells all modifiers, from the inside out, that the content is made.
    final func contentMadeInAll(at place: ElementPlace) {
        guard actsAfterContent else { return }
        contentMade(at: place)
        outer?.contentMadeInAll(at: place)
    }

    /// Applies this modifier and those outside of it, from the outside in, around what `content` makes.
    final func apply(at place: ElementPlace, around content: @escaping Make) {
        guard let outer else { return applyAlone(at: place, around: content) }
        outer.apply(at: place) { [self] inner in applyAlone(at: inner, around: content) }
    }

    private func applyAlone(at place: ElementPlace, around content: @escaping Make) {
        if let wrap { return wrap(place, content) }
        content(makePlace(at: place))
        contentMade(at: place)
    }
}

/// A modifier that puts something around each element and goes on inside of it, at once: it needs no closure for its
/// content.
@MainActor package protocol DirectModifier: PrimitiveModifier {
    /// Makes the modifier's own part in `inputs`.
    /// - Returns: where its content goes; with the same lifetime.
    @MainActor static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace

    /// Whether ``contentMade(modifier:inputs:)`` does anything.
    @MainActor static var actsAfterContent: Bool { get }

    /// Called when the content of one element is made.
    @MainActor static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs)
}

extension DirectModifier {
    @MainActor package static var actsAfterContent: Bool { false }

    @MainActor package static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {}

    @MainActor public static var _actsAfterContent: Bool { actsAfterContent }

    @MainActor public static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        contentMade(modifier: modifier, inputs: inputs)
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        content(makePlace(modifier: modifier, inputs: inputs))
        contentMade(modifier: modifier, inputs: inputs)
    }

    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        if inputs.isOneElement {
            inputs.place = makePlace(modifier: modifier, inputs: inputs)
            return true
        }
        inputs.wrapper = ModifierWrapper(
            Self.self, modifier.place, at: inputs.origin, in: inputs.wrapper)
        return true
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        var inner = inputs
        if inputs.isOneElement {
            inner.place = makePlace(modifier: modifier, inputs: inputs)
            content(inner)
            return contentMade(modifier: modifier, inputs: inputs)
        }
        _ = _changeInputs(&inner, modifier: modifier)
        content(inner)
    }
}

extension DirectModifier {
    fileprivate static func makePlace(of modifier: AttributePlace, inputs: _ViewInputs) -> ElementPlace {
        makePlace(modifier: _GraphValue<Self>(modifier), inputs: inputs)
    }

    fileprivate static func contentMade(in modifier: AttributePlace, inputs: _ViewInputs) {
        contentMade(modifier: _GraphValue<Self>(modifier), inputs: inputs)
    }
}

/// A direct modifier on its way. Not generic over the modifier: its metadata would be asked for at each place.
private final class ModifierWrapper: ElementWrapper {
    private let type: any DirectModifier.Type
    private let modifier: AttributePlace
    /// The modifier's own part finds the environment and the transaction of its own place.
    private let origin: _ViewInputs.Origin

    init(
        _ type: any DirectModifier.Type, _ modifier: AttributePlace, at origin: _ViewInputs.Origin,
        in outer: ElementWrapper?
    ) {
        self.type = type
        self.modifier = modifier
        self.origin = origin
        super.init(direct: outer, actsAfterContent: type.actsAfterContent)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        type.makePlace(of: modifier, inputs: _ViewInputs(origin, at: place))
    }

    override func contentMade(at place: ElementPlace) {
        guard type.actsAfterContent else { return }
        type.contentMade(in: modifier, inputs: _ViewInputs(origin, at: place))
    }
}
