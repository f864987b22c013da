package import AnimationCore
package import AttributeGraph
@_spi(Engine) import LayerTree

/// Inputs of a view at its place when it is made: the place of its boxes, and the values that it inherits.
@MainActor public struct _ViewInputs {
    var inherited: InheritedValues
    /// True directly inside a lazy container, which requests its elements when it needs them (S24.5).
    package var isLazy = false
    /// Collector of the elements made here; nil where they become boxes at once. Kept by the lifetime of this place.
    var collector: Unretained<SubviewCollector>?
    /// True if the content made here is known to be one element, and no wrapper waits for it. Modifiers then make their
    /// boxes at once. Set again by each view with a modifier.
    package private(set) var isOneElement = false
    /// Innermost of the modifiers that apply to each element separately (S2.9). Each wrapper refers to the next outer
    /// one.
    package var wrapper: ElementWrapper?
    /// Place of the view's boxes, and their lifetime.
    package var place: ElementPlace
    /// Nesting depth of this place in bodies of views, bodies of modifiers and erased views.
    private(set) var depths = Depths()

    package init(
        host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope, list: BoxList,
        lifetime: Lifetime
    ) {
        inherited = InheritedValues(host: host, environment: environment, scope: scope)
        place = ElementPlace(list: list, lifetime: lifetime)
    }

    /// Creates the inputs of an element at `place` for a modifier whose own place is described by `origin`. They have
    /// no wrapper.
    package init(_ origin: Origin, at place: ElementPlace) {
        inherited = origin.inherited
        depths = origin.depths
        self.place = place
    }

    /// Creates inputs with the values of `other`, for an element at `place` with `wrapper` around it.
    init(_ other: borrowing _ViewInputs, at place: ElementPlace, in wrapper: ElementWrapper?) {
        inherited = other.inherited
        isLazy = other.isLazy
        collector = other.collector
        isOneElement = other.isOneElement
        depths = other.depths
        self.place = place
        self.wrapper = wrapper
    }

    /// Values of this place that a modifier stores until it makes its boxes.
    package var origin: Origin { Origin(inherited: inherited, depths: depths) }

    package var host: ViewHost { inherited.host }
    package var graph: Graph { inherited.host.graph }

    /// Environment at this place.
    package var environment: Attribute<EnvironmentValues> {
        get { inherited.environment }
        set { ownInherited().environment = newValue }
    }

    /// Scope that resolves the transaction at this place in the running update (S11).
    package var scope: TransactionScope {
        get { inherited.scope }
        set { ownInherited().scope = newValue }
    }

    /// Layout direction; nil for left to right.
    package var direction: LayoutDirectionScope? {
        get { inherited.direction }
        set { ownInherited().direction = newValue }
    }

    /// Contents of the placeholders in the bodies of enclosing modifiers and transitions.
    package var placeholders: PlaceholderContents {
        get { inherited.placeholders }
        set { ownInherited().placeholders = newValue }
    }

    /// Scope with which the views at this place appear and disappear; nil if they follow their identity.
    package var appearanceScope: AppearanceScope? {
        guard let replacement = place.lifetime.scopeReplacement else { return inherited.appearanceScope }
        return replacement.applied(to: inherited.appearanceScope)
    }

    /// The scope that this place inherits, without regard to replacements.
    package var inheritedAppearanceScope: AppearanceScope? {
        get { inherited.appearanceScope }
        set { ownInherited().appearanceScope = newValue }
    }

    /// Returns inherited values that this copy may modify. They are copied on write, because inputs are passed on at
    /// every place but changed at few.
    private mutating func ownInherited() -> InheritedValues {
        if !isKnownUniquelyReferenced(&inherited) { inherited = InheritedValues(inherited) }
        return inherited
    }

    /// Restores the placeholders around the modifier for the modifier's content. The content keeps the environment and
    /// the transaction of its placeholder's place (S11.11).
    mutating func leavePlaceholder(to outer: InheritedValues) {
        // Common case: the modifier's body has changed nothing else.
        if inherited.differsByPlaceholders(from: outer) {
            inherited = outer
        } else {
            placeholders = outer.placeholders
        }
    }

    package var lifetime: Lifetime { place.lifetime }

    /// Enters the body of a view. Returns false and reports if bodies are nested too deeply to end: the program would
    /// otherwise run out of stack or memory without an explanation.
    mutating func enterBody(of view: Any.Type) -> Bool {
        guard depths.view < Self.depthLimit else {
            host.report(
                "The body of \(view) lies within \(depths.view) others, and is left out: does a view contain itself, with nothing "
                    + "that ends it? Put an if around it.")
            return false
        }
        depths.view += 1
        return true
    }

    /// Enters the body of a modifier. Returns false and reports if bodies of modifiers are nested too deeply to end.
    mutating func enterBody(ofModifier modifier: Any.Type) -> Bool {
        guard depths.modifier < Self.modifierDepthLimit else {
            host.report(
                "The body of the modifier \(modifier) lies within those of \(depths.modifier) others, and is left out: does it "
                    + "apply itself, with nothing that ends it? Put an if around it.")
            return false
        }
        depths.modifier += 1
        return true
    }

    /// Returns the inputs for the content of an erased view. Returns nil and reports if erased views are nested too
    /// deeply.
    func insideErasedView() -> _ViewInputs? {
        guard depths.erased < Self.erasedDepthLimit else {
            host.report(
                "\(depths.erased) AnyViews lie in one another, and what the last one holds is left out: is a view wrapped once more "
                    + "in each update? Wrap what it was made from.")
            return nil
        }
        var inner = self
        inner.depths.erased += 1
        return inner
    }

    /// Usual interfaces are some tens of views deep. A tree displayed by a recursive view is not much deeper.
    private static let depthLimit = 256
    /// Higher than the limit for views: each of the enclosing views may have several modifiers.
    private static let modifierDepthLimit = 512
    /// Deeper nesting would overflow the stack in layout.
    private static let erasedDepthLimit = 1_000

    /// Makes the views of one identity. Reads in `content` are not dependencies of the running rule, and the attributes
    /// made in it get the lifetime of this place.
    package func make<Result>(_ content: (consuming _ViewInputs) -> Result) -> Result {
        graph.untracked { lifetime.perform { content(self) } }
    }

    /// Adds `box` to the list at this place. The box takes the traits and offsets that wait for a box.
    package func add(_ box: LayoutBox, named name: Any.Type) {
        box.viewType = name
        box.memory.state.layer?.with { $0.viewType = name }
        box.memory.state.direction = Unretained(inherited.direction)
        if let waiting = place.waiting { box.carriedTraits.take(waiting) }
        place.append(box)
    }

    /// Declares that the content made here is one element, or not. If it is one, modifiers need not wait, and those
    /// already waiting make their boxes now, from the outside in.
    package mutating func beginElements(isOne: Bool) {
        // A collector needs all modifiers of an element, and finds them when it comes to the element itself.
        guard isOne, collector == nil else {
            isOneElement = false
            return
        }
        isOneElement = true
        isLazy = false
        guard let waiting = wrapper else { return }
        guard waiting.isDirect, !waiting.actsAfterContent else {
            isOneElement = false
            return
        }
        wrapper = nil
        place = waiting.makePlaces(at: place)
    }

    /// Makes one element: first the boxes of the waiting modifiers, from the outside in, then the content of `make`,
    /// called with the inputs of the innermost place.
    package consuming func element(_ make: @escaping @MainActor (_ViewInputs) -> Void) {
        element((), { _, inputs in make(inputs) })
    }

    /// Makes one element like ``element(_:)``. `make` must capture nothing; the call then allocates nothing.
    package consuming func element<Value>(
        _ value: Value, _ make: @escaping @MainActor (Value, _ViewInputs) -> Void
    ) {
        if let collector {
            return collector.object.add(self) { make(value, $0) }
        }
        beginElements(isOne: true)
        let isReady = isOneElement
        isOneElement = false
        guard !isReady, let wrapper else { return make(value, self) }
        self.wrapper = nil
        guard wrapper.isDirect else {
            return wrapper.apply(at: place) { [self] place in
                var inputs = self
                inputs.place = place
                make(value, inputs)
            }
        }
        let outside = place
        place = wrapper.makePlaces(at: outside)
        make(value, self)
        wrapper.contentMadeInAll(at: outside)
    }

    /// Returns the place of the content of `box`, a box added at this place.
    package func contentPlace(of box: LayoutBox) -> ElementPlace {
        ElementPlace(in: box, lifetime: place.lifetime)
    }

    /// Returns the inputs for the content of `box`, a box added at this place.
    package func inside(_ box: LayoutBox) -> _ViewInputs {
        _ViewInputs(origin, at: contentPlace(of: box))
    }
}

extension _ViewInputs {
    /// Numbers of enclosing view bodies, modifier bodies and erased views.
    struct Depths {
        var view: Int32 = 0
        var modifier: Int32 = 0
        var erased: Int32 = 0
    }

    /// Values that a place inherits, without the place itself.
    package struct Origin {
        let inherited: InheritedValues
        let depths: Depths
    }
}
