import CoreFoundation
import Foundation

/// Resource usage of this process.
enum ProcessUsage {
    /// User and system time so far, in milliseconds; 0 if unknown.
    static var cpuMilliseconds: Double {
        var usage = rusage()
        guard unsafe getrusage(0, &usage) == 0 else { return 0 }
        func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3 }
        return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    }
}
