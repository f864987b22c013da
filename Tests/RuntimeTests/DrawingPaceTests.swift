import Testing

@testable import Runtime

/// Several threads are used only if a frame would otherwise be late.
struct DrawingPaceTests {
    /// Returns the pace of a machine that draws this many megapixels per second.
    private func pace(megapixelsASecond: Double) -> DrawingPace {
        var pace = DrawingPace()
        for _ in 0..<10 { pace.drew(1_000_000, in: 1 / megapixelsASecond) }
        return pace
    }

    @Test func `small windows are drawn by one thread, large ones by as many as it takes`() {
        // A third of the refresh interval at 60 Hz, 5.6 ms, is for drawing: enough for 2.8 megapixels.
        let pace = pace(megapixelsASecond: 500)
        #expect(pace.threads(for: 1_024_000, refreshRate: 60) { 8 } == 1)
        #expect(pace.threads(for: 2_700_000, refreshRate: 60) { 8 } == 1)
        #expect(pace.threads(for: 2_900_000, refreshRate: 60) { 8 } == 2)
        #expect(pace.threads(for: 8_294_400, refreshRate: 60) { 8 } == 3)
        #expect(pace.threads(for: 8_294_400, refreshRate: 60) { 2 } == 2)
        #expect(pace.threads(for: 8_294_400, refreshRate: 120) { 8 } == 4)
        #expect(pace.threads(for: 8_294_400, refreshRate: 60) { 1 } == 1)
        #expect(pace.threads(for: 80_000_000, refreshRate: 60) { 64 } == 4)
    }

    @Test func `nobody asks for the processors while one is enough`() {
        let pace = pace(megapixelsASecond: 500)
        _ = pace.threads(for: 1_024_000, refreshRate: 60) {
            Issue.record("asked")
            return 8
        }
    }

    @Test func `a faster clock than screens have does not make frames late`() {
        let pace = pace(megapixelsASecond: 500)
        #expect(pace.threads(for: 680_000, refreshRate: 1_000) { 8 } == 1)
        #expect(pace.threads(for: 1_024_000, refreshRate: 0) { 8 } == 1)
        #expect(pace.threads(for: 1_024_000, refreshRate: .nan) { 8 } == 1)
    }

    @Test func `what a pixel costs follows what frames cost, and small frames say nothing`() {
        var pace = DrawingPace()
        #expect(pace.threads(for: 8_294_400, refreshRate: 60) { 8 } == 1, "nothing is known yet")
        pace.drew(1_000, in: 1)
        #expect(pace.secondsPerPixel == 0)
        pace.drew(1_000_000, in: 0.002)
        #expect(abs(pace.secondsPerPixel - 2e-9) < 1e-15)
        for _ in 0..<40 { pace.drew(1_000_000, in: 0.004) }
        #expect(abs(pace.secondsPerPixel - 4e-9) < 1e-12)
        pace.drew(1_000_000, in: 0)
        pace.drew(1_000_000, in: .nan)
        #expect(pace.secondsPerPixel.isFinite)
    }
}
