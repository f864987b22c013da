import AttributeGraph

/// Work that begins when the view has appeared and is cancelled when it has left (S19.8).
nonisolated struct TaskModifier<ID: Equatable>: InputsModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        var last: ID?
        var task: Task<Void, Never>?
        var hasLeft = false
        let host = inputs.host
        inputs.sink(modifier.attribute) { [unowned host] value in
            guard last != value.id else { return }
            last = value.id
            task?.cancel()
            // It may be gone, or its id another one, before the update in which it came ends.
            host.onAppear {
                guard !hasLeft, last == value.id else { return }
                if task == nil { host.taskCount += 1 }
                task = Task(priority: value.priority) { await value.action() }
            }
        }
        inputs.lifetime.onDisappear { [unowned host] in
            hasLeft = true
            guard let begun = task else { return }
            begun.cancel()
            task = nil
            host.taskCount -= 1
        }
    }
}

extension View {
    /// Begins `action` when the view has appeared, and cancels it when the view has left (S19.8).
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// As ``task(priority:_:)``; another `id` cancels the work and begins it anew (S19.8).
    nonisolated public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @MainActor @Sendable @escaping () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, action: action))
    }
}
