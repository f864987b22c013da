@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Traits of the view that this box stands for; the parent container reads them.
    package final var carriedTraits: BoxTraits { @inline(__always) get { BoxTraits(box: self) } }

    /// Returns the value of a trait of the view that this box stands for. Any of the view's modifiers may set it.
    package final func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { carriedTraits.value(of: key) }

    package final var layoutPriority: Double { carriedTraits.layoutPriority }
}

/// Traits of the view that one box stands for (S12.3).
@MainActor package struct BoxTraits {
    let box: LayoutBox

    private var state: HotMemoryReference<RareBoxState>? { box.memory.state.rare }

    // MARK: Reading

    var zIndex: Double {
        guard box.memory.state.carries.contains(.traits) else { return ZIndexTrait.defaultValue }
        if let known = state?.state.traits.zIndex { return known }
        let zIndex = number(value(of: ZIndexTrait.self), "z index")
        box.rare.state.traits.zIndex = zIndex
        return zIndex
    }

    var layoutPriority: Double {
        guard box.memory.state.carries.contains(.traits) else { return LayoutPriorityTrait.defaultValue }
        if let known = state?.state.traits.priority { return known }
        let priority = number(value(of: LayoutPriorityTrait.self), "layout priority")
        box.rare.state.traits.priority = priority
        return priority
    }

    /// Returns `value`, or 0 if it is NaN, which has no place in any order.
    private func number(_ value: Double, _ what: String) -> Double {
        guard value.isNaN else { return value }
        box.measuring.reportNaN(what)
        return 0
    }

    /// Returns the value of a trait. Any of the view's modifiers may set it; if several do,
    /// ``ViewTraitKey/outermostCounts`` selects one (S23.24). The search ends at a container.
    func value<Key: ViewTraitKey>(of key: Key.Type) -> Key.Value {
        guard box.memory.state.carries.contains(.traits) else { return Key.defaultValue }
        guard let holder = holder(of: ObjectIdentifier(key), outermost: Key.outermostCounts),
            let value = holder.value as? Key.Value
        else { return Key.defaultValue }
        return value
    }

    /// Finds the trait with this key, the outermost or the innermost one. Not generic, since most searches find nothing.
    private func holder(of key: ObjectIdentifier, outermost: Bool) -> TraitHolder? {
        var found: TraitHolder?
        // Walks the states rather than the boxes: no reference counting.
        var next = Optional(box.memory.reference)
        while let current = next {
            if let rare = current.state.rare {
                for trait in rare.state.traits.own where trait.key == key {
                    if outermost { return trait }
                    found = trait
                }
            }
            next = current.state.kind.contains(.hidesContent) ? nil : current.state.content.soleState
        }
        return found
    }

    /// Returns all values of a trait that were set on this box itself, from the outside in.
    package func all<Key: ViewTraitKey>(_ key: Key.Type) -> [Key.Value] {
        own.compactMap { $0.key == ObjectIdentifier(key) ? $0.value as? Key.Value : nil }
    }

    /// Traits set on this box itself, from the outside in.
    private var own: [TraitHolder] { state?.state.traits.own ?? [] }

    // MARK: Carrying

    /// Adds the holders that waited for this box: traits, and offsets, which affect this box only.
    func take(_ waiting: WaitingHolder) {
        var hasTraits = false
        var holder: WaitingHolder? = waiting
        while let current = holder {
            current.box = Unretained(box)
            if let trait = current as? TraitHolder {
                box.rare.state.traits.own.insert(trait, at: 0)
                hasTraits = true
            } else if box.memory.state.offset == nil {
                box.memory.state.offset = current as? OffsetHolder
            }
            holder = current.outer
        }
        if hasTraits { box.carry(.traits) }
    }

    // MARK: Offsets

    /// Schedules a move of the box by its new offsets, after the next layout.
    ///
    /// A box that is leaving, or lies in a leaving box, stays in place (S12.8) until it comes back.
    func offsetChanged() {
        guard box.isPlaced else { return }
        box.memory.state.geometryIsStale = true
        if !box.isInLeavingView { box.host.needsMove(of: box) }
    }

    /// Applies the offsets in this box that changed while the view was leaving. Called when it comes back.
    func catchUpWithOffsets() {
        if box.memory.state.offset != nil && box.memory.state.geometryIsStale { box.host.needsMove(of: box) }
        for inner in box.contentBoxes { inner.carriedTraits.catchUpWithOffsets() }
        for inner in box.extraBoxes { inner.carriedTraits.catchUpWithOffsets() }
    }

    // MARK: Changes

    /// Invalidates the parent container, beyond the view's own modifiers, after a change of a trait.
    func changed() {
        forget()
        var around = box.parent
        while let current = around {
            current.contentChanged()
            if current.soleContent == nil { return }
            around = current.parent
        }
    }

    /// Invalidates the ancestors up to the next boundary of traits. Called when boxes in this box change, since traits
    /// may be among the changes and cannot be compared.
    func changedWithin() {
        var box = box
        while !box.memory.state.kind.contains(.endsTraits), let around = box.parent {
            around.carriedTraits.forget()
            around.asContainer?.traitsChanged()
            around.invalidateLayout()
            if around.soleContent == nil { return }
            box = around
        }
    }

    /// Clears the cached z index and layout priority.
    func forget() {
        guard let state else { return }
        state.state.traits.zIndex = nil
        state.state.traits.priority = nil
    }
}

/// Traits of a box, as stored in its state.
struct CarriedTraits {
    /// Traits set on the box itself, from the outside in.
    var own: [TraitHolder] = []
    /// Cached z index, the trait that is read most often; nil until it is read.
    var zIndex: Double?
    /// Cached layout priority; nil until it is read.
    var priority: Double?
}
