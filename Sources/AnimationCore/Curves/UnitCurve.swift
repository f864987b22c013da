import Foundation
public import Geometry

/// Function of progress that is 0 at 0 and 1 at 1: the pace of a motion over time (S6.8).
///
/// Curves are equal if they were made alike, whatever their shape: a Bézier curve with its control points on the
/// diagonal is not equal to ``linear``.
@frozen public struct UnitCurve: Hashable, Sendable {
    @frozen @usableFromInline enum Shape: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(BezierShape)
    }

    @usableFromInline let shape: Shape

    @usableFromInline init(shape: Shape) { self.shape = shape }

    /// A cubic Bézier curve from (0, 0) to (1, 1). All coordinates are clamped to 0…1 when the curve is evaluated
    /// (S6.9).
    ///
    /// - Parameters:
    ///   - startControlPoint: first control point, towards which the curve leaves (0, 0).
    ///   - endControlPoint: second control point, from which it arrives at (1, 1).
    public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
        shape = .bezier(BezierShape(start: startControlPoint, end: endControlPoint))
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1). All coordinates are clamped to 0…1 when the curve is evaluated
    /// (S6.9).
    ///
    /// - Parameters:
    ///   - startControlPoint: first control point, towards which the curve leaves (0, 0).
    ///   - endControlPoint: second control point, from which it arrives at (1, 1).
    /// - Returns: the curve.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
    }

    /// Constant speed.
    public static let linear = UnitCurve(shape: .linear)
    /// Slow at the beginning: control points (0.42, 0) and (1, 1) (S6.2).
    public static let easeIn = UnitCurve(ease: 0.42, 1)
    /// Slow at the end: control points (0, 0) and (0.58, 1) (S6.2).
    public static let easeOut = UnitCurve(ease: 0, 0.58)
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1) (S6.2).
    public static let easeInOut = UnitCurve(ease: 0.42, 0.58)
    /// Former name of ``easeInOut``.
    @available(*, deprecated, renamed: "easeInOut") public static let easeInEaseOut = easeInOut
    /// Quarter circle that starts horizontally and ends vertically (S6.12).
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    /// Quarter circle that starts vertically and ends horizontally (S6.12).
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    /// Two quarter circles: horizontal at both ends, vertical in the middle (S6.12).
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    private init(ease start: CGFloat, _ end: CGFloat) {
        self.init(startControlPoint: UnitPoint(x: start, y: 0), endControlPoint: UnitPoint(x: end, y: 1))
    }

    /// Curve with x and y of its control points exchanged (S6.14).
    public var inverse: UnitCurve {
        switch shape {
        // For circularEaseInOut this matches Apple's result, though it is not the mathematical inverse.
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let bezier):
            UnitCurve(
                startControlPoint: UnitPoint(x: bezier.start.y, y: bezier.start.x),
                endControlPoint: UnitPoint(x: bezier.end.y, y: bezier.end.x))
        }
    }
}

extension UnitCurve {
    /// y of the curve at x = `progress`.
    ///
    /// Constant outside of 0…1, except that the linear curve continues (S6.9, S6.13). NaN counts as 0, except that the
    /// linear curve returns it.
    @inlinable public func value(at progress: Double) -> Double {
        // In this order NaN becomes 0.
        let p = progress > 0 ? min(progress, 1) : 0
        switch shape {
        case .linear: return progress
        case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            if p < 0.5 { return 0.5 * (1 - (1 - 4 * p * p).squareRoot()) }
            return 0.5 * (1 + (1 - 4 * (1 - p) * (1 - p)).squareRoot())
        case .bezier(let bezier): return bezier.value(at: p)
        }
    }

    /// Slope dy/dx of the curve at x = `progress`: the speed of the motion, relative to constant speed.
    ///
    /// +∞ where the curve is vertical (S6.10 to S6.12). Outside of 0…1 the slope at the nearer end; NaN counts as 0.
    @inlinable public func velocity(at progress: Double) -> Double {
        let p = progress > 0 ? min(progress, 1) : 0
        switch shape {
        case .linear: return 1
        case .circularEaseIn: return p / (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - p) / (p * (2 - p)).squareRoot()
        case .circularEaseInOut:
            if p < 0.5 { return 2 * p / (1 - 4 * p * p).squareRoot() }
            return 2 * (1 - p) / (1 - 4 * (1 - p) * (1 - p)).squareRoot()
        case .bezier(let bezier): return bezier.slope(at: p)
        }
    }
}
