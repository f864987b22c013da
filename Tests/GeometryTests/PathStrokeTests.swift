import Foundation
import Testing

@testable import Geometry

/// Area covered by strokes: S26.1, S26.11.
struct PathStrokeTests {
    private func corner() -> Path {
        var path = Path()
        path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        return path
    }

    private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }

    @Test func `lies on both sides of the outline (S26.1)`() {
        let stroke = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(near(stroke.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 110)))
        #expect(covers(stroke, 4, 50) && covers(stroke, -4, 50))
        #expect(!covers(stroke, 6, 50) && !covers(stroke, 50, 50))
    }

    @Test func `joins corners as asked (S26.11)`() {
        let miter = corner().strokedPath(StrokeStyle(lineWidth: 20))
        let bevel = corner().strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .bevel))
        let round = corner().strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .round))
        let limited = corner().strokedPath(StrokeStyle(lineWidth: 20, miterLimit: 1))
        #expect(covers(miter, 109, -9) && !covers(bevel, 109, -9) && !covers(round, 109, -9))
        #expect(covers(round, 106, -6) && !covers(bevel, 106, -6))
        #expect(!covers(limited, 109, -9) && covers(bevel, 104, -4))
    }

    @Test func `ends lines as asked (S26.11)`() {
        let butt = corner().strokedPath(StrokeStyle(lineWidth: 20))
        let square = corner().strokedPath(StrokeStyle(lineWidth: 20, lineCap: .square))
        let round = corner().strokedPath(StrokeStyle(lineWidth: 20, lineCap: .round))
        #expect(!covers(butt, -1, 0) && covers(square, -9, 9) && !covers(square, -11, 0))
        #expect(covers(round, -9, 0) && !covers(round, -9, 9))
    }

    @Test func `dashes in turn, from the phase (S26.11)`() {
        var line = Path()
        line.addLines([.zero, CGPoint(x: 100, y: 0)])
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 2))
        #expect(covers(dashed, 7, 0) && !covers(dashed, 9, 0) && covers(dashed, 14, 0))
        let odd = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10]))
        #expect(covers(odd, 5, 0) && !covers(odd, 15, 0) && covers(odd, 25, 0))
    }

    @Test(arguments: [CGFloat.nan, 0, -3, .infinity, 1e-12])
    func `hostile strokes end`(number: CGFloat) {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        // Half of the line's width, and what rounding adds.
        let around = CGRect(x: -1.6, y: -1.6, width: 103.2, height: 103.2)
        let thick = path.strokedPath(StrokeStyle(lineWidth: number))
        #expect(thick.isEmpty == !(number > 0 && number.isFinite))
        #expect(thick.isEmpty || around.contains(thick.boundingRect))
        let dashed = path.strokedPath(
            StrokeStyle(lineWidth: 3, miterLimit: number, dash: [number, number], dashPhase: number))
        #expect(dashed.isEmpty || around.contains(dashed.boundingRect), "\(dashed.boundingRect)")
        let far = Path(CGRect(x: number, y: 0, width: 1, height: number))
            .strokedPath(StrokeStyle(lineWidth: 3, dash: [2]))
        let corner = CGRect(x: -5, y: -5, width: 10, height: 10)
        #expect(far.isEmpty || !number.isFinite || corner.contains(far.boundingRect), "\(far.boundingRect)")
    }
}
