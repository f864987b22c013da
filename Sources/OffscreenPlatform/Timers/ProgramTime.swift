import CProgramTime
import Foundation

/// Control of the clocks, timers and sleeping threads of this process: they follow program time while an offscreen run
/// holds it.
///
/// `Date()`, `Timer`, `asyncAfter`, `Task.sleep` and `Thread.sleep` then happen at exact program times, however busy
/// the machine is (docs/decisions/0100-the-process-on-program-time.md). One run at a time can hold program time.
package enum ProgramTime {
    /// Puts the process on program time, which begins at 0.
    ///
    /// - Parameter startDate: the date that clocks show at program time 0.
    /// - Returns: false if another run holds program time.
    static func begin(at startDate: Date) -> Bool {
        program_time_begin(Int64((startDate.timeIntervalSince1970 * 1e9).rounded()))
    }

    /// Returns clocks and timers to the system.
    static func end() { program_time_end() }

    /// Program time, in seconds, from which ``fireNext(by:)`` fires the earliest timer or wakes the earliest sleeping
    /// thread; nil if there is none.
    static var nextDue: Double? {
        let due = program_time_next_due()
        return due == UInt64.max ? nil : Double(due) * 1e-9 - tolerance
    }

    /// Seconds by which a timer may be due after the time of its frame: a date, in seconds since 2001, is exact to a
    /// tenth of a microsecond.
    private static let tolerance = 1e-6

    /// Moves the clocks forward to program time `time`, in seconds.
    static func move(to time: Double) { program_time_set(nanoseconds(time)) }

    /// Keeps the clocks stopped. Without calls they run by themselves after some seconds, so that a program that waits
    /// for a time in its own loop goes on.
    static func keepStanding() { program_time_set(0) }

    /// Moves the clocks to the time of the earliest timer or sleeping thread and fires or wakes it, if it is due by
    /// program time `limit`, in seconds.
    ///
    /// - Returns: false if none is due.
    static func fireNext(by limit: Double) -> Bool {
        let due = program_time_next_due()
        guard due != UInt64.max, due <= nanoseconds(limit + tolerance) else { return false }
        program_time_set(due)
        return program_time_fire_next()
    }

    private static func nanoseconds(_ seconds: Double) -> UInt64 { UInt64((max(0, min(seconds, 1e9)) * 1e9).rounded()) }
}

/// The machine's clock, independent of program time: for measurements and for waiting, never for a frame's content.
package enum MachineClock {
    /// Seconds since an arbitrary moment; never decreases.
    package static var now: Double { Double(program_time_real_now()) * 1e-9 }
}
