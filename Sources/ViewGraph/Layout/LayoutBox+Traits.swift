// What a view says to those around it by traits: its place among its siblings, and whatever else (S12.3).
extension LayoutBox {
    var zIndex: Double {
        guard carries.contains(.traits) else { return ZIndexTrait.defaultValue }
        if let knownZIndex { return knownZIndex }
        let zIndex = number(trait(ZIndexTrait.self), "z index")
        knownZIndex = zIndex
        return zIndex
    }

    package var layoutPriority: Double {
        guard carries.contains(.traits) else { return LayoutPriorityTrait.defaultValue }
        if let knownPriority { return knownPriority }
        let priority = number(trait(LayoutPriorityTrait.self), "layout priority")
        knownPriority = priority
        return priority
    }

    /// What is not a number has no place in any order: nothing would come before it or after it.
    private func number(_ value: Double, _ what: String) -> Double {
        guard value.isNaN else { return value }
        reportNaN(what)
        return 0
    }

    /// The value of a trait of the view that this box stands for, set by any of the view's modifiers. Where several set it,
    /// ``ViewTraitKey/outermostCounts`` says which one counts (S23.24). Containers end the search.
    package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard carries.contains(.traits) else { return Key.defaultValue }
        var found: Key.Value?
        var box: LayoutBox? = self
        while let current = box {
            // A box lists its own traits from the outside in.
            for trait in current.traits where trait.key == ObjectIdentifier(key) {
                guard let value = trait.value as? Key.Value else { continue }
                if Key.outermostCounts { return value }
                found = value
            }
            box = current.soleContent
        }
        return found ?? Key.defaultValue
    }
}
