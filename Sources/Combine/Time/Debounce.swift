extension Publishers {
    /// Publisher of values that are followed by a pause.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Length of the pause.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Clock of the pause and executor of the sends.
        public let scheduler: Context
        /// Options for the scheduler; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// A publisher as made by `debounce(for:scheduler:options:)`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let paced = Paced(subscriber)
            let newest = Locked(0)
            subscriber.receive(subscription: paced)
            paced.listen(to: upstream) { [self] value in
                let number = newest.withLock { newest in
                    newest += 1
                    return newest
                }
                // One scheduled action per value, all with the same delay, rather than one that is postponed: a delay
                // computed from elapsed time would make runs differ.
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    if newest.withLock({ $0 }) == number { paced.send(value) }
                }
            } end: { [self] completion in
                // A value whose pause is not over is lost, as if another had followed.
                newest.withLock { $0 += 1 }
                scheduler.schedule(options: options) { paced.end(completion) }
            }
        }
    }

    /// Publisher of at most one value per interval, which begins with the first value.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Shortest time between two values.
        public let interval: Context.SchedulerTimeType.Stride
        /// Clock of the interval and executor of the sends.
        public let scheduler: Context
        /// True sends the latest value of an interval at its end; false the first.
        public let latest: Bool

        /// A publisher as made by `throttle(for:scheduler:latest:)`.
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

        /// Attaches `subscriber`.
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

    /// Subscription that requests all values of a source and sends some at other times. A value that has not been
    /// requested is replaced by a newer one.
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
    /// Sends a value once `dueTime` has passed without another. A value whose pause is not over at the end is lost.
    public func debounce<Context: Scheduler>(
        for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, Context> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends at most one value per `interval`: the first at once, and at the end of the interval the first or, with
    /// `latest`, the last that arrived in it.
    public func throttle<Context: Scheduler>(
        for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) -> Publishers.Throttle<Self, Context> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
