package import AnimationCore
package import AttributeGraph
@_spi(Engine) import LayerTree

/// What a view finds at its place when it is made: where its boxes go, and what flows down to it.
@MainActor public struct _ViewInputs {
    private(set) var inherited: InheritedValues
    /// True directly inside a lazy container: elements are made when it wants them (S24.5).
    package var isLazy = false
    /// What is made here is known to be one element, for which nothing waits any more: modifiers make their part of it at
    /// once. Said anew by each view with a modifier.
    package private(set) var isOneElement = false
    /// Modifiers that apply to each element separately (S2.9): the innermost first, each knowing the next outer one.
    package var wrapper: ElementWrapper?
    /// Where the boxes of the view go, and with what they live.
    package var place: ElementPlace
    /// How deep this place is in what makes bodies.
    private(set) var depths = Depths()

    package init(
        host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope, list: BoxList,
        lifetime: Lifetime
    ) {
        inherited = InheritedValues(host: host, environment: environment, scope: scope)
        place = ElementPlace(list: list, lifetime: lifetime)
    }

    /// For what a modifier, found where `origin` says, makes at `place`: it has no wrapper around itself.
    package init(_ origin: Origin, at place: ElementPlace) {
        inherited = origin.inherited
        depths = origin.depths
        self.place = place
    }

    /// What `other` finds at its place, for an element at `place` with `wrapper` around it.
    init(_ other: borrowing _ViewInputs, at place: ElementPlace, in wrapper: ElementWrapper?) {
        inherited = other.inherited
        isLazy = other.isLazy
        isOneElement = other.isOneElement
        depths = other.depths
        self.place = place
        self.wrapper = wrapper
    }

    /// What a modifier has to know of its own place until it makes something.
    package var origin: Origin { Origin(inherited: inherited, depths: depths) }

    package var host: ViewHost { inherited.host }
    package var graph: Graph { inherited.host.graph }

    /// The environment at this place.
    package var environment: Attribute<EnvironmentValues> {
        get { inherited.environment }
        set { ownInherited().environment = newValue }
    }

    /// Says which transaction reaches this place in the running update (S11).
    package var scope: TransactionScope {
        get { inherited.scope }
        set { ownInherited().scope = newValue }
    }

    /// Which way layout runs; nil for left to right.
    package var direction: LayoutDirectionScope? {
        get { inherited.direction }
        set { ownInherited().direction = newValue }
    }

    /// What `content` stands for inside the bodies of modifiers and transitions around this place.
    package var placeholders: PlaceholderContents {
        get { inherited.placeholders }
        set { ownInherited().placeholders = newValue }
    }

    /// Scope with which the views at this place appear and disappear; nil: with their identity.
    package var appearanceScope: AppearanceScope? {
        get { inherited.appearanceScope }
        set { ownInherited().appearanceScope = newValue }
    }

    /// What flows down changes at few places, but inputs are handed on at every one: copies share it until then.
    private mutating func ownInherited() -> InheritedValues {
        if !isKnownUniquelyReferenced(&inherited) { inherited = InheritedValues(inherited) }
        return inherited
    }

    /// What stands for a modifier's content is to find the environment and the transaction of its place (S11.11), but the
    /// placeholders around the modifier.
    mutating func leavePlaceholder(to outer: InheritedValues) {
        // Most modifiers' bodies change nothing else.
        if inherited.differsByPlaceholders(from: outer) {
            inherited = outer
        } else {
            placeholders = outer.placeholders
        }
    }

    package var lifetime: Lifetime { place.lifetime }

    /// From here on inputs are those of the body of a view; false if bodies lie in bodies so deep that there can be no end to
    /// it. A program would otherwise run out of stack, or of memory, and nobody would know why.
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

    /// The same for the body of a modifier.
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

    /// Inputs for what an erased view holds.
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

    /// Interfaces are some tens of views deep; a tree that is shown by a view in itself is not much deeper.
    private static let depthLimit = 256
    /// Each of the views on the way may have several.
    private static let modifierDepthLimit = 512
    /// What lies deeper would run out of stack in layout.
    private static let erasedDepthLimit = 1_000

    /// Makes the views of one identity: `content` reads nothing on behalf of a rule that runs, and the attributes that it
    /// makes belong to the lifetime at this place, without asking for each.
    func make<Result>(_ content: (consuming _ViewInputs) -> Result) -> Result {
        graph.untracked { lifetime.perform { content(self) } }
    }

    /// Adds `box` to the list at this place; it takes what waits for a box.
    package func add(_ box: LayoutBox, named name: Any.Type) {
        box.viewType = name
        box.memory.state.layer?.with { $0.viewType = name }
        box.memory.state.direction = Unretained(inherited.direction)
        if let waiting = place.waiting { box.carriedTraits.take(waiting) }
        place.append(box)
    }

    /// Says whether what is made here `isOne` element: then modifiers need not wait, and those that wait already make their
    /// part of it now, from the outside in.
    package mutating func beginElements(isOne: Bool) {
        isOneElement = isOne
        guard isOne else { return }
        isLazy = false
        guard let waiting = wrapper else { return }
        guard waiting.isDirect, !waiting.actsAfterContent else {
            isOneElement = false
            return
        }
        wrapper = nil
        place = waiting.makePlaces(at: place)
    }

    /// Makes one element: first the boxes of the modifiers that wait for it, from the outside in, then what `make`
    /// makes, which finds here what flows down to the innermost place.
    package consuming func element(_ make: @escaping @MainActor (_ViewInputs) -> Void) {
        element((), { _, inputs in make(inputs) })
    }

    /// The same, for a function that captures nothing: so nothing is allocated for the call.
    package consuming func element<Value>(
        _ value: Value, _ make: @escaping @MainActor (Value, _ViewInputs) -> Void
    ) {
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

    /// Where the content of `box` goes, which was added at this place.
    package func contentPlace(of box: LayoutBox) -> ElementPlace {
        ElementPlace(in: box, lifetime: place.lifetime)
    }

    /// Inputs for the content of `box`, which was added at this place.
    package func inside(_ box: LayoutBox) -> _ViewInputs {
        _ViewInputs(origin, at: contentPlace(of: box))
    }
}

extension _ViewInputs {
    /// How many views with a body, bodies of modifiers and erased views a place is in.
    struct Depths {
        var view: Int32 = 0
        var modifier: Int32 = 0
        var erased: Int32 = 0
    }

    /// What reaches a place from outside.
    package struct Origin {
        let inherited: InheritedValues
        let depths: Depths
    }
}
