/// Subscriber made of closures, used by operators.
final class Listener<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// Subscriptions of an operator to its sources, by number.
final class SourceSubscriptions {
    private struct State {
        var next = 0
        var subscriptions: [Int: any Subscription] = [:]
        var isCancelled = false
    }

    private let state = Locked(State())

    func makeNumber() -> Int {
        state.withLock { state in
            state.next += 1
            return state.next
        }
    }

    /// Keeps `subscription`; if all have been cancelled already, cancels it and returns false.
    func add(_ subscription: any Subscription, as number: Int) -> Bool {
        let isKept = state.withLock { state in
            guard !state.isCancelled else { return false }
            state.subscriptions[number] = subscription
            return true
        }
        if !isKept { subscription.cancel() }
        return isKept
    }

    func remove(_ number: Int) { _ = state.withLock { $0.subscriptions.removeValue(forKey: number) } }

    func cancel(_ number: Int) { state.withLock { $0.subscriptions.removeValue(forKey: number) }?.cancel() }

    func request(_ demand: Subscribers.Demand, of number: Int) {
        state.withLock { $0.subscriptions[number] }?.request(demand)
    }

    /// Requests `demand` more values from each source, in the order of their numbers.
    func request(_ demand: Subscribers.Demand) {
        let all = state.withLock { $0.subscriptions }
        for number in all.keys.sorted() { all[number]?.request(demand) }
    }

    func cancelAll() {
        let all = state.withLock { state in
            defer { state.subscriptions = [:] }
            state.isCancelled = true
            return state.subscriptions
        }
        for number in all.keys.sorted() { all[number]?.cancel() }
    }
}
