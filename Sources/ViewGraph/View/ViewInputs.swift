package import AnimationCore
package import AttributeGraph
import LayerTree

/// What a view finds at its place when it is made: where its boxes go, and what flows down to it.
@MainActor public struct _ViewInputs {
    private var surroundings: Surroundings
    /// True directly inside a lazy container: elements are made when it wants them (S24.5).
    package var isLazy = false
    /// Modifiers that apply to each element separately (S2.9): the innermost first, each knowing the next outer one.
    package var wrapper: ElementWrapper?
    /// Where the boxes of the view go, and with what they live.
    package var place: ElementPlace
    /// How many bodies of modifiers this place is in.
    private var modifierDepth: Int32 = 0
    /// How many erased views.
    private var erasedDepth: Int32 = 0

    package init(
        host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope, list: BoxList,
        lifetime: Lifetime
    ) {
        surroundings = Surroundings(host: host, environment: environment, scope: scope)
        place = ElementPlace(list: list, lifetime: lifetime)
    }

    package var host: ViewHost { surroundings.host }
    package var graph: Graph { surroundings.host.graph }

    /// The environment at this place.
    package var environment: Attribute<EnvironmentValues> {
        get { surroundings.environment }
        set { ownSurroundings().environment = newValue }
    }

    /// Says which transaction reaches this place in the running update (S11).
    package var scope: TransactionScope {
        get { surroundings.scope }
        set { ownSurroundings().scope = newValue }
    }

    /// Which way layout runs; nil for left to right.
    package var direction: LayoutDirectionScope? {
        get { surroundings.direction }
        set { ownSurroundings().direction = newValue }
    }

    /// What `content` stands for inside the bodies of modifiers and transitions around this place.
    package var placeholders: PlaceholderContents {
        get { surroundings.placeholders }
        set { ownSurroundings().placeholders = newValue }
    }

    /// How many views with a body this place is in.
    private(set) var depth: Int {
        get { surroundings.depth }
        set { ownSurroundings().depth = newValue }
    }

    /// What flows down changes at few places, but inputs are handed on at every one: copies share it until then.
    private mutating func ownSurroundings() -> Surroundings {
        if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings) }
        return surroundings
    }

    package var lifetime: Lifetime { place.lifetime }

    /// Inputs for the body of a view; nil if bodies lie in bodies so deep that there can be no end to it. A program would
    /// otherwise run out of stack, or of memory, and nobody would know why.
    func insideBody(of view: Any.Type) -> _ViewInputs? {
        guard depth < Self.depthLimit else {
            host.report(
                "The body of \(view) lies within \(depth) others, and is left out: does a view contain itself, with nothing "
                    + "that ends it? Put an if around it.")
            return nil
        }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// The same for the body of a modifier.
    func insideBody(ofModifier modifier: Any.Type) -> _ViewInputs? {
        guard modifierDepth < Self.modifierDepthLimit else {
            host.report(
                "The body of the modifier \(modifier) lies within those of \(modifierDepth) others, and is left out: does it "
                    + "apply itself, with nothing that ends it? Put an if around it.")
            return nil
        }
        var inner = self
        inner.modifierDepth += 1
        return inner
    }

    /// Inputs for what an erased view holds.
    func insideErasedView() -> _ViewInputs? {
        guard erasedDepth < Self.erasedDepthLimit else {
            host.report(
                "\(erasedDepth) AnyViews lie in one another, and what the last one holds is left out: is a view wrapped once more "
                    + "in each update? Wrap what it was made from.")
            return nil
        }
        var inner = self
        inner.erasedDepth += 1
        return inner
    }

    /// Interfaces are some tens of views deep; a tree that is shown by a view in itself is not much deeper.
    private static let depthLimit = 256
    /// Each of the views on the way may have several.
    private static let modifierDepthLimit = 512
    /// What lies deeper would run out of stack in layout.
    private static let erasedDepthLimit = 1_000

    /// Adds `box` to the list at this place; it takes the traits that wait for a box.
    package func add(_ box: LayoutBox, named name: Any.Type) {
        box.viewName = ViewNames.name(of: name)
        box.layer?.viewName = box.viewName
        box.direction = direction
        if !place.traits.isEmpty { box.traits = place.traits }
        for trait in place.traits { trait.box = box }
        place.list.append(box)
    }

    /// Makes one element: first the boxes of the modifiers that wait for it, from the outside in, then what `make`
    /// makes, which finds here what flows down to the innermost place.
    package func element(_ make: @escaping @MainActor (_ViewInputs) -> Void) {
        var inner = self
        inner.wrapper = nil
        inner.isLazy = false
        guard let wrapper else { return make(inner) }
        wrapper.apply(at: place) { place in
            var inputs = inner
            inputs.place = place
            make(inputs)
        }
    }

    /// Inputs for the content of `box`, which was added at this place.
    package func inside(_ box: LayoutBox) -> _ViewInputs {
        var inputs = self
        inputs.wrapper = nil
        inputs.isLazy = false
        inputs.place = ElementPlace(list: box.content, lifetime: lifetime)
        return inputs
    }
}

/// What flows down to all the places in a view.
@MainActor private final class Surroundings {
    unowned let host: ViewHost
    var environment: Attribute<EnvironmentValues>
    var scope: TransactionScope
    var direction: LayoutDirectionScope?
    var placeholders = PlaceholderContents()
    var depth = 0

    init(host: ViewHost, environment: Attribute<EnvironmentValues>, scope: TransactionScope) {
        self.host = host
        self.environment = environment
        self.scope = scope
    }

    init(_ other: Surroundings) {
        host = other.host
        environment = other.environment
        scope = other.scope
        direction = other.direction
        placeholders = other.placeholders
        depth = other.depth
    }
}

/// Where one element's boxes go.
@MainActor package struct ElementPlace {
    package var list: BoxList
    /// Attributes made for the element live and die with this.
    package var lifetime: Lifetime
    /// Traits that the next box which is made carries (`zIndex`, `transition`, …: S12.3).
    package var traits: [TraitHolder] = []

    package init(list: BoxList, lifetime: Lifetime) {
        self.list = list
        self.lifetime = lifetime
    }
}

/// One modifier on its way down to the elements that it applies to.
@MainActor package final class ElementWrapper {
    package typealias Make = @MainActor (ElementPlace) -> Void

    private let outer: ElementWrapper?
    private let wrap: @MainActor (ElementPlace, @escaping Make) -> Void

    package init(outer: ElementWrapper?, wrap: @escaping @MainActor (ElementPlace, @escaping Make) -> Void) {
        self.outer = outer
        self.wrap = wrap
    }

    func apply(at place: ElementPlace, around content: @escaping Make) {
        guard let outer else { return wrap(place, content) }
        let wrap = wrap
        outer.apply(at: place) { inner in wrap(inner, content) }
    }
}

/// What `content` means inside the body of a modifier or transition, by the type of the placeholder.
@MainActor package struct PlaceholderContents {
    private var makers: [ObjectIdentifier: @MainActor (_ViewInputs) -> Void] = [:]

    nonisolated package init() {}

    package subscript(type: Any.Type) -> (@MainActor (_ViewInputs) -> Void)? {
        get { makers[ObjectIdentifier(type)] }
        set { makers[ObjectIdentifier(type)] = newValue }
    }
}

/// The names that layers bear in snapshots: the type's, without what it is generic over.
@MainActor enum ViewNames {
    private static var known: [ObjectIdentifier: String] = [:]

    static func name(of type: Any.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let full = "\(type)"
        let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
        known[ObjectIdentifier(type)] = name
        return name
    }
}
