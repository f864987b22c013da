import Foundation
public import Geometry

/// A function of progress that is 0 at 0 and 1 at 1: how the pace of a motion changes on the way (S6.8).
///
/// Curves are equal if they were made alike, whatever their path: a Bézier curve with its control points on the
/// diagonal is not ``linear``.
@frozen public struct UnitCurve: Hashable, Sendable {
    @frozen @usableFromInline enum Shape: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(BezierShape)
    }

    @usableFromInline let shape: Shape

    @usableFromInline init(shape: Shape) { self.shape = shape }

    /// A Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: where the curve heads for when it leaves (0, 0).
    ///   - endControlPoint: where it comes from when it arrives at (1, 1).
    ///
    /// Both coordinates of both are kept within 0…1 when the curve is evaluated (S6.9).
    public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
        shape = .bezier(BezierShape(start: startControlPoint, end: endControlPoint))
    }

    /// A Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: where the curve heads for when it leaves (0, 0).
    ///   - endControlPoint: where it comes from when it arrives at (1, 1).
    ///
    /// Both coordinates of both are kept within 0…1 when the curve is evaluated (S6.9).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
    }

    /// At an even pace.
    public static let linear = UnitCurve(shape: .linear)
    /// Slow at first: control points (0.42, 0) and (1, 1) (S6.2).
    public static let easeIn = UnitCurve(ease: 0.42, 1)
    /// Slow at last: control points (0, 0) and (0.58, 1) (S6.2).
    public static let easeOut = UnitCurve(ease: 0, 0.58)
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1) (S6.2).
    public static let easeInOut = UnitCurve(ease: 0.42, 0.58)
    /// Another name of ``easeInOut``.
    @available(*, deprecated, renamed: "easeInOut") public static let easeInEaseOut = easeInOut
    /// A quarter of a circle that starts level and arrives upright (S6.12).
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    /// A quarter of a circle that starts upright and arrives level (S6.12).
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    /// Two quarters of circles: level at both ends, upright half-way (S6.12).
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    private init(ease start: CGFloat, _ end: CGFloat) {
        self.init(startControlPoint: UnitPoint(x: start, y: 0), endControlPoint: UnitPoint(x: end, y: 1))
    }

    /// The curve with x and y of its control points exchanged (S6.14).
    public var inverse: UnitCurve {
        switch shape {
        // For the circular one in both directions this is Apple's answer, though not the mathematical inverse.
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
    /// The curve's y at x = `progress`.
    ///
    /// Outside of 0…1 it stands still, but for the linear one, which goes on (S6.9, S6.13). NaN counts as 0, and stays
    /// what it is in the linear one.
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

    /// The curve's slope dy/dx at x = `progress`: how fast the motion goes, where 1 is the even pace.
    ///
    /// +∞ where the curve stands upright (S6.10 to S6.12). Outside of 0…1 it is that of the nearer end; NaN counts
    /// as 0.
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
