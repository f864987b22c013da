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

    /// This trait of the view that this box stands for, from wherever within its modifiers it was set.
    package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
        guard carries.contains(.traits) else { return Key.defaultValue }
        var box: LayoutBox? = self
        while let current = box {
            if !current.traits.isEmpty {
                for trait in current.traits.reversed() where trait.key == ObjectIdentifier(key) {
                    if let value = trait.value as? Key.Value { return value }
                }
            }
            box = current.soleContent
        }
        return Key.defaultValue
    }
}
