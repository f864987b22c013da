import Testing

@testable import FrameTiming

/// Files of callgrind, and the counts in them.
struct CallgrindTests {
    private let text = """
        # callgrind format
        version: 1
        cmd: frame-timing
        positions: line
        events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw

        ob=(1) /usr/bin/frame-timing
        fl=(1) ???
        fn=(10) update()
        0 100 1 1
        cfn=(11) swift_retain
        calls=3 0
        0 30
        cfn=(12) malloc
        calls=4 0
        0 40

        fn=(11)
        0 5
        cob=(2) /usr/lib/libswiftCore.so
        cfn=(13) swift_retain
        calls=3 0
        0 30

        fn=(12)
        0 9
        cfn=(14) swift_release
        calls=2 0
        0 4
        cfn=(13)
        calls=5 0
        0 4

        totals: 2000 300 200 90 80 70 40 60 20
        """

    @Test func `totals are read by the names of their events`() {
        let part = CallgrindPart(text)
        #expect(part.totals["Ir"] == 2_000 && part.totals["ILmr"] == 40)
        #expect(part.totals["DLmr"] == 60 && part.totals["DLmw"] == 20)
        #expect(CallgrindPart("").totals.isEmpty)
    }

    @Test func `a stub and its function are one call`() {
        #expect(CallgrindPart(text).calls == ["swift_retain": 8, "swift_release": 2, "malloc": 4])
    }

    @Test func `counts are of one part, and lines are the misses of the last level`() {
        let counts = UpdateCounts(CallgrindPart(text), parts: 4)
        #expect(counts.instructions == 500 && counts.dataLines == 20 && counts.codeLines == 10)
        #expect(counts.retains == 2 && counts.releases == 0.5 && counts.allocations == 1)
    }

    @Test func `each count has its own median`() {
        var all = Array(repeating: UpdateCounts(CallgrindPart(text), parts: 1), count: 3)
        all[0].instructions = 1
        all[1].dataLines = 1
        all[2].instructions = 9_999
        let median = UpdateCounts(medians: all)
        #expect(median.instructions == 2_000 && median.dataLines == 80)
    }
}
