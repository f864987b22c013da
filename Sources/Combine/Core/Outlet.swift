/// Where the values of several sources come together: hands them to one subscriber one at a time, in the order in which
/// they came, and no more of them than it asked for.
///
/// What arrives while the subscriber is being told of something waits its turn, so no operator calls it from within
/// itself, nor from two threads at once.
final class Outlet<Downstream: Subscriber> {
    private struct Entry {
        let value: Downstream.Input
        let taken: (() -> Void)?
    }

    private struct State {
        /// Nil once it has been told of the end, or has cancelled.
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var waiting: [Entry] = []
        var completion: Subscribers.Completion<Downstream.Failure>?
        var isDelivering = false
    }

    private enum Step {
        case value(Entry, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private let state: Locked<State>
    private let onDemand: Locked<((Subscribers.Demand) -> Void)?>

    /// - Parameter onDemand: told of all that the subscriber asks for.
    init(_ downstream: Downstream, onDemand: ((Subscribers.Demand) -> Void)? = nil) {
        state = Locked(State(downstream: downstream))
        self.onDemand = Locked(onDemand)
    }

    /// True once the subscriber has asked for all there is.
    var isUnlimited: Bool { state.withLock { $0.demand == .unlimited } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.withLock { $0.demand += demand }
        onDemand.withLock { $0 }?(demand)
        deliver()
    }

    /// - Parameters:
    ///   - replacing: whether the value takes the place of those that nobody has asked for yet.
    ///   - taken: called when the value is no longer kept here, just before the subscriber gets it.
    func send(_ value: Downstream.Input, replacing: Bool = false, taken: (() -> Void)? = nil) {
        state.withLock { state in
            guard state.downstream != nil, state.completion == nil else { return }
            if replacing, state.demand == .none { state.waiting = [] }
            state.waiting.append(Entry(value: value, taken: taken))
        }
        deliver()
    }

    /// Forgets the values that have not been asked for.
    func dropWaiting() { state.withLock { $0.waiting = [] } }

    /// The end, after what is waiting.
    func finish() {
        state.withLock { $0.completion = $0.completion ?? .finished }
        deliver()
    }

    /// The end, at once.
    func fail(_ failure: Downstream.Failure) {
        state.withLock { state in
            guard state.completion == nil else { return }
            state.waiting = []
            state.completion = .failure(failure)
        }
        deliver()
    }

    func cancel() {
        let dropped = state.withLock { state in
            defer { (state.downstream, state.waiting) = (nil, []) }
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

    /// What there is to do, or nil; then the next to come has to deliver.
    private func nextStep() -> Step? {
        state.withLock { state in
            if let downstream = state.downstream {
                if !state.waiting.isEmpty, state.demand > .none {
                    state.demand -= 1
                    return .value(state.waiting.removeFirst(), downstream)
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
