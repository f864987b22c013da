extension Publishers {
    /// The elements of a sequence, as fast as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// The elements; each subscriber gets them from the first on.
        public let sequence: Elements

        /// - Parameter sequence: the elements; each subscriber gets them from the first on.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            subscriber.receive(subscription: Walk(first: first, rest: iterator, subscriber))
        }
    }

    /// Knows the next element before it is asked for: the end follows the last one at once.
    private final class Walk<Iterator: IteratorProtocol, S: Subscriber>: Subscription
    where S.Input == Iterator.Element {
        private struct State {
            var next: Iterator.Element?
            var rest: Iterator
            var demand = Subscribers.Demand.none
            var subscriber: S?
            var isWalking = false
        }

        private let state: Locked<State>

        init(first: Iterator.Element, rest: Iterator, _ subscriber: S) {
            state = Locked(State(next: first, rest: rest, subscriber: subscriber))
        }

        func request(_ demand: Subscribers.Demand) {
            let isFirst = state.withLock { state in
                state.demand += demand
                guard !state.isWalking else { return false }
                state.isWalking = true
                return true
            }
            guard isFirst else { return }
            while let (value, isLast, subscriber) = step() {
                let more = subscriber.receive(value)
                if isLast {
                    // Whoever cancelled with the last value hears of no end.
                    if state.withLock({ $0.subscriber }) != nil { subscriber.receive(completion: .finished) }
                    return cancel()
                }
                state.withLock { $0.demand += more }
            }
        }

        private func step() -> (Iterator.Element, isLast: Bool, S)? {
            state.withLock { state in
                guard state.demand > .none, let subscriber = state.subscriber, let value = state.next else {
                    state.isWalking = false
                    return nil
                }
                state.demand -= 1
                state.next = state.rest.next()
                return (value, state.next == nil, subscriber)
            }
        }

        func cancel() { state.withLock { $0.subscriber = nil } }
    }
}

extension Sequence {
    /// The elements, and then the end.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// The value, if there is one, and then the end.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// The value, if there is one.
        public let output: Wrapped?

        /// - Parameter output: the value; nil ends at once.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty().receive(subscriber: subscriber)
            }
        }
    }

    /// The value, if there is one, and then the end.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// The value and then the end, or the failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        /// What is sent: the value, or the failure.
        public let result: Result

        /// The value and then the end, or the failure.
        public init(_ result: Result) { self.result = result }
        /// A value and then the end.
        public init(_ output: Success) { result = .success(output) }
        /// A failure at once.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                Just(output).setFailureType(to: Failure.self).receive(subscriber: subscriber)
            case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
            }
        }
    }

    /// The value and then the end, or the failure.
    public var publisher: Publisher { Publisher(self) }
}
