import AttributeGraph
import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension FrameReport {
    /// Writes the report as one JSON object with the fields of DESIGN §5.
    func write(
        to destination: RuntimeOptions.ReportDestination, wakeUps: WakeUpCounts, views: ViewHost
    ) throws(HostError) {
        let object = ReportObject(self, wakeUps: wakeUps, views: views)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        do {
            let data = try encoder.encode(object) + Data("\n".utf8)
            switch destination {
            case .standardError: FileHandle.standardError.write(data)
            case .file(let path): try data.write(to: URL(filePath: path))
            }
        } catch {
            throw HostError(.cannotCreate("cannot write the frame report: \(error.localizedDescription)"))
        }
    }
}

/// The report in the names that others read.
private struct ReportObject: Encodable {
    struct Times: Encodable {
        var p50: Double
        var p99: Double
        var max: Double

        init(_ histogram: TimeHistogram) {
            p50 = histogram.percentile(0.5) * 1000
            p99 = histogram.percentile(0.99) * 1000
            max = histogram.longest * 1000
        }
    }

    struct Errors: Encodable {
        var p50: Double
        var p99: Double
    }

    var host: String
    var refresh_hz: Double
    var seconds: Double
    var frames: Int
    var missed: Int
    var cpu_ms_per_frame: Double
    var frame_ms: Times
    var passes_ms: [String: Times]
    var present_error_ms: Errors
    var wakeups: [String: Int]
    var bodies: Int
    var layouts: Int
    var rules: Int
    var damage_px_per_frame: Double
    var first_frame_ms: Double
    var peak_rss_mb: Double

    @MainActor init(_ report: FrameReport, wakeUps: WakeUpCounts, views: ViewHost) {
        let usage = ReportClock().usage
        let frames = Double(max(1, report.frames))
        host = report.host
        refresh_hz = report.refreshRate
        seconds = report.seconds
        self.frames = report.frames
        missed = report.missed
        cpu_ms_per_frame = usage.cpuMilliseconds / frames
        frame_ms = Times(report.frameTimes)
        passes_ms = [:]
        for (pass, times) in zip(FrameReport.Pass.allCases, report.passTimes) { passes_ms[pass.rawValue] = Times(times) }
        present_error_ms = Errors(
            p50: report.presentErrors.percentile(0.5) * 1000, p99: report.presentErrors.percentile(0.99) * 1000)
        wakeups = ["total": wakeUps.total]
        for cause in WakeUpCounts.Cause.allCases { wakeups[cause.rawValue] = wakeUps[cause] }
        bodies = views.counters.bodies
        layouts = views.counters.layouts
        rules = views.graph.counters.runs
        damage_px_per_frame = Double(report.damagedPixels) / frames
        first_frame_ms = report.firstFrameMilliseconds ?? 0
        peak_rss_mb = usage.peakMegabytes
    }
}
