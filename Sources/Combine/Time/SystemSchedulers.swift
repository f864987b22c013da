public import Foundation

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// As libdispatch has it.
        public var dispatchTime: DispatchTime

        /// A moment of libdispatch's clock, which stands still while the machine sleeps.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public typealias Stride = SchedulerSeconds

        public func distance(to other: Self) -> SchedulerSeconds {
            let nanoseconds = Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds)
            return SchedulerSeconds(Double(nanoseconds) / 1e9)
        }

        public func advanced(by n: SchedulerSeconds) -> Self { Self(dispatchTime + n.timeInterval) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    public struct SchedulerOptions: Sendable {
        /// How urgent the work is.
        public var qos: DispatchQoS
        /// - Parameter qos: how urgent the work is; by itself as urgent as the queue.
        public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        async(qos: options?.qos ?? .unspecified) { errand.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let errand = Errand(action: action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified) { errand.action() }
    }

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
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// As a date.
        public var date: Date

        /// A moment by the clock on the wall.
        public init(_ date: Date) { self.date = date }

        public typealias Stride = SchedulerSeconds

        public func distance(to other: Self) -> SchedulerSeconds {
            SchedulerSeconds(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: SchedulerSeconds) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
    }

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        perform { errand.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { _ = run(at: date, interval: nil, tolerance: tolerance, action) }

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
    public struct SchedulerOptions: Sendable {}

    public var now: RunLoop.SchedulerTimeType { RunLoop.SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        addOperation { errand.action() }
    }

    public func schedule(
        after date: RunLoop.SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let errand = Errand(action: action)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) { [self] in
            addOperation { errand.action() }
        }
    }

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

/// Work on its way to another thread.
///
/// Unchecked `Sendable`: it is run by the scheduler that it was given to; a program that says `receive(on:)` asks for just
/// that hand-over.
private struct Errand: @unchecked Sendable {
    let action: () -> Void
}
