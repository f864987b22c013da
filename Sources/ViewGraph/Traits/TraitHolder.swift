@_spi(Engine) import LayerTree

/// Value of a modifier that waits for the next box made inside it, which then carries it.
@MainActor package class WaitingHolder {
    /// Value of the next outer modifier, which waits for the same box.
    let outer: WaitingHolder?
    /// Box that carries the value; nil until it is made.
    final var box: Unretained<LayoutBox>?

    init(in outer: WaitingHolder?) { self.outer = outer }
}

/// Value that a view passes to its parent container: its z index, its transition or a layout value (S12.3).
package final class TraitHolder: WaitingHolder {
    package let key: ObjectIdentifier
    package private(set) var value: Any

    package init<Key: ViewTraitKey>(_ key: Key.Type, _ value: Key.Value, in outer: WaitingHolder?) {
        self.key = ObjectIdentifier(key)
        self.value = value
        super.init(in: outer)
    }

    package func set(_ value: Any) {
        self.value = value
        box?.with { $0.carriedTraits.changed() }
    }
}

/// Key of a value that passes from a view to its parent container, outwards through modifiers.
package protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }

    /// True if the outermost of several values on one view is used; otherwise the innermost is used.
    ///
    /// The innermost is used by default (S23.24): modifiers write their traits from the outside in, so that the
    /// modifier nearest to the view writes last. A layout priority is different: it is a layout around the view, and a
    /// container asks the outermost of several.
    static var outermostCounts: Bool { get }
}

extension ViewTraitKey {
    package static var outermostCounts: Bool { false }
}

/// Z index: order in which siblings are drawn and hit tested (S23.24).
package enum ZIndexTrait: ViewTraitKey { package static let defaultValue = 0.0 }

/// Layout priority: order in which a stack offers space to its views (S23.14).
package enum LayoutPriorityTrait: ViewTraitKey {
    package static let defaultValue = 0.0
    package static var outermostCounts: Bool { true }
}
