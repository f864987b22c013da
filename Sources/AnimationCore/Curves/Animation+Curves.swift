public import Foundation

extension Animation {
    /// How long a curve takes if nobody says, in seconds (S6.3).
    static let defaultCurveDuration = 0.35

    /// At an even pace; 0.35 s.
    public static var linear: Animation { linear(duration: defaultCurveDuration) }

    /// At an even pace, over `duration` seconds; over at once if that is not above 0 (S6.1).
    public static func linear(duration: TimeInterval) -> Animation { along(.linear, duration: duration) }

    /// Slow at first; 0.35 s.
    public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

    /// Slow at first, over `duration` seconds: control points (0.42, 0) and (1, 1) (S6.2). Over at once if that is not
    /// above 0.
    public static func easeIn(duration: TimeInterval) -> Animation { along(.easeIn, duration: duration) }

    /// Slow at last; 0.35 s.
    public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

    /// Slow at last, over `duration` seconds: control points (0, 0) and (0.58, 1) (S6.2). Over at once if that is not
    /// above 0.
    public static func easeOut(duration: TimeInterval) -> Animation { along(.easeOut, duration: duration) }

    /// Slow at both ends; 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

    /// Slow at both ends, over `duration` seconds: control points (0.42, 0) and (0.58, 1) (S6.2). Over at once if that
    /// is not above 0.
    public static func easeInOut(duration: TimeInterval) -> Animation { along(.easeInOut, duration: duration) }

    /// Along a Bézier curve from (0, 0) to (1, 1), over `duration` seconds (S6.4, S6.6).
    ///
    /// - Parameters:
    ///   - p1x: x of the first control point; what is outside of 0…1 counts as the nearer end.
    ///   - p1y: y of the first control point; outside of 0…1 the curve may overshoot.
    ///   - p2x: x of the second control point; what is outside of 0…1 counts as the nearer end.
    ///   - p2y: y of the second control point; outside of 0…1 the curve may overshoot.
    ///   - duration: in seconds; over at once if not above 0.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        along(CubicCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// Along `curve`, over `duration` seconds; over at once if that is not above 0 (S6.7).
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .unitCurve(UnitCurveAnimation(curve: curve, duration: duration)))
    }

    private static func along(_ curve: CubicCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .bezier(BezierAnimation(curve, duration: duration)))
    }
}

/// The named curves (S6.2), made once: bodies ask for them again and again.
extension CubicCurve {
    static let linear = CubicCurve(0, 0, 1, 1)
    static let easeIn = CubicCurve(0.42, 0, 1, 1)
    static let easeOut = CubicCurve(0, 0, 0.58, 1)
    static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
}
