import Foundation
public import Geometry

/// A function of progress: 0 at 0 and 1 at 1 (S6.8).
@frozen public struct UnitCurve: Hashable, Sendable {
    @frozen @usableFromInline enum Shape: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(start: UnitPoint, end: UnitPoint)
    }

    @usableFromInline let shape: Shape

    @usableFromInline init(shape: Shape) { self.shape = shape }

    /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
    public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
        shape = .bezier(start: startControlPoint, end: endControlPoint)
    }

    /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
    }

    public static let linear = UnitCurve(shape: .linear)
    public static let easeIn = UnitCurve(ease: 0.42, 1)
    public static let easeOut = UnitCurve(ease: 0, 0.58)
    public static let easeInOut = UnitCurve(ease: 0.42, 0.58)
    public static let easeInEaseOut = easeInOut
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    private init(ease start: CGFloat, _ end: CGFloat) {
        self.init(startControlPoint: UnitPoint(x: start, y: 0), endControlPoint: UnitPoint(x: end, y: 1))
    }

    /// The curve with x and y exchanged (S6.14).
    public var inverse: UnitCurve {
        switch shape {
        // For the circular one in both directions this is Apple's answer, though not the mathematical inverse.
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let start, let end):
            UnitCurve(
                startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        }
    }
}

extension UnitCurve {
    /// The curve's y. Outside of 0…1 it stands still, but for the linear one, which goes on (S6.9, S6.13).
    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch shape {
        case .linear: return progress
        case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            if p < 0.5 { return 0.5 * (1 - (1 - 4 * p * p).squareRoot()) }
            return 0.5 * (1 + (1 - 4 * (1 - p) * (1 - p)).squareRoot())
        case .bezier(let start, let end):
            func clamped(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }
            return CubicCurve(clamped(start.x), clamped(start.y), clamped(end.x), clamped(end.y)).value(at: p)
        }
    }

    /// The curve's slope dy/dx; +∞ where it stands upright (S6.10 to S6.12).
    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch shape {
        case .linear: return 1
        case .circularEaseIn: return p / (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - p) / (p * (2 - p)).squareRoot()
        case .circularEaseInOut:
            if p < 0.5 { return 2 * p / (1 - 4 * p * p).squareRoot() }
            return 2 * (1 - p) / (1 - 4 * (1 - p) * (1 - p)).squareRoot()
        case .bezier(let start, let end):
            // Measured, though the curve's limit is 1/0.58 in both places (S6.11).
            if self == .easeIn && p == 1 { return 0 }
            if self == .easeOut && p == 0 { return 1 }
            let curve = CubicCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            let s = p == 0 || p == 1 ? p : curve.parameter(at: p)
            let dx = curve.xSlope(s)
            let dy = curve.ySlope(s)
            if dx == dy { return 1 }
            if dx == 0 { return dy < 0 ? -.infinity : .infinity }
            return dy / dx
        }
    }
}
