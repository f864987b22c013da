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
        /// Number of elements that are there; 1 where they follow the place of the modifier.
        var present = 0
        let host = inputs.host
        func begin(_ value: Self) {
            // Before the update ends, the view may have disappeared, or its id may have changed.
            host.onAppear { [unowned host] in
                guard present > 0, newest?.id == value.id, task == nil else { return }
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
            if present > 0 { begin(value) }
        }
        let presence = Presence {
            present += 1
            // On the first appearance `newest` may be nil: the sink runs later and starts the task.
            if present == 1, let newest { begin(newest) }
        } disappeared: {
            present -= 1
            if present == 0 { end() }
        }
        guard let wrapper = inputs.wrapper, wrapper.replacesScopes else { return presence.follow(inputs) }
        inputs.wrapper = PresenceWrapper(presence, at: inputs.origin, in: wrapper)
    }
}

/// Closures that are called when views have appeared and disappeared.
private struct Presence {
    let appeared: @MainActor () -> Void
    let disappeared: @MainActor () -> Void

    @MainActor func follow(_ inputs: _ViewInputs) {
        inputs.followAppearance(appeared: appeared, disappeared: disappeared)
    }
}

/// Follows the appearance of each element, for a task on elements that appear in scopes of their own.
private final class PresenceWrapper: ElementWrapper {
    private let presence: Presence
    private let origin: _ViewInputs.Origin

    init(_ presence: Presence, at origin: _ViewInputs.Origin, in outer: ElementWrapper) {
        self.presence = presence
        self.origin = origin
        super.init(direct: outer, actsAfterContent: true)
    }

    override func contentMade(at place: ElementPlace) { presence.follow(_ViewInputs(origin, at: place)) }
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
