import Foundation
import Geometry
import Testing

@testable import AnimationCore

/// Timing curves, their velocities and inverses: S6.
struct CurveTests {
    /// The curve's y at `x`, by bisection of the Bézier formula.
    private func exact(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let s = (low + high) / 2
            if bezier(x1, x2, s) < x { low = s } else { high = s }
        }
        return bezier(y1, y2, low)
    }

    @Test func `ends exactly at its duration, and is over behind it (S6.1)`() {
        for duration in [0.35, 1.0 / 3, 0.7, 2] {
            #expect(travelled(.easeInOut(duration: duration), at: duration) == 100)
            #expect(travelled(.easeInOut(duration: duration), at: duration.nextUp) == nil)
            #expect(travelled(.timingCurve(.easeIn, duration: duration), at: duration) == 100)
        }
        #expect(travelled(.linear(duration: 0), at: 0) == nil)
        #expect(travelled(.linear(duration: -1), at: 0) == nil)
    }

    @Test(arguments: [
        (Animation.linear, 0.0, 0.0, 1.0, 1.0), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
        (.easeInOut, 0.42, 0, 0.58, 1), (.timingCurve(0.25, 0.1, 0.25, 1), 0.25, 0.1, 0.25, 1),
    ])
    func `has the control points of its name, over 0.35 s (S6.2, S6.3)`(
        animation: Animation, x1: Double, y1: Double, x2: Double, y2: Double
    ) {
        for step in 0...35 {
            let x = Double(step) / 35
            let value = travelled(animation, of: 1, at: x * 0.35)
            #expect(near(value, exact(x1, y1, x2, y2, at: x), within: 2e-5))
        }
        #expect(travelled(animation, at: 0.351) == nil)
    }

    @Test func `a timing curve may overshoot, a unit curve may not (S6.6, S6.9)`() {
        let overshooting = Animation.timingCurve(0.3, -1, 0.7, 2, duration: 1)
        #expect(travelled(overshooting, of: 1, at: 0.2).map { $0 < 0 } == true)
        #expect(travelled(overshooting, of: 1, at: 0.8).map { $0 > 1 } == true)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: -1), endControlPoint: UnitPoint(x: 0.7, y: 2))
        #expect(curve.value(at: 0.2) >= 0)
        #expect(curve.value(at: 0.8) <= 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 3) == 1)
        #expect(UnitCurve.linear.value(at: 3) == 3)
    }

    @Test(arguments: [
        Animation.easeIn(duration: 2), .linear(duration: 2), .timingCurve(.circularEaseInOut, duration: 2),
    ])
    func `curves know their velocity (S6.7)`(animation: Animation) {
        for time in [0.3, 0.9, 1.2, 1.7] {
            // A difference large enough for the rounding of values to 2⁻²⁰.
            let slope = (travelled(animation, at: time + 2e-3)! - travelled(animation, at: time - 2e-3)!) / 4e-3
            let velocity = animation.velocity(value: 100, time: time, context: freshContext())
            #expect(near(velocity, slope, within: 0.2))
        }
    }

    @Test func `slopes follow the curve (S6.10)`() {
        let curve = UnitCurve.easeInOut
        for p in [0.1, 0.35, 0.5, 0.8] {
            let slope = (curve.value(at: p + 1e-3) - curve.value(at: p - 1e-3)) / 2e-3
            #expect(near(curve.velocity(at: p), slope, within: 5e-3))
        }
        #expect(UnitCurve.linear.velocity(at: 7) == 1)
    }

    @Test func `curves do not merge, and their velocities are those of their ends too (S6.7)`() {
        for animation in [Animation.linear, .easeIn, .easeOut, .timingCurve(.easeInOut, duration: 1)] {
            var context = freshContext()
            let merges = animation.shouldMerge(previous: .spring, value: 100.0, time: 0.1, context: &context)
            #expect(!merges)
        }
        func velocity(_ animation: Animation, at time: Double) -> Double? {
            animation.velocity(value: 100.0, time: time, context: freshContext())
        }
        #expect(near(velocity(.linear(duration: 4), at: 1), 25))
        // Limits at the ends: dy/dx = 1/0.58 where the curve leaves along (0.58, 1), and 0 where it is horizontal.
        #expect(near(velocity(.easeOut(duration: 2), at: 0), 100 / 0.58 / 2))
        #expect(near(velocity(.easeOut(duration: 2), at: 2), 0))
        #expect(near(velocity(.easeIn(duration: 2), at: 2), 100 / 0.58 / 2))
        #expect(velocity(.easeIn, at: 0.36) == nil && velocity(.easeIn, at: -0.01) == nil)
        // A vertical curve has no usable velocity.
        #expect(velocity(.timingCurve(0, 1, 1, 1), at: 0) == 0)
        #expect(velocity(.timingCurve(.circularEaseOut, duration: 1), at: 0) == 0)
        #expect(near(velocity(.timingCurve(.circularEaseIn, duration: 2), at: 1.2), 0.75 * 100 / 2))
    }

    @Test func `the control points' y count for the velocity as they are, their x clamped (S6.10)`() {
        func curve(_ x1: Double, _ y1: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: 0.75, y: 0.5))
        }
        // At 0 the slope is y₁/x₁.
        #expect(near(curve(0.5, 3).velocity(at: 0), 6))
        #expect(near(curve(0.5, -2).velocity(at: -8), -4))
        #expect(near(curve(7, 3).velocity(at: 0), 3))
        #expect(curve(-1, 3).velocity(at: 0) == .infinity)
        #expect(curve(0, -3).velocity(at: 0) == -.infinity)
        // At 1 the slope is (1 − y₂)/(1 − x₂), and so it is beyond 1.
        #expect(near(curve(0.5, 3).velocity(at: 1), 2))
        #expect(near(curve(0.5, 3).velocity(at: 4), 2))
    }

    @Test func `slopes at degenerate ends are as measured (S6.11)`() {
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        let upright = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: .bottomTrailing)
        #expect(upright.velocity(at: 0) == .infinity)
        let diagonal = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
        #expect(diagonal.velocity(at: 0) == 1)
    }

    @Test func `circular curves run on circles, and stop outside (S6.12, S6.13)`() {
        #expect(near(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
        #expect(near(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
        #expect(near(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
        #expect(near(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
        #expect(near(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75))
        #expect(near(UnitCurve.circularEaseInOut.velocity(at: 0.7), 0.75))
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(near(UnitCurve.circularEaseOut.velocity(at: 0.4), 0.75))
        #expect(near(UnitCurve.circularEaseInOut.velocity(at: 0.3), 0.75))
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
        for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            #expect(curve.value(at: 2) == 1 && curve.value(at: -2) == 0)
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        }
    }

    @Test func `the inverse exchanges x and y (S6.14)`() {
        for p in [0.1, 0.4, 0.9] {
            #expect(near(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: p)), p, within: 1e-5))
        }
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        let steep = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.9, y: 0.2), endControlPoint: UnitPoint(x: -2, y: 3))
        #expect(
            steep.inverse
                == .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 3, y: -2)))
        #expect(steep.inverse.inverse == steep)
        #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
        #expect(UnitCurve.linear.inverse == .linear)
    }
}
