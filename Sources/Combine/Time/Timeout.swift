extension Publishers {
    /// Publisher that ends when its source sends nothing for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Longest time before the first value, and between two.
        public let interval: Context.SchedulerTimeType.Stride
        /// Clock of the time and executor of the deliveries.
        public let scheduler: Context
        /// Options for the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?
        /// Makes the failure with which the publisher ends; nil ends it without one.
        public let customError: (() -> Failure)?

        /// A publisher as made by `timeout(_:scheduler:options:customError:)`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Watched(timeout: self).receive(on: scheduler, options: options).receive(subscriber: subscriber)
        }
    }

    /// Publisher of the values before the time is over, wherever they arrive.
    private struct Watched<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let timeout: Timeout<Upstream, Context>

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            timeout.upstream.subscribe(Watch(timeout, subscriber))
        }
    }

    private final class Watch<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
        Subscriber, Subscription
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        private struct State {
            /// Nil once the subscriber has got the end or has cancelled.
            var downstream: Downstream?
            var upstream: (any Subscription)?
            /// Number of values so far: an alarm of an earlier one is void.
            var number = 0
        }

        private let timeout: Timeout<Upstream, Context>
        private let state: Locked<State>

        init(_ timeout: Timeout<Upstream, Context>, _ downstream: Downstream) {
            self.timeout = timeout
            state = Locked(State(downstream: downstream))
        }

        func receive(subscription: any Subscription) {
            let downstream = state.withLock { state in
                state.upstream = subscription
                return state.downstream
            }
            wait(number: 0)
            downstream?.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let (downstream, number) = state.withLock { state in
                state.number += 1
                return (state.downstream, state.number)
            }
            guard let downstream else { return .none }
            wait(number: number)
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            end().downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) { state.withLock { $0.upstream }?.request(demand) }

        func cancel() { end().upstream?.cancel() }

        private func wait(number: Int) {
            let scheduler = timeout.scheduler
            scheduler.schedule(
                after: scheduler.now.advanced(by: timeout.interval), tolerance: scheduler.minimumTolerance,
                options: timeout.options
            ) { [weak self] in self?.timeIsOver(for: number) }
        }

        private func timeIsOver(for number: Int) {
            guard state.withLock({ $0.number }) == number else { return }
            let old = end()
            old.upstream?.cancel()
            old.downstream?.receive(completion: timeout.customError.map { .failure($0()) } ?? .finished)
        }

        private func end() -> State {
            state.withLock { state in
                defer { (state.downstream, state.upstream) = (nil, nil) }
                return state
            }
        }
    }
}

extension Publisher {
    /// Ends when no value has come for `interval`, counted from the subscription or from the last value.
    ///
    /// - Parameters:
    ///   - interval: longest time before the first value, and between two.
    ///   - scheduler: clock of the time and executor of the deliveries.
    ///   - options: options for the scheduler; nil for its defaults.
    ///   - customError: makes the failure with which the publisher ends; nil ends it without one.
    /// - Returns: a publisher of the values.
    public func timeout<Context: Scheduler>(
        _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, Context> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Time between values, by the clock of `scheduler`; the first is the time since the subscription.
    public func measureInterval<Context: Scheduler>(
        using scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> some Publisher<Context.SchedulerTimeType.Stride, Failure> {
        StatefulOperator<Self, Context.SchedulerTimeType.Stride, Failure>(upstream: self) {
            var last = scheduler.now
            return OperatorBehaviour { _ in
                let now = scheduler.now
                defer { last = now }
                return .pass(last.distance(to: now))
            }
        }
    }
}
