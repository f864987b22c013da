/// Delivers values of several sources to one subscriber: one at a time, in the order of arrival, and no more than it
/// requested.
///
/// Values that arrive while the subscriber is being called are queued, so it is never re-entered nor called from two
/// threads at once.
final class Outlet<Downstream: Subscriber> {
    private struct Entry {
        let value: Downstream.Input
        let taken: (() -> Void)?
    }

    private struct State {
        /// Nil once the subscriber has got the end or has cancelled.
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var waiting = Fifo<Entry>()
        var completion: Subscribers.Completion<Downstream.Failure>?
        var isDelivering = false
    }

    private enum Step {
        case value(Entry, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private let state: Locked<State>
    private let onDemand: Locked<((Subscribers.Demand) -> Void)?>

    /// An outlet to `downstream`; `onDemand` is called with each of its requests.
    init(_ downstream: Downstream, onDemand: ((Subscribers.Demand) -> Void)? = nil) {
        state = Locked(State(downstream: downstream))
        self.onDemand = Locked(onDemand)
    }

    /// True if the subscriber's demand is unlimited.
    var isUnlimited: Bool { state.withLock { $0.demand == .unlimited } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.withLock { $0.demand += demand }
        onDemand.withLock { $0 }?(demand)
        deliver()
    }

    /// Queues `value` and delivers what is requested.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - replacing: true drops queued values that have not been requested.
    ///   - taken: called when the value leaves the queue, just before the subscriber gets it.
    func send(_ value: Downstream.Input, replacing: Bool = false, taken: (() -> Void)? = nil) {
        state.withLock { state in
            guard state.downstream != nil, state.completion == nil else { return }
            if replacing, state.demand == .none { state.waiting.removeAll() }
            state.waiting.append(Entry(value: value, taken: taken))
        }
        deliver()
    }

    /// Drops the queued values.
    func dropWaiting() { state.withLock { $0.waiting.removeAll() } }

    /// Ends after the queued values.
    func finish() {
        state.withLock { $0.completion = $0.completion ?? .finished }
        deliver()
    }

    /// Fails at once; queued values are dropped.
    func fail(_ failure: Downstream.Failure) {
        state.withLock { state in
            guard state.completion == nil else { return }
            state.waiting.removeAll()
            state.completion = .failure(failure)
        }
        deliver()
    }

    func cancel() {
        let dropped = state.withLock { state in
            defer { (state.downstream, state.waiting) = (nil, Fifo()) }
            return (state.downstream, state.waiting)
        }
        _ = dropped
        onDemand.withLock { $0 = nil }
    }

    private func deliver() {
        let isFirst = state.withLock { state in
            guard !state.isDelivering else { return false }
            state.isDelivering = true
            return true
        }
        guard isFirst else { return }
        while let step = nextStep() {
            switch step {
            case .value(let entry, let downstream):
                entry.taken?()
                let more = downstream.receive(entry.value)
                guard more > .none else { continue }
                state.withLock { $0.demand += more }
                onDemand.withLock { $0 }?(more)
            case .end(let completion, let downstream):
                onDemand.withLock { $0 = nil }
                downstream.receive(completion: completion)
            }
        }
    }

    /// Next delivery; nil if there is none, and then the next caller of ``deliver()`` takes over.
    private func nextStep() -> Step? {
        state.withLock { state in
            if let downstream = state.downstream {
                if state.demand > .none, let entry = state.waiting.removeFirst() {
                    state.demand -= 1
                    return .value(entry, downstream)
                }
                if state.waiting.isEmpty, let completion = state.completion {
                    state.downstream = nil
                    return .end(completion, downstream)
                }
            }
            state.isDelivering = false
            return nil
        }
    }
}
