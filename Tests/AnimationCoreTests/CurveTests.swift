import Foundation
import Geometry
import Testing

@testable import AnimationCore

/// S6.
struct CurveTests {
    /// The curve by bisection on the Bézier formula itself.
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

    @Test(arguments: [UInt64(1), 2, 3])
    func `solves any curve to 2⁻²⁰ (S6.4, S6.5)`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let x1 = Double.random(in: 0...1, using: &numbers)
            let x2 = Double.random(in: 0...1, using: &numbers)
            let curve = CubicCurve(x1, 0, x2, 1)
            for _ in 0..<20 {
                let x = Double.random(in: 0...1, using: &numbers)
                #expect(abs(curve.x(curve.parameter(at: x)) - x) < 0x1p-20, "seed \(seed): \(x1), \(x2) at \(x)")
            }
        }
    }

    @Test(arguments: [(1.0, 0.0), (0, 1), (0, 0), (1, 1), (0.999, 0.001)])
    func `solves curves with upright and flat places (S6.5)`(x1: Double, x2: Double) {
        let curve = CubicCurve(x1, 0.2, x2, 0.8)
        for step in 0...1000 {
            let x = Double(step) / 1000
            #expect(abs(curve.x(curve.parameter(at: x)) - x) < 0x1p-20)
        }
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
            let slope = (travelled(animation, at: time + 1e-4)! - travelled(animation, at: time - 1e-4)!) / 2e-4
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
        #expect(UnitCurve.circularEaseIn.value(at: 2) == 1)
        #expect(UnitCurve.circularEaseOut.value(at: -2) == 0)
    }

    @Test func `the inverse exchanges x and y (S6.14)`() {
        for p in [0.1, 0.4, 0.9] {
            #expect(near(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: p)), p, within: 1e-5))
        }
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
        #expect(UnitCurve.linear.inverse == .linear)
    }
}
