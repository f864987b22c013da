import AttributeGraph

/// A modifier that is passed down to the elements that it applies to.
///
/// Most modifiers make a box and continue inside of it. Such a wrapper is *direct*, and an element all of whose
/// wrappers are direct is made without a closure. Other wrappers receive a closure that makes their content.
@_spi(Engine) @MainActor open class ElementWrapper {
    /// Closure that makes the content of a modifier at a place.
    public typealias Make = @MainActor (ElementPlace) -> Void

    private let outer: ElementWrapper?
    private let wrap: (@MainActor (ElementPlace, @escaping Make) -> Void)?
    /// True if this wrapper and all outer ones are direct.
    final let isDirect: Bool
    /// True if this wrapper or an outer one has work to do after the content is made.
    final let actsAfterContent: Bool
    /// True if this wrapper or an outer one makes elements in scopes of their own (``ScopeReplacement``).
    final let replacesScopes: Bool

    /// Creates a wrapper that is not direct: `wrap` decides when, and how often, the content is made.
    ///
    /// - Parameters:
    ///   - outer: next outer wrapper; nil if there is none.
    ///   - replacesScopes: true if `wrap` makes elements in scopes of their own; false by default.
    ///   - wrap: makes the boxes of the modifier at a place, and the content inside of them.
    package init(
        outer: ElementWrapper?, replacesScopes: Bool = false,
        wrap: @escaping @MainActor (ElementPlace, @escaping Make) -> Void
    ) {
        self.outer = outer
        self.wrap = wrap
        self.replacesScopes = replacesScopes || outer?.replacesScopes ?? false
        isDirect = false
        actsAfterContent = false
    }

    /// Creates a direct wrapper, for subclasses that override ``makePlace(at:)``.
    ///
    /// - Parameters:
    ///   - outer: next outer wrapper; nil if there is none.
    ///   - actsAfterContent: true if ``contentMade(at:)`` is overridden; false by default.
    public init(direct outer: ElementWrapper?, actsAfterContent: Bool = false) {
        self.outer = outer
        wrap = nil
        replacesScopes = outer?.replacesScopes ?? false
        isDirect = outer?.isDirect ?? true
        self.actsAfterContent = actsAfterContent || outer?.actsAfterContent ?? false
    }

    /// Makes the boxes of the modifier at `place`.
    ///
    /// - Parameter place: place of the element.
    /// - Returns: the place of the content, with the same lifetime.
    open func makePlace(at place: ElementPlace) -> ElementPlace { place }

    /// Called when the content of one element, at `place` or deeper, has been made.
    ///
    /// - Parameter place: place of the element.
    open func contentMade(at place: ElementPlace) {}

    /// True if the wrapper makes no box and only adds a trait to the element's outermost box.
    open var addsOnlyTraits: Bool { false }

    /// Returns `place` with the traits that this modifier and all outer ones add. Their boxes are not made.
    final func addTraits(to place: ElementPlace) -> ElementPlace {
        let outside = outer?.addTraits(to: place) ?? place
        return addsOnlyTraits ? makePlace(at: outside) : outside
    }

    /// Makes the boxes of this modifier and all outer ones at `place`, from the outside in.
    ///
    /// - Precondition: ``isDirect``.
    final func makePlaces(at place: ElementPlace) -> ElementPlace {
        makePlace(at: outer?.makePlaces(at: place) ?? place)
    }

    /// Calls ``contentMade(at:)`` of this modifier and all outer ones, from the inside out.
    final func contentMadeInAll(at place: ElementPlace) {
        guard actsAfterContent else { return }
        contentMade(at: place)
        outer?.contentMadeInAll(at: place)
    }

    /// Applies this modifier and all outer ones around the content, from the outside in.
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

/// A modifier that makes its boxes around each element and continues inside of them at once, without a closure for its
/// content.
@MainActor package protocol DirectModifier: PrimitiveModifier {
    /// Makes the boxes of the modifier in `inputs`.
    ///
    /// - Returns: the place of the content, with the same lifetime.
    @MainActor static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace

    /// True if ``contentMade(modifier:inputs:)`` does anything.
    @MainActor static var actsAfterContent: Bool { get }

    /// Called when the content of one element has been made.
    @MainActor static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs)

    /// True if the modifier makes no box and only adds a trait.
    @MainActor static var addsOnlyTraits: Bool { get }
}

extension DirectModifier {
    @MainActor package static var actsAfterContent: Bool { false }
    @MainActor package static var addsOnlyTraits: Bool { false }

    @MainActor package static func contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {}

    /// True if the modifier has work to do after its content is made. Internal; programs do not use it.
    @MainActor public static var _actsAfterContent: Bool { actsAfterContent }

    /// Does the modifier's work after its content is made. Internal; programs do not call it.
    @MainActor public static func _contentMade(modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        contentMade(modifier: modifier, inputs: inputs)
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        content(makePlace(modifier: modifier, inputs: inputs))
        contentMade(modifier: modifier, inputs: inputs)
    }

    /// Applies the modifier by a change of its content's inputs; returns false if it cannot.
    /// Internal; programs do not call it.
    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        if inputs.isOneElement {
            inputs.place = makePlace(modifier: modifier, inputs: inputs)
            return true
        }
        inputs.wrapper = ModifierWrapper(
            Self.self, modifier.place, at: inputs.origin, in: inputs.wrapper)
        return true
    }

    /// Makes the modifier's part, with `content` inside it. Internal; programs do not call it.
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

/// Wrapper of a direct modifier. Not generic over the modifier, because its metadata would be looked up at each place.
private final class ModifierWrapper: ElementWrapper {
    private let type: any DirectModifier.Type
    private let modifier: AttributePlace
    /// Inherited values of the modifier's own place: it uses the environment and the transaction there.
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

    override var addsOnlyTraits: Bool { type.addsOnlyTraits }

    override func contentMade(at place: ElementPlace) {
        guard type.actsAfterContent else { return }
        type.contentMade(in: modifier, inputs: _ViewInputs(origin, at: place))
    }
}
