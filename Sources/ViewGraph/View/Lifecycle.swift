import AttributeGraph

/// Actions when a view has appeared and when it has left (S19).
nonisolated struct AppearanceModifier: PrimitiveModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        content(inputs.place)
        // Registered after the content's own, so that children appear before their parents (S19.4).
        host.onAppear { [unowned host] in
            guard host.graph.isAlive(modifier.attribute) else { return }
            host.graph.peek(modifier.attribute).appear?()
        }
        var last: (() -> Void)?
        inputs.sink(modifier.attribute) { last = $0.disappear }
        inputs.lifetime.onDisappear { last?() }
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

/// An action when a value has changed (S19.6).
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
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// The older form, which gives the new value.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}

/// Work that begins when the view has appeared and is cancelled when it has left (S19.8).
nonisolated struct TaskModifier<ID: Equatable>: InputsModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        var last: ID?
        var task: Task<Void, Never>?
        let host = inputs.host
        inputs.sink(modifier.attribute) { [unowned host] value in
            guard last != value.id else { return }
            last = value.id
            task?.cancel()
            host.onAppear { task = Task(priority: value.priority) { await value.action() } }
        }
        inputs.lifetime.onDisappear { task?.cancel() }
    }
}

extension View {
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, action: action))
    }
}
