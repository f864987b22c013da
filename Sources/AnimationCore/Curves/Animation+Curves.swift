public import Foundation

extension Animation {
    /// How long a curve takes if nobody says, in seconds (S6.3).
    static let defaultCurveDuration = 0.35

    /// At an even pace; 0.35 s.
    public static var linear: Animation { linear(duration: defaultCurveDuration) }

    /// At an even pace, over `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }

    /// Slow at first; 0.35 s.
    public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

    /// Slow at first, over `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }

    /// Slow at last; 0.35 s.
    public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

    /// Slow at last, over `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }

    /// Slow at both ends; 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

    /// Slow at both ends, over `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Along a Bézier curve by its control points, over `duration` seconds. Its y may leave 0…1: that overshoots (S6.6).
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(kind: .bezier(BezierAnimation(p1x, p1y, p2x, p2y, duration: duration)))
    }

    /// Along `curve`, over `duration` seconds (S6.7).
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(kind: .unitCurve(UnitCurveAnimation(curve: curve, duration: duration)))
    }
}
