extension Publishers {
    /// A value when for a while no other came after it.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long it has to be quiet after a value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Whose clock counts, and where values are sent.
        public let scheduler: Context
        /// The scheduler's; nil are its own.
        public let options: Context.SchedulerOptions?

        /// What `debounce(for:scheduler:options:)` makes; programs call that.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let paced = Paced(subscriber)
            let newest = Locked(0)
            subscriber.receive(subscription: paced)
            paced.listen(to: upstream) { [self] value in
                let number = newest.withLock { newest in
                    newest += 1
                    return newest
                }
                // One errand for each value, all of the same length, rather than one that is put off: a length that
                // depends on when it is measured makes runs differ.
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    if newest.withLock({ $0 }) == number { paced.send(value) }
                }
            } end: { [self] completion in
                // What is not due yet is lost, as a value that another one follows.
                newest.withLock { $0 += 1 }
                scheduler.schedule(options: options) { paced.end(completion) }
            }
        }
    }

    /// One value at most in each interval: the first that comes begins one.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// From one value to the next at least.
        public let interval: Context.SchedulerTimeType.Stride
        /// Whose clock counts, and where values are sent.
        public let scheduler: Context
        /// Whether it is the latest value of an interval that is sent at its end, or the first.
        public let latest: Bool

        /// What `throttle(for:scheduler:latest:)` makes; programs call that.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        private struct State {
            var isWaiting = false
            var kept: Output?
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let paced = Paced(subscriber)
            let state = Locked(State())
            func begin() {
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    let kept = state.withLock { state in
                        defer { state.kept = nil }
                        state.isWaiting = state.kept != nil
                        return state.kept
                    }
                    guard let kept else { return }
                    begin()
                    paced.send(kept)
                }
            }
            subscriber.receive(subscription: paced)
            paced.listen(to: upstream) { [self] value in
                let isFirst = state.withLock { state in
                    guard state.isWaiting else {
                        state.isWaiting = true
                        return true
                    }
                    if latest || state.kept == nil { state.kept = value }
                    return false
                }
                guard isFirst else { return }
                begin()
                scheduler.schedule { paced.send(value) }
            } end: { [self] completion in
                let kept = state.withLock { state in
                    defer { state.kept = nil }
                    return state.kept
                }
                scheduler.schedule {
                    if let kept, case .finished = completion { paced.send(kept) }
                    paced.end(completion)
                }
            }
        }
    }

    /// Takes all that a source sends, and sends some of it at times of its own. A value that nobody has asked for yet is
    /// replaced by a newer one.
    private final class Paced<Downstream: Subscriber>: Subscription {
        private let outlet: Outlet<Downstream>
        private let sources = SourceSubscriptions()

        init(_ downstream: Downstream) { outlet = Outlet(downstream) }

        func listen<P: Publisher>(
            to publisher: P, value: @escaping (P.Output) -> Void,
            end: @escaping (Subscribers.Completion<P.Failure>) -> Void
        ) {
            let number = sources.makeNumber()
            publisher.subscribe(
                Listener<P.Output, P.Failure>(
                    onSubscription: { [self] in if sources.add($0, as: number) { $0.request(.unlimited) } },
                    onValue: {
                        value($0)
                        return .none
                    },
                    onCompletion: { [self] completion in
                        sources.remove(number)
                        end(completion)
                    }))
        }

        func send(_ value: Downstream.Input) { outlet.send(value, replacing: true) }

        func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
            switch completion {
            case .finished: outlet.finish()
            case .failure(let failure): outlet.fail(failure)
            }
        }

        func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

        func cancel() {
            outlet.cancel()
            sources.cancelAll()
        }
    }
}

extension Publisher {
    /// A value when for `dueTime` no other came after it. One that is not due when the end comes is lost.
    public func debounce<Context: Scheduler>(
        for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, Context> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// One value at most in each interval: the first one at once, and at the interval's end the first or the latest that
    /// came in it.
    public func throttle<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttle<Self, Context> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
