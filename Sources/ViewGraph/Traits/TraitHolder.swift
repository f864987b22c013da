@_spi(Engine) import LayerTree

/// A value of a modifier that waits for the next box made in it, which then carries it.
@MainActor package class WaitingHolder {
    /// The value of the modifier around, which waits for the same box.
    let outer: WaitingHolder?
    /// The box, once it is made.
    final var box: Unretained<LayoutBox>?

    init(in outer: WaitingHolder?) { self.outer = outer }
}

/// One value that a view tells the container around it: its z index, its transition, a layout value (S12.3).
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

/// A kind of value that passes from a view to the container around it, outwards through modifiers.
package protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }

    /// True if the outermost of several values on one view counts, else the innermost does.
    ///
    /// The innermost counts by default (S23.24): a trait is written into the list of a view's traits on the way in, and
    /// the modifier nearest to the view writes last. A layout priority is different: it is a layout around the view,
    /// and a container asks the outermost of those.
    static var outermostCounts: Bool { get }
}

extension ViewTraitKey {
    package static var outermostCounts: Bool { false }
}

/// The order in which siblings are drawn and hit (S23.24).
package enum ZIndexTrait: ViewTraitKey { package static let defaultValue = 0.0 }

/// The order in which views of a stack get space (S23.14).
package enum LayoutPriorityTrait: ViewTraitKey {
    package static let defaultValue = 0.0
    package static var outermostCounts: Bool { true }
}
