import AttributeGraph
@_spi(Engine) import LayerTree

/// Modifier that starts a task when the view has appeared and cancels it when the view has disappeared (S19.8).
nonisolated struct TaskModifier<ID: Equatable>: InputsModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        var newest: Self?
        var task: Task<Void, Never>?
        var isThere = false
        let host = inputs.host
        func begin(_ value: Self) {
            // Before the update ends, the view may have disappeared, or its id may have changed.
            host.onAppear { [unowned host] in
                guard isThere, newest?.id == value.id, task == nil else { return }
                host.memory.state.tasks += 1
                task = Task(priority: value.priority) { await value.action() }
            }
        }
        func end() {
            guard let begun = task else { return }
            begun.cancel()
            task = nil
            host.memory.state.tasks -= 1
        }
        inputs.sink(modifier.attribute) { value in
            guard newest?.id != value.id else { return }
            newest = value
            end()
            if isThere { begin(value) }
        }
        inputs.followAppearance {
            isThere = true
            // On the first appearance `newest` is nil: the sink runs later and starts the task.
            if let newest { begin(newest) }
        } disappeared: {
            isThere = false
            end()
        }
    }
}

extension View {
    /// Starts `action` as a task when the view has appeared, and cancels it when the view has disappeared (S19.8).
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts `action` as ``task(priority:_:)`` does. When `id` changes, cancels the task and starts it again (S19.8).
    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, action: action))
    }
}
