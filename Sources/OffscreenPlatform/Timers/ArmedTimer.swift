import Foundation

/// An armed timer descriptor of this process.
///
/// `Timer`, `asyncAfter` and `Task.sleep` all use a `timerfd`, shared by several timers and armed for the earliest. The
/// kernel's information on it is the one place where all of them can be observed.
/// - Source: proc(5), `/proc/self/fdinfo` of a timerfd; timerfd_create(2).
struct ArmedTimer: Equatable {
    let descriptor: Int32
    /// Time of expiry, in nanoseconds of ``RealTime``.
    let expiry: UInt64

    /// All armed timers, in the order of their descriptors; empty without procfs.
    static func all() -> [ArmedTimer] {
        Descriptors.all(of: "anon_inode:[timerfd]").compactMap(current)
    }

    /// The timer of a descriptor; nil if it is not armed.
    static func current(_ descriptor: Int32) -> ArmedTimer? {
        var best: (timer: ArmedTimer, doubt: UInt64)?
        // The kernel reports the time left at the moment of reading. If this thread is preempted between that and
        // reading the clock, the result is off by that much, so it reads again.
        for _ in 0..<20 {
            let before = RealTime.now()
            guard let left = nanosecondsLeft(descriptor) else { return nil }
            let doubt = RealTime.now() - before
            if doubt < best?.doubt ?? .max {
                best = (ArmedTimer(descriptor: descriptor, expiry: before + doubt / 2 + left), doubt)
            }
            if doubt < 300_000 { break }
        }
        return best?.timer
    }

    private static func nanosecondsLeft(_ descriptor: Int32) -> UInt64? {
        // Two numbers in brackets, seconds and nanoseconds; both are 0 if the timer is not armed.
        guard let left = Descriptors.field("it_value:", of: descriptor) else { return nil }
        let parts = left.split { !$0.isNumber }.compactMap { UInt64($0) }
        guard parts.count == 2 else { return nil }
        let nanoseconds = parts[0] * 1_000_000_000 + parts[1]
        return nanoseconds == 0 ? nil : nanoseconds
    }
}

/// Real time, for waiting only; what a frame shows never depends on it.
enum RealTime {
    /// Monotonic time, in nanoseconds from an arbitrary origin.
    static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
}
