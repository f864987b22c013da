public import Foundation

extension DispatchQueue: Scheduler {
    /// Time on libdispatch's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time as libdispatch's type.
        public var dispatchTime: DispatchTime

        /// A time on libdispatch's clock, which stops while the machine is suspended.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Difference of two times.
        public typealias Stride = SchedulerSeconds

        /// Interval from this time to `other`.
        public func distance(to other: Self) -> SchedulerSeconds {
            let nanoseconds = Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds)
            return SchedulerSeconds(Double(nanoseconds) / 1e9)
        }

        /// This time moved by `n`.
        public func advanced(by n: SchedulerSeconds) -> Self { Self(dispatchTime + n.timeInterval) }

        /// Hashes the nanoseconds of uptime.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    /// Options of scheduling.
    public struct SchedulerOptions: Sendable {
        /// Quality of service of the work.
        public var qos: DispatchQoS
        /// Options with `qos`; by default the queue's own.
        public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
    }

    /// Current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Always 0.
    public var minimumTolerance: SchedulerSeconds { 0 }

    /// Runs `action` asynchronously on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        async(qos: options?.qos ?? .unspecified) { errand.action() }
    }

    /// Runs `action` on the queue at `date`; `tolerance` is ignored.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let errand = Errand(action: action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified) { errand.action() }
    }

    /// Runs `action` on the queue at `date` and after each `interval`, until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let errand = Errand(action: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(min(max(tolerance.timeInterval, 0), 3_600) * 1e9)))
        timer.setEventHandler { errand.action() }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }
}

extension RunLoop: Scheduler {
    /// Time on the wall clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time as a date.
        public var date: Date

        /// A time on the wall clock.
        public init(_ date: Date) { self.date = date }

        /// Difference of two times.
        public typealias Stride = SchedulerSeconds

        /// Interval from this time to `other`.
        public func distance(to other: Self) -> SchedulerSeconds {
            SchedulerSeconds(other.date.timeIntervalSince(date))
        }

        /// This time moved by `n`.
        public func advanced(by n: SchedulerSeconds) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
    }

    /// No options.
    public struct SchedulerOptions: Sendable {}

    /// Current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Always 0.
    public var minimumTolerance: SchedulerSeconds { 0 }

    /// Runs `action` in the next pass of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        perform { errand.action() }
    }

    /// Runs `action` in the run loop at `date`, or up to `tolerance` later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { _ = run(at: date, interval: nil, tolerance: tolerance, action) }

    /// Runs `action` in the run loop at `date` and after each `interval`, until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let errand = Errand(action: run(at: date, interval: interval, tolerance: tolerance, action).invalidate)
        return AnyCancellable { errand.action() }
    }

    private func run(
        at date: SchedulerTimeType, interval: SchedulerSeconds?, tolerance: SchedulerSeconds,
        _ action: @escaping () -> Void
    ) -> Timer {
        let errand = Errand(action: action)
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
            errand.action()
        }
        timer.tolerance = max(tolerance.timeInterval, 0)
        add(timer, forMode: .default)
        return timer
    }
}

extension OperationQueue: Scheduler {
    /// No options.
    public struct SchedulerOptions: Sendable {}

    /// Current time.
    public var now: RunLoop.SchedulerTimeType { RunLoop.SchedulerTimeType(Date()) }
    /// Always 0.
    public var minimumTolerance: SchedulerSeconds { 0 }

    /// Adds `action` as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        addOperation { errand.action() }
    }

    /// Adds `action` as an operation at `date`; `tolerance` is ignored.
    public func schedule(
        after date: RunLoop.SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let errand = Errand(action: action)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) { [self] in
            addOperation { errand.action() }
        }
    }

    /// Adds `action` as an operation at `date` and after each `interval`, until the returned object is cancelled.
    public func schedule(
        after date: RunLoop.SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let errand = Errand(action: action)
        return DispatchQueue.main.schedule(
            after: DispatchQueue.main.now.advanced(by: SchedulerSeconds(max(date.date.timeIntervalSinceNow, 0))),
            interval: interval, tolerance: tolerance, options: nil
        ) { [self] in addOperation { errand.action() } }
    }
}

/// Action on its way to another thread.
///
/// Unchecked `Sendable`: only the scheduler that got it runs it, and a program that uses a scheduler asks for that
/// transfer.
private struct Errand: @unchecked Sendable {
    let action: () -> Void
}
