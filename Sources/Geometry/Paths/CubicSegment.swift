package import Foundation

/// Cubic Bézier curve, or a straight line represented as one.
package struct CubicSegment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    /// True if it was made as a line.
    package var isStraight: Bool

    package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isStraight = false
    }

    package init(lineFrom start: CGPoint, to end: CGPoint) {
        self.init(start, Self.mix(start, end, 1.0 / 3), Self.mix(start, end, 2.0 / 3), end)
        isStraight = true
    }

    package init(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(start, Self.mix(start, control, 2.0 / 3), Self.mix(end, control, 2.0 / 3), end)
    }

    package static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }

    package func point(at t: CGFloat) -> CGPoint {
        if isStraight { return Self.mix(start, end, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Derivative by t.
    package func derivative(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
        return CGPoint(
            x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }

    /// Part between the parameters `from` and `to` (de Casteljau, by blossoms).
    package func part(from: CGFloat, to: CGFloat) -> CubicSegment {
        if isStraight { return CubicSegment(lineFrom: point(at: from), to: point(at: to)) }
        func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
            let p01 = Self.mix(start, control1, r)
            let p12 = Self.mix(control1, control2, r)
            let p23 = Self.mix(control2, end, r)
            return Self.mix(Self.mix(p01, p12, s), Self.mix(p12, p23, s), t)
        }
        return CubicSegment(
            from == 0 ? start : blossom(from, from, from), blossom(from, from, to), blossom(from, to, to),
            to == 1 ? end : blossom(to, to, to))
    }

    /// Length up to the parameter `t`, in points: Gauss–Legendre quadrature with 5 nodes on each of 4 pieces.
    package func length(to t: CGFloat = 1) -> CGFloat {
        if isStraight { return hypot(end.x - start.x, end.y - start.y) * t }
        var sum: CGFloat = 0
        let half = t / 8
        for piece in 0..<4 {
            let middle = half * CGFloat(2 * piece + 1)
            for (node, weight) in Self.nodes {
                let d = derivative(at: middle + half * node)
                sum += weight * half * hypot(d.x, d.y)
            }
        }
        return sum
    }

    /// Parameter up to which the curve is `length` points long; `total` is its whole length.
    package func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
        if length <= 0 || total <= 0 { return 0 }
        if length >= total { return 1 }
        if isStraight { return length / total }
        var low: CGFloat = 0
        var high: CGFloat = 1
        var t = length / total
        for _ in 0..<32 {
            let error = self.length(to: t) - length
            if abs(error) < 1e-7 * total { break }
            if error < 0 { low = t } else { high = t }
            let d = derivative(at: t)
            let next = t - error / hypot(d.x, d.y)
            // Newton's step, or bisection if that leaves the bracket.
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static let nodes: [(CGFloat, CGFloat)] = [
        (-0.9061798459386640, 0.2369268850561891), (-0.5384693101056831, 0.4786286704993665),
        (0, 0.5688888888888889), (0.5384693101056831, 0.4786286704993665), (0.9061798459386640, 0.2369268850561891),
    ]

    /// Number of lines that approximate the curve within `tolerance` points, 1 to 1000 (Wang's bound by second
    /// differences).
    package func lineCount(tolerance: CGFloat) -> Int {
        if isStraight { return 1 }
        let bend1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let bend2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let count = (0.75 * max(bend1, bend2) / max(tolerance, 1e-6)).squareRoot()
        return count < 1 ? 1 : count < 1000 ? Int(count) + 1 : 1000
    }

    /// Bounding rectangle.
    package var bounds: CGRect {
        let (left, right) = (min(start.x, end.x), max(start.x, end.x))
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        func isBetweenEnds(_ point: CGPoint) -> Bool {
            point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
        }
        // A curve stays within the hull of its points.
        if isStraight || (isBetweenEnds(control1) && isBetweenEnds(control2)) {
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        let x = Self.turningPoints(start.x, control1.x, control2.x, end.x)
        let y = Self.turningPoints(start.y, control1.y, control2.y, end.y)
        return CGRect(around: [start, end] + (x + y).map(point(at:)))
    }

    /// Parameters inside 0…1 at which the derivative of one coordinate is 0.
    private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        // Citardauq's formula: no cancellation, and a may vanish.
        let q = -(b + (b < 0 ? -1 : 1) * root.squareRoot()) / 2
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }
}
