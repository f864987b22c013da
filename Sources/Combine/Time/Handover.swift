extension Publishers {
    /// The values, handed over where a scheduler says.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where they are handed over.
        public let scheduler: Context
        /// The scheduler's; nil are its own.
        public let options: Context.SchedulerOptions?

        /// What `receive(on:options:)` makes; programs call that.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Handover(to: subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0)
                })
        }
    }

    /// The values and the end, each so much later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// By how much they are later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later still a value may come.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Whose clock counts, and where values are sent.
        public let scheduler: Context
        /// The scheduler's; nil are its own.
        public let options: Context.SchedulerOptions?

        /// What `delay(for:tolerance:scheduler:options:)` makes; programs call that.
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

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Handover(to: subscriber) { [self] action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Passes on, in the order in which it comes, what comes from above, later or elsewhere.
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
            var underWay: [Event] = []
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

        /// The oldest that is under way: two errands may come in another order than they were given.
        private func arrive() {
            let (event, downstream): (Event?, Downstream?) = state.withLock { state in
                guard let downstream = state.downstream, !state.underWay.isEmpty else { return (nil, nil) }
                let event = state.underWay.removeFirst()
                if case .end = event { (state.downstream, state.upstream) = (nil, nil) }
                return (event, downstream)
            }
            guard let event, let downstream else { return }
            switch event {
            case .value(let value):
                // The answer comes too late to be returned above, so it is asked for by its own request.
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
    /// Hands values and the end over where `scheduler` says, in the order in which they come: `receive(on:
    /// DispatchQueue.main)`.
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// The values and the end, each `interval` later; a failure too.
    public func delay<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
        scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, Context> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Subscribes, asks and cancels where `scheduler` says.
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
