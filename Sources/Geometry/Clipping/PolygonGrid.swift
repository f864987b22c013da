import Foundation

/// Point on a ``PolygonGrid``.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// Order from left to right, then from top to bottom.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

    /// Twice the signed area of the triangle abc, exactly: positive if c is to the right of the direction a→b, on
    /// screen.
    static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// Integer grid for points: so fine that rounding is invisible, and small enough that products of two coordinates fit
/// into an `Int`. So the side of a line on which a point lies is exact.
///
/// - Units: 2²⁶ steps cover the larger side of the bounds.
struct PolygonGrid {
    private let origin: CGPoint
    private let step: CGFloat

    /// A grid for `bounds`, which contain all points and are finite.
    init(bounds: CGRect) {
        origin = bounds.origin
        let extent = max(bounds.width, bounds.height, 1e-6)
        // A power of two, so that coordinates that are binary fractions stay exact.
        step = CGFloat(exp2((log2(Double(extent))).rounded(.up) - 26))
    }

    func point(_ p: CGPoint) -> GridPoint {
        GridPoint(x: whole((p.x - origin.x) / step), y: whole((p.y - origin.y) / step))
    }

    /// Rounded and clamped to ±10⁸; 0 if not finite.
    private func whole(_ steps: CGFloat) -> Int { steps.isFinite ? Int(min(max(steps, -1e8), 1e8).rounded()) : 0 }

    func point(_ p: GridPoint) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(p.x) * step, y: origin.y + CGFloat(p.y) * step)
    }
}
