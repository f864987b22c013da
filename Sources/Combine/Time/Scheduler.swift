/// Clock and executor of actions.
public protocol Scheduler<SchedulerTimeType> {
    /// Time on this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options of scheduling.
    associatedtype SchedulerOptions

    /// Current time on this scheduler's clock.
    var now: SchedulerTimeType { get }
    /// Smallest tolerance that the scheduler supports.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs `action` as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs `action` once, at `date` or up to `tolerance` later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs `action` at `date` and after each `interval`, until the returned object is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// Time interval that can be made from seconds and fractions of them.
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of `s` seconds.
    static func seconds(_ s: Int) -> Self
    /// An interval of `s` seconds.
    static func seconds(_ s: Double) -> Self
    /// An interval of `ms` milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// An interval of `us` microseconds.
    static func microseconds(_ us: Int) -> Self
    /// An interval of `ns` nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Runs `action` as soon as possible, without options.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs `action` once, at `date`, with the smallest tolerance.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs `action` once, at `date` or up to `tolerance` later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs `action` at `date` and after each `interval`, until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// Time interval in seconds: the stride of all schedulers here.
public struct SchedulerSeconds: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible
{
    /// Length in seconds.
    public var timeInterval: Double

    /// An interval of `timeInterval` seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    /// An interval of `value` seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// An interval of `value` seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// An interval of `source` seconds; nil if a `Double` cannot represent it.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Double(exactly: source) else { return nil }
        timeInterval = seconds
    }

    /// Absolute value, in seconds.
    public var magnitude: Double { timeInterval.magnitude }

    /// True if `a` is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// Sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// Difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    /// Product of the two numbers of seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Multiplies `a` by `b`.
    public static func *= (a: inout Self, b: Self) { a = a * b }

    /// An interval of `s` seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// An interval of `s` seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// An interval of `ms` milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// An interval of `us` microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// An interval of `ns` nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

/// Scheduler that runs actions at once, on the calling thread; no time passes on its clock.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// Time on the scheduler's clock.
    public struct SchedulerTimeType: Strideable, Sendable {
        let seconds: Double

        /// Interval from this time to `other`.
        public func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.seconds - seconds) }
        /// This time moved by `n`.
        public func advanced(by n: SchedulerSeconds) -> Self { Self(seconds: seconds + n.timeInterval) }
    }

    /// No options.
    public struct SchedulerOptions: Sendable {}

    /// The shared instance.
    public static let shared = ImmediateScheduler()

    /// Always 0.
    public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
    /// Always 0.
    public var minimumTolerance: SchedulerSeconds { 0 }

    /// Runs `action` now.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs `action` now, whatever the `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs `action` now, once: there is no later time.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
