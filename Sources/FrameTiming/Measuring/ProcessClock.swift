import CoreFoundation
import Foundation

/// CPU clocks of other processes.
enum ProcessClock {
    /// CPU time of a process so far, in nanoseconds: of all its threads, ended ones included, and not of its children.
    /// Nil if there is no such process.
    static func nanoseconds(of process: Int32) -> UInt64? {
        var clock = clockid_t()
        var time = timespec()
        guard unsafe clock_getcpuclockid(process, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else {
            return nil
        }
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
