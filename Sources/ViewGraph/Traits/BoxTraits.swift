@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Values of the view that this box stands for, which the container around asks for.
    package final var carriedTraits: BoxTraits { @inline(__always) get { BoxTraits(box: self) } }

    /// The value of a trait of the view that this box stands for, set by any of the view's modifiers.
    package final func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { carriedTraits.value(of: key) }

    package final var layoutPriority: Double { carriedTraits.layoutPriority }
}

/// Traits of the view that one box stands for (S12.3).
@MainActor package struct BoxTraits {
    let box: LayoutBox

    private var state: HotMemoryReference<RareBoxState>? { box.memory.state.rare }

    // MARK: Asking

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

    /// Returns 0 for a number that is none: nothing would come before it or after it in any order.
    private func number(_ value: Double, _ what: String) -> Double {
        guard value.isNaN else { return value }
        box.measuring.reportNaN(what)
        return 0
    }

    /// The value of a trait, set by any of the view's modifiers. Where several set it, ``ViewTraitKey/outermostCounts``
    /// says which one counts (S23.24). Containers end the search.
    func value<Key: ViewTraitKey>(of key: Key.Type) -> Key.Value {
        guard box.memory.state.carries.contains(.traits) else { return Key.defaultValue }
        var found: Key.Value?
        var box: LayoutBox? = box
        while let current = box {
            for trait in current.carriedTraits.own where trait.key == ObjectIdentifier(key) {
                guard let value = trait.value as? Key.Value else { continue }
                if Key.outermostCounts { return value }
                found = value
            }
            box = current.soleContent
        }
        return found ?? Key.defaultValue
    }

    /// Traits that stand directly on the box, from the outside in.
    private var own: [TraitHolder] { state?.state.traits.own ?? [] }

    // MARK: Carrying

    /// Has the box carry what waited for it: traits, and offsets, which concern the box itself only.
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

    /// Has the box moved by its new offsets after the next layout.
    ///
    /// A box that leaves, or lies in one that does, stays where it is (S12.8) until it comes back.
    func offsetChanged() {
        guard box.isPlaced else { return }
        box.memory.state.geometryIsStale = true
        if !box.isInLeavingView { box.host.needsMove(of: box) }
    }

    /// Called when the view was taken back while it was leaving: offsets that changed meanwhile move what is in it.
    func catchUpWithOffsets() {
        if box.memory.state.offset != nil && box.memory.state.geometryIsStale { box.host.needsMove(of: box) }
        for inner in box.contentBoxes { inner.carriedTraits.catchUpWithOffsets() }
        for inner in box.extraBoxes { inner.carriedTraits.catchUpWithOffsets() }
    }

    // MARK: Changes

    /// Has the container around, outside of whatever modifies the view, ask for the traits anew.
    func changed() {
        forget()
        var around = box.parent
        while let current = around {
            current.contentChanged()
            if current.soleContent == nil { return }
            around = current.parent
        }
    }

    /// Has the container around look again: traits of what is in the box reach it, and it cannot tell by answers
    /// whether they are the same.
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

    /// Forgets what is known of the view's z index and layout priority.
    func forget() {
        guard let state else { return }
        state.state.traits.zIndex = nil
        state.state.traits.priority = nil
    }
}

/// Traits of a box, as its state keeps them.
struct CarriedTraits {
    /// Traits that stand directly on the box, from the outside in.
    var own: [TraitHolder] = []
    /// The z index, which other boxes ask for most often; nil until it is asked for.
    var zIndex: Double?
    /// The layout priority; nil until it is asked for.
    var priority: Double?
}
