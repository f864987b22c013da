import Foundation

/// A timer descriptor of this process that is set to go off.
///
/// `Timer`, `asyncAfter` and `Task.sleep` all end in a `timerfd`, one for several timers, set to the earliest of
/// them. What the kernel says of it is the one place in which all of them can be seen.
/// - Source: proc(5), `/proc/self/fdinfo` of a timerfd; timerfd_create(2).
struct ArmedTimer: Equatable {
    let descriptor: Int32
    /// When it goes off, in nanoseconds of ``RealTime``.
    let expiry: UInt64

    /// The armed timers, by descriptor. None where there is no procfs.
    static func all() -> [ArmedTimer] {
        Descriptors.all(of: "anon_inode:[timerfd]").compactMap(current)
    }

    /// What the timer of a descriptor is set to; nil if it is not.
    static func current(_ descriptor: Int32) -> ArmedTimer? {
        var best: (timer: ArmedTimer, doubt: UInt64)?
        // The kernel tells what is left at the moment of reading. A thread that is put aside between reading that and
        // reading the clock would be wrong by so much, so it reads again.
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
        // Two numbers in brackets: whole seconds and nanoseconds; both 0 if it is not set.
        guard let left = Descriptors.field("it_value:", of: descriptor) else { return nil }
        let parts = left.split { !$0.isNumber }.compactMap { UInt64($0) }
        guard parts.count == 2 else { return nil }
        let nanoseconds = parts[0] * 1_000_000_000 + parts[1]
        return nanoseconds == 0 ? nil : nanoseconds
    }
}

/// The clock on the wall: only for waiting, never for what a frame shows.
enum RealTime {
    /// Nanoseconds since some moment, never going back.
    static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
}
