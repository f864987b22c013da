import Foundation
import Platform
import Testing

@testable import Runtime

@MainActor struct FrameReportTests {
    /// Returns a report of frames drawn for these times, each presented `delay` seconds later; never presented if nil.
    private func report(drawing times: [Double], delay: Double? = 0, isMoreDue: Bool = true) -> FrameReport {
        let report = FrameReport(host: "offscreen", refreshRate: 60)
        for (index, time) in times.enumerated() {
            report.frameBegan()
            report.frameIsFor(time)
            report.frameEnded(at: time, index: index, committed: true, damagedPixels: 10, isMoreDue: isMoreDue)
            report.presented(
                PresentationReport(index: index, seconds: delay.map { time + $0 }, refreshInterval: 1.0 / 60))
        }
        return report
    }

    @Test func `frames without anything new are not counted`() {
        let report = FrameReport(host: "offscreen", refreshRate: 60)
        report.frameEnded(at: 0, index: 0, committed: false, damagedPixels: 0, isMoreDue: false)
        #expect(report.frames == 0 && report.firstFrameMilliseconds == nil)
        report.frameEnded(at: 2, index: 1, committed: true, damagedPixels: 7, isMoreDue: false)
        #expect(report.frames == 1 && report.damagedPixels == 7 && report.seconds == 2)
        #expect(report.firstFrameMilliseconds ?? -1 >= 0)
    }

    @Test func `a refresh that passed without a frame while something was due is missed`() {
        #expect(report(drawing: [0, 1 / 60, 4 / 60]).missed == 2)
        #expect(report(drawing: [0, 1 / 60, 2 / 60]).missed == 0)
    }

    @Test func `refreshes at which nothing was due are not missed`() {
        #expect(report(drawing: [0, 1, 3], isMoreDue: false).missed == 0)
    }

    @Test func `the error is that between the time drawn for and the time seen`() {
        let late = report(drawing: [0, 1 / 60], delay: 0.004)
        #expect(abs(late.presentErrors.percentile(0.5) - 0.004) < 0.0003 && late.presentErrors.count == 2)
        #expect(report(drawing: [0], delay: nil).presentErrors.count == 0)
    }
}
