import Testing

@testable import Runtime

struct TimeHistogramTests {
    @Test func `percentiles are right within the width of a class`() {
        var times = TimeHistogram()
        for millisecond in 1...1000 { times.add(Double(millisecond) / 1000) }
        for part in [0.01, 0.5, 0.9, 0.99] { #expect(abs(times.percentile(part) / part - 1) < 0.05) }
        #expect(times.longest == 1 && times.percentile(1) <= 1)
    }

    @Test func `nothing measured is zero, and what is no duration counts as none`() {
        var times = TimeHistogram()
        #expect(times.percentile(0.5) == 0 && times.longest == 0)
        for value in [-1.0, .nan, 0] { times.add(value) }
        #expect(times.count == 3 && times.longest == 0 && times.percentile(0.99) == 0)
    }

    @Test func `the longest durations are kept apart from no longer ones`() {
        var times = TimeHistogram()
        for value in [1e9, 0.016, 1e300] { times.add(value) }
        #expect(times.count == 3)
    }
}
