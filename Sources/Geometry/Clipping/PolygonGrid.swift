import Foundation

/// A point on a ``PolygonGrid``.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From left to right, then from top to bottom.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

    /// Twice the area of the triangle abc, exactly: positive if c lies clockwise on screen of the way from a to b.
    static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
}

/// Whole numbers for points, so fine that rounding cannot be seen and so few that products of two fit into an `Int`:
/// whether a point lies left or right of a line is then a matter of fact, not of rounding.
///
/// - Units: 2²⁶ steps span the larger side of everything that is on the grid.
struct PolygonGrid {
    private let origin: CGPoint
    private let step: CGFloat

    /// - Parameter bounds: holds all points, and is finite.
    init(bounds: CGRect) {
        origin = bounds.origin
        let extent = max(bounds.width, bounds.height, 1e-6)
        // A power of two, so that points on whole fractions stay what they are.
        step = CGFloat(exp2((log2(Double(extent))).rounded(.up) - 26))
    }

    func point(_ p: CGPoint) -> GridPoint {
        GridPoint(x: whole((p.x - origin.x) / step), y: whole((p.y - origin.y) / step))
    }

    /// What is no number, or out of all bounds, comes to lie somewhere.
    private func whole(_ steps: CGFloat) -> Int { steps.isFinite ? Int(min(max(steps, -1e8), 1e8).rounded()) : 0 }

    func point(_ p: GridPoint) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(p.x) * step, y: origin.y + CGFloat(p.y) * step)
    }
}
