import Testing

@testable import FrameTiming

@MainActor struct ColdUpdatesTests {
    @Test func `updates are read as they were printed`() {
        let updates = ColdUpdates(steps: [
            .init(update: .build, microseconds: 9), .init(update: .build, microseconds: 3),
            .init(update: .ownState, microseconds: 1.5),
        ])
        #expect(ColdUpdates(json: updates.json) == updates)
        #expect(updates.microseconds(.build) == 6 && updates.microseconds(.all) == nil)
        #expect(ColdUpdates(json: [:]) == nil)
        #expect(ColdUpdates(json: ["steps": [["update": "other", "us": 1.0] as [String: Any]]]) == nil)
    }

    @Test func `each measured update is prepared, and no other one`() {
        var prepared = 0
        let tree = MeasuredTree(cellCount: 12) { prepared += 1 }
        #expect(prepared == 1 && tree.buildMicroseconds > 0)
        #expect(tree.leafUpdates(5).count == 5 && prepared == 6)
        #expect(tree.rootUpdates(3).count == 3 && prepared == 9)

        prepared = 0
        let turners = MeasuredTree.turners(10) { prepared += 1 }
        let frames = turners.animatableFrames(4)
        // One body of each modifier in each frame.
        #expect(frames.microseconds.count == 4 && frames.evaluations == 40 && prepared == 4)
    }

    @Test func `a report without counts says why, and has a dash for each`() throws {
        let figures = TreeFigures(
            buildMilliseconds: 4, leafUpdateMicroseconds: 3, rootUpdateMicroseconds: 6, wholeUpdateMicroseconds: 700,
            animatableMicroseconds: 0.5, allocationsPerFrame: 0)
        var report = TreeReport(figures: figures)
        report.cold = [.build: 7.25]
        report.reasonWithoutCounts = "there is no valgrind in PATH"
        #expect(report.table.hasSuffix("\nnot counted: there is no valgrind in PATH"))
        #expect(report.markdown.contains("| a view of a first build | 7.25 | – | – | – | – | – | – |"))
        #expect(report.json["not_counted"] as? String == "there is no valgrind in PATH")

        report.reasonWithoutCounts = nil
        let part = CallgrindPart("events: Ir DLmr DLmw ILmr\ntotals: 1234567 90 9.5 1200\n")
        report.counts = [.ownState: UpdateCounts(part, parts: 1)]
        #expect(report.markdown.contains("| – | 1,234,567 | 99.5 | 1,200 | 0.0 | 0.0 | 0.0 |"))
        #expect(report.table.contains("1234567") && report.json["not_counted"] == nil)
    }
}
