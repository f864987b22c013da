import Foundation
import Platform
import Testing

@testable import Runtime

@MainActor struct FrameReportTests {
    private func report(presenting seen: [Double?], isDue: Bool = true) -> FrameReport {
        let report = FrameReport(host: "offscreen", refreshRate: 60)
        for (index, time) in seen.enumerated() {
            report.frameBegan()
            report.frameEnded(at: Double(index) / 60, index: index, committed: true, damagedPixels: 10)
            report.presented(
                PresentationReport(index: index, seconds: time, refreshInterval: 1.0 / 60), isDue: isDue)
        }
        return report
    }

    @Test func `frames without anything new are not counted`() {
        let report = FrameReport(host: "offscreen", refreshRate: 60)
        report.frameEnded(at: 0, index: 0, committed: false, damagedPixels: 0)
        #expect(report.frames == 0 && report.firstFrameMilliseconds == nil)
        report.frameEnded(at: 2, index: 1, committed: true, damagedPixels: 7)
        #expect(report.frames == 1 && report.damagedPixels == 7 && report.seconds == 2)
        #expect(report.firstFrameMilliseconds ?? -1 >= 0)
    }

    @Test func `a refresh that passed with something due and nothing new is missed`() {
        #expect(report(presenting: [0, 1 / 60, 4 / 60]).missed == 2)
        #expect(report(presenting: [0, 1 / 60, 2 / 60]).missed == 0)
    }

    @Test func `refreshes at which nothing was due are not missed`() {
        #expect(report(presenting: [0, 1, 3], isDue: false).missed == 0)
    }

    @Test func `the error is that between the time drawn for and the time seen`() {
        let report = report(presenting: [0.004, 1 / 60 + 0.004, nil])
        #expect(abs(report.presentErrors.percentile(0.5) - 0.004) < 0.0003 && report.presentErrors.count == 2)
    }
}
