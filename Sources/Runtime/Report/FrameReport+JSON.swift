import AttributeGraph
import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension FrameReport {
    /// Writes the report as one JSON object with the fields of docs/contracts.md.
    ///
    /// - Throws: a ``HostError`` if the report cannot be written.
    func write(
        to destination: RuntimeOptions.ReportDestination, wakeUps: WakeUpCounts, views: ViewHost
    ) throws(HostError) {
        do {
            let data =
                try JSONSerialization.data(
                    withJSONObject: values(wakeUps: wakeUps, views: views), options: [.sortedKeys, .prettyPrinted])
                + Data("\n".utf8)
            switch destination {
            case .standardError: FileHandle.standardError.write(data)
            case .file(let path): try data.write(to: URL(filePath: path))
            }
        } catch {
            throw HostError(.cannotCreate("cannot write the frame report: \(error.localizedDescription)"))
        }
    }
}

extension FrameReport {
    /// Returns the report with the field names of docs/contracts.md.
    fileprivate func values(wakeUps: WakeUpCounts, views: ViewHost) -> [String: Any] {
        let usage = ReportClock().usage
        let committed = Double(max(1, frames))
        // Start-up time is reported separately.
        let cpu = usage.cpuMilliseconds - cpuMillisecondsAtFirstFrame
        var wakeups = ["total": wakeUps.total]
        for cause in WakeUpCounts.Cause.allCases { wakeups[cause.rawValue] = wakeUps[cause] }
        var values: [String: Any] = [
            "host": host, "refresh_hz": refreshRate, "seconds": seconds, "frames": frames, "missed": missed,
            "cpu_ms_per_frame": cpu / Double(max(1, frames - 1)), "frame_ms": frameTimes.summary,
            "present_error_ms": ["p50": presentErrors.milliseconds(0.5), "p99": presentErrors.milliseconds(0.99)],
            "wakeups": wakeups, "bodies": views.counters.bodies, "layouts": views.counters.layouts,
            "rules": views.graph.counters.runs, "damage_px_per_frame": Double(damagedPixels) / committed,
            "first_frame_ms": firstFrameMilliseconds ?? 0,
            "first_frame_clock_ms": (firstFrameClock ?? 0) * 1000, "peak_rss_mb": usage.peakMegabytes,
        ]
        for (pass, times) in zip(Pass.allCases, passTimes) { values["\(pass)_ms"] = times.summary }
        return values
    }
}

extension TimeHistogram {
    fileprivate func milliseconds(_ part: Double) -> Double { percentile(part) * 1000 }

    fileprivate var summary: [String: Double] {
        ["p50": milliseconds(0.5), "p99": milliseconds(0.99), "max": longest * 1000]
    }
}
