public import Foundation

extension UIView {
    /// Curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the beginning.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear

        var timingFunction: CAMediaTimingFunction {
            AnimationOptions(rawValue: UInt(rawValue) << 16).timingFunction
        }
    }
}

/// Kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves with a name.
    case builtin
    /// A Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A spring over a curve.
    case composed
}

/// Source of the timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider {
    /// Kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing of an animator by a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve with a name; ``UIView/AnimationCurve/easeInOut`` for control points of a program's own.
    public let animationCurve: UIView.AnimationCurve
    let function: CAMediaTimingFunction
    private let isNamed: Bool

    /// The curve that is slow at both ends.
    public convenience init() { self.init(animationCurve: .easeInOut) }

    /// A curve with a name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        function = curve.timingFunction
        isNamed = true
    }

    /// The curve with these control points, whose first coordinates lie in 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        isNamed = false
    }

    /// First control point.
    open var controlPoint1: CGPoint { function.controlPoint(1) }
    /// Second control point.
    open var controlPoint2: CGPoint { function.controlPoint(2) }
    /// Kind of the curve.
    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
