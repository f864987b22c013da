import AttributeGraph

/// Modifier that runs an action when a value has changed (S19.6).
nonisolated struct ChangeModifier<Value: Equatable>: InputsModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        var last: Value?
        let host = inputs.host
        inputs.sink(modifier.attribute) { [unowned host] new in
            defer { last = new.value }
            guard let old = last else {
                if new.initial { host.afterUpdate { new.action(new.value, new.value) } }
                return
            }
            if old != new.value { host.afterUpdate { new.action(old, new.value) } }
        }
    }
}

extension View {
    /// Runs `action` with the old and the new value after an update in which `value` changes. If `initial` is true, it
    /// also runs when the view appears, with the current value as both arguments (S19.6).
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs `action` after an update in which `value` changes; if `initial` is true, also when the view appears
    /// (S19.6).
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs `action` with the new value after an update in which `value` changes (S19.6). Deprecated by Apple.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}
