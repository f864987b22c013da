/// Place to which a rotor leads.
package struct AccessibilityRotorStop {
    /// Description by which the place's element is found.
    package enum Place {
        /// The element that has the rotor.
        case owner
        /// The view with this identity, of a `ForEach` or by `id(_:)`. A lazy container makes it if it is not made.
        case view(AnyHashable)
        /// The element that a modifier has given this name.
        case named(AnyHashable)
    }

    /// Words for the place; nil for none.
    package let label: String?
    package let place: Place
    /// Part of the element's text; nil for the whole element.
    package let range: Range<String.Index>?
    /// Called before the element is looked for.
    package let prepare: @MainActor () -> Void

    package init(
        label: String?, place: Place, range: Range<String.Index>?, prepare: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.place = place
        self.range = range
        self.prepare = prepare
    }
}
