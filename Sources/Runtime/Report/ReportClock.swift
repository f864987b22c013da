import Foundation
import OffscreenPlatform

/// Clocks of the machine for the report. Only this type and the hosts read them.
struct ReportClock: Sendable {
    /// Current time of a monotonic clock, in seconds.
    var now: Double { MachineClock.now }

    /// Processor time of this thread, in seconds.
    var threadSeconds: Double {
        var usage = rusage()
        // The value of RUSAGE_THREAD, which is not imported into Swift.
        guard unsafe getrusage(1, &usage) == 0 else { return 0 }
        return Self.milliseconds(usage.ru_utime) * 1e-3 + Self.milliseconds(usage.ru_stime) * 1e-3
    }

    /// Milliseconds since the process was executed, from the kernel's record, with a precision of 10 ms.
    var millisecondsSinceExec: Double {
        guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            let uptime = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8).split(separator: " ").first,
            let up = Double(uptime),
            // The command's name is in parentheses and may contain any character. Fields are counted after the last
            // parenthesis.
            let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 19,
            let ticks = Double(fields[19])
        else { return 0 }
        return max(0, (up - ticks / 100) * 1000)
    }

    /// User and system time of the process so far, in milliseconds, and its peak resident size, in megabytes.
    var usage: (cpuMilliseconds: Double, peakMegabytes: Double) {
        var usage = rusage()
        guard unsafe getrusage(0, &usage) == 0 else { return (0, 0) }
        let cpu = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        return (cpu, Self.peakMegabytes ?? Double(usage.ru_maxrss) / 1024)
    }

    /// Peak resident size since the program was executed, in megabytes; nil if unknown. `ru_maxrss` is not used first:
    /// it includes the peak of the process that executed the program, which may be much larger.
    private static var peakMegabytes: Double? {
        // If the kernel's file is missing or has another format, the caller uses ru_maxrss.
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { return nil }
        return kilobytes / 1024
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3
    }
}
