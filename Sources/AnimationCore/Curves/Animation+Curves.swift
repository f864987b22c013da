public import Foundation

extension Animation {
    /// Default duration of a curve, in seconds (S6.3).
    static let defaultCurveDuration = 0.35

    /// Constant speed; 0.35 s.
    public static var linear: Animation { linear(duration: defaultCurveDuration) }

    /// Constant speed for `duration` seconds; ends at once if that is not above 0 (S6.1).
    public static func linear(duration: TimeInterval) -> Animation { along(.linear, duration: duration) }

    /// Slow at the beginning; 0.35 s.
    public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

    /// Slow at the beginning, for `duration` seconds: control points (0.42, 0) and (1, 1) (S6.2). Ends at once if that
    /// is not above 0.
    public static func easeIn(duration: TimeInterval) -> Animation { along(.easeIn, duration: duration) }

    /// Slow at the end; 0.35 s.
    public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

    /// Slow at the end, for `duration` seconds: control points (0, 0) and (0.58, 1) (S6.2). Ends at once if that is not
    /// above 0.
    public static func easeOut(duration: TimeInterval) -> Animation { along(.easeOut, duration: duration) }

    /// Slow at both ends; 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

    /// Slow at both ends, for `duration` seconds: control points (0.42, 0) and (0.58, 1) (S6.2). Ends at once if that
    /// is not above 0.
    public static func easeInOut(duration: TimeInterval) -> Animation { along(.easeInOut, duration: duration) }

    /// A cubic Bézier timing curve from (0, 0) to (1, 1) (S6.4, S6.6).
    ///
    /// - Parameters:
    ///   - p1x: x of the first control point, clamped to 0…1.
    ///   - p1y: y of the first control point; outside of 0…1 the curve may overshoot.
    ///   - p2x: x of the second control point, clamped to 0…1.
    ///   - p2y: y of the second control point; outside of 0…1 the curve may overshoot.
    ///   - duration: duration in seconds; ends at once if not above 0.
    /// - Returns: the animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        along(CubicCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// The timing curve `curve`, for `duration` seconds; ends at once if that is not above 0 (S6.7).
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .unitCurve(UnitCurveAnimation(curve: curve, duration: duration)))
    }

    private static func along(_ curve: CubicCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .bezier(BezierAnimation(curve, duration: duration)))
    }
}

/// Named curves (S6.2), made once since bodies ask for them repeatedly.
extension CubicCurve {
    static let linear = CubicCurve(0, 0, 1, 1)
    static let easeIn = CubicCurve(0.42, 0, 1, 1)
    static let easeOut = CubicCurve(0, 0, 0.58, 1)
    static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
}
