import Foundation

/// The machine's clocks, as the report reads them. This and the hosts are the only places that do.
struct ReportClock: Sendable {
    /// Seconds, on a clock that only goes forward.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }

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
        func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3 }
        return (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), Double(usage.ru_maxrss) / 1024)
    }
}
