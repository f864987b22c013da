import Foundation
import OffscreenPlatform

/// The machine's clocks, as the report reads them. This and the hosts are the only places that do.
struct ReportClock: Sendable {
    /// Seconds, on a clock that only goes forward.
    var now: Double { MachineClock.now }

    /// Seconds that this thread has worked.
    var threadSeconds: Double {
        var usage = rusage()
        // RUSAGE_THREAD, which Swift does not see.
        guard unsafe getrusage(1, &usage) == 0 else { return 0 }
        return Self.milliseconds(usage.ru_utime) * 1e-3 + Self.milliseconds(usage.ru_stime) * 1e-3
    }

    /// Milliseconds since the process was executed, by the kernel's record of it; 10 ms exact.
    var millisecondsSinceExec: Double {
        guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            let uptime = try? String(contentsOfFile: "/proc/uptime", encoding: .utf8).split(separator: " ").first,
            let up = Double(uptime),
            // The command's name stands in parentheses and may hold anything; fields count from behind it.
            let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 19,
            let ticks = Double(fields[19])
        else { return 0 }
        return max(0, (up - ticks / 100) * 1000)
    }

    /// User and system time of the process so far, in milliseconds, and its largest resident size in megabytes.
    var usage: (cpuMilliseconds: Double, peakMegabytes: Double) {
        var usage = rusage()
        guard unsafe getrusage(0, &usage) == 0 else { return (0, 0) }
        let cpu = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        return (cpu, Self.peakMegabytes ?? Double(usage.ru_maxrss) / 1024)
    }

    /// The largest resident size since the program was executed. The process's own account, `ru_maxrss`, goes on from
    /// whoever started it, which may be much larger.
    private static var peakMegabytes: Double? {
        // Without the kernel's files, or with a line in another form, the process's account is the next best.
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
