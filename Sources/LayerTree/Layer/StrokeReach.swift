import Foundation
import Geometry

/// Reach of strokes beyond their paths' bounds.
enum StrokeReach {
    /// Upper bound for the reach of a stroke, in points: half the width, and more for miters at sharp corners and
    /// square caps.
    static func reach(of style: StrokeStyle, along path: Path) -> Double {
        let half = style.lineWidth / 2
        var factor = style.lineCap == .square ? 2.0.squareRoot() : 1.0
        if style.lineJoin == .miter { factor = max(factor, min(longestMiter(along: path), style.miterLimit)) }
        return half * factor
    }

    /// Longest miter at a corner of `path`, in halves of the line width. Right angles between horizontal and vertical
    /// lines count as 1: their miters stay within the outline's bounding box.
    private static func longestMiter(along path: Path) -> Double {
        var walk = CornerWalk()
        for element in path.elements {
            switch element {
            case .move(let to): walk.move(to)
            case .line(let to): walk.segment(leaving: to, arrivingFrom: walk.current, end: to)
            case .quadCurve(let to, let control): walk.segment(leaving: control, arrivingFrom: control, end: to)
            case .curve(let to, let control1, let control2):
                walk.segment(leaving: control1, arrivingFrom: control2, end: to)
            case .closeSubpath: walk.close()
            }
        }
        return walk.longest
    }
}

/// Walk along a path that measures its corners.
private struct CornerWalk {
    private(set) var current = CGPoint.zero
    private var start = CGPoint.zero
    private var firstDirection: SIMD2<Double>?
    private var lastDirection: SIMD2<Double>?
    private(set) var longest = 1.0

    mutating func move(_ point: CGPoint) {
        current = point
        start = point
        firstDirection = nil
        lastDirection = nil
    }

    mutating func segment(leaving: CGPoint, arrivingFrom: CGPoint, end: CGPoint) {
        let out = direction(current, leaving) ?? direction(current, end)
        if let out {
            corner(lastDirection, out)
            if firstDirection == nil { firstDirection = out }
        }
        lastDirection = direction(arrivingFrom, end) ?? out ?? lastDirection
        current = end
    }

    mutating func close() {
        segment(leaving: start, arrivingFrom: current, end: start)
        if let firstDirection { corner(lastDirection, firstDirection) }
        move(start)
    }

    private mutating func corner(_ a: SIMD2<Double>?, _ b: SIMD2<Double>) {
        guard let a else { return }
        let cosine = (a * b).sum()
        // The path turns by an angle t; the miter is 1/cos(t/2) half widths long. At a right angle between a horizontal
        // and a vertical line it stays within half a width of the box; at any other corner it may exceed the box by its
        // full length.
        if cosine > 1 - 1e-9 || (abs(cosine) < 1e-9 && min(abs(a.x), abs(a.y)) < 1e-9) { return }
        longest = max(longest, 1 / max((1 + cosine) / 2, 1e-6).squareRoot())
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> SIMD2<Double>? {
        let d = SIMD2(to.x - from.x, to.y - from.y)
        let length = (d * d).sum().squareRoot()
        return length > 1e-9 ? d / length : nil
    }
}
