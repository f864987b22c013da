extension Publishers {
    /// The values, handed over where a scheduler says.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Hop(to: subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
        }
    }

    private final class Hop<Downstream: Subscriber>: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        private let downstream: Downstream
        private let hop: (@escaping () -> Void) -> Void
        private let subscription = Locked((any Subscription)?.none)

        init(to downstream: Downstream, by hop: @escaping (@escaping () -> Void) -> Void) {
            self.downstream = downstream
            self.hop = hop
        }

        func receive(subscription: any Subscription) {
            self.subscription.withLock { $0 = subscription }
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            hop { [self] in
                // The answer comes too late to be returned below, so it is asked for by its own request.
                let more = downstream.receive(input)
                if more > .none { subscription.withLock { $0 }?.request(more) }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            hop { [self] in
                subscription.withLock { $0 = nil }
                downstream.receive(completion: completion)
            }
        }
    }
}

extension Publisher {
    public func receive<Context: Scheduler>(
        on scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, Context> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
