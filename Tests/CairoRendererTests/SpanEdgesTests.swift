import CLanes
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Intervals of rows between straight edges, against the same lines row by row.
struct SpanEdgesTests {
    @Test(arguments: 1...8) func `rows between random edges are those of the lines`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<200 {
            var edges = SpanEdges(rows: -40..<90)
            var lines: [(a: Double, b: Double, c: Double)] = []
            for _ in 0..<4 {
                // Vertical edges too.
                let line = (
                    a: random.number(-2...2), b: random.number(0...1) < 0.3 ? 0 : random.number(-2...2),
                    c: random.number(-80...80)
                )
                lines.append(line)
                edges.keep(line.a, line.b, line.c)
            }
            let intervals = written(edges, -40..<90)
            for (row, interval) in zip(-40..<90, intervals) {
                var (left, right) = (-SpanEdges.far, SpanEdges.far)
                for line in lines {
                    let crossing = -line.b / line.a * Double(row) + -line.c / line.a
                    if line.a > 0 { left = max(left, crossing) } else { right = min(right, crossing) }
                }
                // Farther than any edge of this test.
                let start = max(left.rounded(.up), -SpanEdges.far)
                let end = min(right.rounded(.down), SpanEdges.far) + 1
                #expect(Double(interval.start) == start)
                #expect(Double(interval.end) == end)
            }
        }
    }

    @Test func `a rectangle keeps its columns in each row, and an empty one none`() {
        let rect = PixelRect(x: 7, y: -3, width: 12, height: 6)
        for interval in written(SpanEdges(rect), -3..<3) {
            #expect(interval.start == 7)
            #expect(interval.end == 19)
        }
        let none = PixelRect(x: 7, y: 2, width: 0, height: 5)
        for interval in written(SpanEdges(none), 2..<7) { #expect(interval.start >= interval.end) }
    }

    private func written(_ edges: SpanEdges, _ rows: Range<Int>) -> [RowInterval] {
        var memory = RowIntervals()
        let room = unsafe memory.room(for: rows.count)
        unsafe edges.write(rows, to: room)
        return unsafe Array(UnsafeBufferPointer(start: room, count: rows.count))
    }
}
