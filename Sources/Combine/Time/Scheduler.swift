/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment of this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What can be asked of it besides the time.
    associatedtype SchedulerOptions

    /// The moment that it is by this scheduler's clock.
    var now: SchedulerTimeType { get }
    /// How exact times are at best.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does `action` soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Does `action` once, at `date` or up to `tolerance` later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Does `action` at `date` and then again and again, until the answer is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A length of time that can be given in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds, parts of one too.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// So many thousandths of a millionth of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Does `action` soon, without options.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Does `action` once, at `date`, as exactly as the scheduler can.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Does `action` once, at `date` or up to `tolerance` later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Does `action` at `date` and then again after each `interval`, until the answer is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time, in seconds: the stride of all schedulers here.
public struct SchedulerSeconds: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible
{
    /// In seconds.
    public var timeInterval: Double

    /// - Parameter timeInterval: in seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    public init(floatLiteral value: Double) { timeInterval = value }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Double(exactly: source) else { return nil }
        timeInterval = seconds
    }

    public var magnitude: Double { timeInterval.magnitude }

    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func *= (a: inout Self, b: Self) { a = a * b }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

/// Does its work at once, on the thread that asks; for it no time passes.
public struct ImmediateScheduler: Scheduler, Sendable {
    public struct SchedulerTimeType: Strideable, Sendable {
        let seconds: Double

        public func distance(to other: Self) -> SchedulerSeconds { SchedulerSeconds(other.seconds - seconds) }
        public func advanced(by n: SchedulerSeconds) -> Self { Self(seconds: seconds + n.timeInterval) }
    }

    public struct SchedulerOptions: Sendable {}

    /// The only one there need be.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
    public var minimumTolerance: SchedulerSeconds { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Does it once: there is no later.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
