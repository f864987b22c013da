extension Publishers {
    /// Publisher that delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Executor of the deliveries.
        public let scheduler: Context
        /// Options for the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// A publisher as made by `receive(on:options:)`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Handover(to: subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0)
                })
        }
    }

    /// Publisher that delivers values and the end after a delay.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Length of the delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// Permitted additional delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Clock of the delay and executor of the deliveries.
        public let scheduler: Context
        /// Options for the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// A publisher as made by `delay(for:tolerance:scheduler:options:)`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Handover(to: subscriber) { [self] action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Subscriber that passes events on later or on another executor, in their order of arrival.
    private final class Handover<Downstream: Subscriber>: Subscriber, Subscription {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        private enum Event {
            case value(Input)
            case end(Subscribers.Completion<Failure>)
        }

        private struct State {
            var downstream: Downstream?
            var upstream: (any Subscription)?
            var underWay = Fifo<Event>()
        }

        private let hop: (@escaping () -> Void) -> Void
        private let state: Locked<State>

        init(to downstream: Downstream, by hop: @escaping (@escaping () -> Void) -> Void) {
            self.hop = hop
            state = Locked(State(downstream: downstream))
        }

        func receive(subscription: any Subscription) {
            let downstream = state.withLock { state in
                state.upstream = subscription
                return state.downstream
            }
            downstream?.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            send(.value(input))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { send(.end(completion)) }

        private func send(_ event: Event) {
            state.withLock { $0.underWay.append(event) }
            hop { [self] in arrive() }
        }

        /// Delivers the oldest pending event: scheduled actions may run in another order than they were scheduled.
        private func arrive() {
            let (event, downstream): (Event?, Downstream?) = state.withLock { state in
                guard let downstream = state.downstream, let event = state.underWay.removeFirst() else {
                    return (nil, nil)
                }
                if case .end = event { (state.downstream, state.upstream) = (nil, nil) }
                return (event, downstream)
            }
            guard let event, let downstream else { return }
            switch event {
            case .value(let value):
                // Too late to return the demand to the source, so it is requested separately.
                let more = downstream.receive(value)
                if more > .none { request(more) }
            case .end(let completion): downstream.receive(completion: completion)
            }
        }

        func request(_ demand: Subscribers.Demand) { state.withLock { $0.upstream }?.request(demand) }

        func cancel() {
            let upstream = state.withLock { state in
                defer { state = State() }
                return state.upstream
            }
            upstream?.cancel()
        }
    }
}

extension Publisher {
    /// Delivers values and the end on `scheduler`, in order: `receive(on: DispatchQueue.main)`.
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values, and the end or failure, `interval` later.
    public func delay<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
        scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, Context> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Subscribes, requests and cancels on `scheduler`.
    public func subscribe<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        SubscribeOn(upstream: self) { scheduler.schedule(options: options, $0) }
    }
}

private struct SubscribeOn<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let hop: (@escaping () -> Void) -> Void

    private struct Elsewhere: Subscription {
        let upstream: any Subscription
        let hop: (@escaping () -> Void) -> Void
        var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
        func request(_ demand: Subscribers.Demand) { hop { upstream.request(demand) } }
        func cancel() { hop { upstream.cancel() } }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hop { [upstream, hop] in
            upstream.subscribe(
                Listener<Output, Failure>(
                    onSubscription: { subscriber.receive(subscription: Elsewhere(upstream: $0, hop: hop)) },
                    onValue: { subscriber.receive($0) },
                    onCompletion: { subscriber.receive(completion: $0) }))
        }
    }
}
