/// Subscribers of one subject, in the order of subscription.
///
/// A subscriber that is added or removed while a value is being sent affects the *next* value; one that is cancelled
/// meanwhile receives nothing more.
package final class Broadcast<Output, Failure: Error> {
    private enum State {
        case open(members: [Member])
        case ended(Subscribers.Completion<Failure>)
    }

    private let state = Locked(State.open(members: []))

    package init() {}

    /// Adds `subscriber`. `current` returns a value to send at its first request.
    package func add(
        _ subscriber: any Subscriber<Output, Failure>, current: (() -> Output)? = nil
    ) {
        let member = Member(subscriber, owner: self, current: current)
        let completion: Subscribers.Completion<Failure>? = state.withLock { state in
            switch state {
            case .open(var members):
                // Emptied first: a second reference to the array would make the append copy it.
                state = .open(members: [])
                members.append(member)
                state = .open(members: members)
                return nil
            case .ended(let completion): return completion
            }
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: member)
        }
    }

    package func send(_ value: Output) {
        for member in members { member.send(value) }
    }

    package func send(completion: Subscribers.Completion<Failure>) {
        let members: [Member] = state.withLock { state in
            guard case .open(let members) = state else { return [] }
            state = .ended(completion)
            return members
        }
        for member in members { member.end(completion) }
    }

    package var isEnded: Bool {
        state.withLock { state in
            guard case .ended = state else { return false }
            return true
        }
    }

    package var hasSubscribers: Bool { !members.isEmpty }

    private var members: [Member] {
        state.withLock { state in
            guard case .open(let members) = state else { return [] }
            return members
        }
    }

    private func remove(_ member: Member) {
        state.withLock { state in
            guard case .open(var members) = state else { return }
            members.removeAll { $0 === member }
            state = .open(members: members)
        }
    }

    /// Subscription of one subscriber, with its demand.
    private final class Member: Subscription {
        private struct State {
            var subscriber: (any Subscriber<Output, Failure>)?
            var demand = Subscribers.Demand.none
            var current: (() -> Output)?
        }

        private let state: Locked<State>
        private weak var owner: Broadcast?

        init(_ subscriber: any Subscriber<Output, Failure>, owner: Broadcast, current: (() -> Output)?) {
            state = Locked(State(subscriber: subscriber, current: current))
            self.owner = owner
        }

        func request(_ demand: Subscribers.Demand) {
            let current = state.withLock { state in
                state.demand += demand
                guard state.demand > .none else { return (() -> Output)?.none }
                defer { state.current = nil }
                return state.current
            }
            if let current { send(current()) }
        }

        func send(_ value: Output) {
            let subscriber: (any Subscriber<Output, Failure>)? = state.withLock { state in
                guard state.demand > .none else { return nil }
                state.demand -= 1
                // A value sent replaces the current one if that has not been requested yet.
                state.current = nil
                return state.subscriber
            }
            guard let more = subscriber?.receive(value), more > .none else { return }
            state.withLock { $0.demand += more }
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            take()?.receive(completion: completion)
        }

        func cancel() {
            _ = take()
            owner?.remove(self)
        }

        private func take() -> (any Subscriber<Output, Failure>)? {
            state.withLock { state in
                defer { state = State(subscriber: nil) }
                return state.subscriber
            }
        }
    }
}
