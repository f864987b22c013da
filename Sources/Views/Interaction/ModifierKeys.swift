import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Calls a closure when other modifier keys are held.
nonisolated private struct ModifierKeysModifier: PrimitiveModifier {
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let (graph, held) = (inputs.graph, inputs.host.heldModifiers)
        held.add(box) { old, new in
            guard graph.isAlive(modifier.attribute) else { return }
            let modifier = graph.peek(modifier.attribute)
            let (before, after) = (modifier.wanted(old), modifier.wanted(new))
            if before != after { modifier.action(before, after) }
        }
        inputs.lifetime.onEnd { held.remove(box) }
        let first = graph.untracked { graph.peek(modifier.attribute) }
        if first.initial {
            let now = first.wanted(held.keys)
            inputs.host.afterUpdate { first.action(now, now) }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }

    private func wanted(_ keys: Int) -> EventModifiers { EventModifiers(held: keys).intersection(mask) }
}

extension View {
    /// Calls `action` with the modifier keys that were held and those that are, when they change while the window has the keyboard.
    ///
    /// - Parameters:
    ///   - mask: the keys that count.
    ///   - initial: true to call `action` when the view appears too, with the same keys twice.
    ///   - action: receives the keys before and after.
    /// - Returns: a view that follows the keys.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action)) }
}
