/// Behaviour of an operator that keeps state between values, adds a value at the end, or ends early.
struct OperatorBehaviour<Input, InputFailure: Error, Output, Failure: Error> {
    enum Step {
        case pass(Output)
        case skip
        case finish(Output?)
        case fail(Failure)
    }

    /// Called for each value.
    var next: (Input) -> Step
    /// Called for the end: returns a last value, if any, and the end to send.
    var end: (Subscribers.Completion<InputFailure>) -> (last: Output?, completion: Subscribers.Completion<Failure>)
}

extension OperatorBehaviour where Failure == InputFailure {
    /// A behaviour that passes the end of its source on.
    init(next: @escaping (Input) -> Step) { self.init(next: next, end: { (nil, $0) }) }

    /// A behaviour with a last value, which is sent if the source finished without failure.
    init(next: @escaping (Input) -> Step, last: @escaping () -> Output?) {
        self.init(next: next) { completion in
            if case .finished = completion { (last(), completion) } else { (nil, completion) }
        }
    }
}

/// Publisher with a stateful operator; the state is made anew for each subscriber.
struct StatefulOperator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let upstream: Upstream
    /// True if the result needs all values: the first request asks the source for all of them.
    var asksForAll = false
    let makeBehaviour: () -> OperatorBehaviour<Upstream.Output, Upstream.Failure, Output, Failure>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
            OperatorSubscription<Upstream.Output, Upstream.Failure, S>(
                subscriber, asksForAll: asksForAll, behaviour: makeBehaviour()))
    }
}

private final class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    private enum Phase {
        case waiting
        case running(any Subscription)
        /// The source has ended; a last value has to be sent first and has not been requested yet.
        case ending(Downstream.Input, Completion)
        case ended
    }

    private struct State {
        var phase = Phase.waiting
        /// Values requested and not sent yet.
        var demand = Subscribers.Demand.none
    }

    private let downstream: Downstream
    private let asksForAll: Bool
    private let behaviour: OperatorBehaviour<Input, Failure, Downstream.Input, Downstream.Failure>
    private let state = Locked(State())

    init(
        _ downstream: Downstream, asksForAll: Bool,
        behaviour: OperatorBehaviour<Input, Failure, Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.asksForAll = asksForAll
        self.behaviour = behaviour
    }

    func receive(subscription: any Subscription) {
        let isFirst = state.withLock { state in
            guard case .waiting = state.phase else { return false }
            state.phase = .running(subscription)
            return true
        }
        if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (upstream, ending): ((any Subscription)?, (Downstream.Input, Completion)?) = state.withLock { state in
            state.demand += demand
            switch state.phase {
            case .running(let upstream): return (upstream, nil)
            case .ending(let last, let completion):
                state.phase = .ended
                return (nil, (last, completion))
            case .waiting, .ended: return (nil, nil)
            }
        }
        upstream?.request(asksForAll ? .unlimited : demand)
        if let (last, completion) = ending {
            _ = downstream.receive(last)
            downstream.receive(completion: completion)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard isRunning else { return .none }
        switch behaviour.next(input) {
        case .skip: return asksForAll ? .none : .max(1)
        case .pass(let value):
            state.withLock { $0.demand -= 1 }
            let more = downstream.receive(value)
            state.withLock { $0.demand += more }
            return more
        case .finish(let value):
            guard let upstream = end() else { return .none }
            upstream.cancel()
            if let value { _ = downstream.receive(value) }
            downstream.receive(completion: .finished)
        case .fail(let failure):
            guard let upstream = end() else { return .none }
            upstream.cancel()
            downstream.receive(completion: .failure(failure))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard isRunning else { return }
        let (last, completion) = behaviour.end(completion)
        let isDue = state.withLock { state in
            if let last, state.demand == .none {
                state.phase = .ending(last, completion)
                return false
            }
            state.phase = .ended
            return true
        }
        guard isDue else { return }
        if let last { _ = downstream.receive(last) }
        downstream.receive(completion: completion)
    }

    func cancel() { end()?.cancel() }

    private var isRunning: Bool {
        state.withLock { state in
            if case .running = state.phase { true } else { false }
        }
    }

    private func end() -> (any Subscription)? {
        state.withLock { state in
            defer { state.phase = .ended }
            guard case .running(let upstream) = state.phase else { return nil }
            return upstream
        }
    }
}
