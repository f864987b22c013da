import Foundation
import Geometry
import SeededNumbers
import Testing

@testable import AnimationCore

/// Timing curves compared with bisection of the Bernstein form, over all of 0…1: S6.4, S6.5.
struct CurveSolverTests {
    /// Reference implementation of a curve, by bisection.
    private struct Exact {
        let x1, y1, x2, y2: Double

        private func bernstein(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }

        func x(_ s: Double) -> Double { bernstein(x1, x2, s) }
        func y(_ s: Double) -> Double { bernstein(y1, y2, s) }

        func parameter(at x: Double) -> Double {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<70 {
                let s = (low + high) / 2
                if self.x(s) < x { low = s } else { high = s }
            }
            return (low + high) / 2
        }

        /// Range of y allowed for an error of 2⁻²⁰ in x, or of 2⁻²² in s, and for rounding of y to a multiple of 2⁻²⁰.
        func range(at x: Double) -> ClosedRange<Double> {
            let (before, after) = (parameter(at: x - 0x1p-20), parameter(at: x + 0x1p-20))
            let places = (0...8).map { y(before + (after - before) * Double($0) / 8) }
            // |dy/ds| is at most three times the longest leg of the control polygon.
            let slack = 0x1p-21 + 3 * max(abs(y1), abs(y2 - y1), abs(1 - y2)) * 0x1p-22
            return places.min()! - slack...places.max()! + slack
        }
    }

    /// Values of x all over 0…1, denser at both ends and in the middle.
    private static let places: [Double] = {
        var result = (0...500).map { Double($0) / 500 }
        for exponent in 1...50 {
            let small = pow(2, -Double(exponent))
            result += [small, 1 - small, 0.5 - small / 2, 0.5 + small / 2]
        }
        return result.sorted()
    }()

    static let curves: [[Double]] = [
        [0, 0, 1, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
        [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 0, 1], [1, 0, 1, 1], [0, 0.5, 1, 0.5],
        [0.999, 0.001, 0.001, 0.999], [0.9, 0, 0.1, 1], [0.87, 0, 0.13, 1], [0.05, 0.9, 0.1, 1], [0.16, 1, 0.3, 1],
        [1e-9, 1, 1e-9, 1], [1 - 1e-9, 0, 1e-9, 1], [0, 1, 0.02, 1], [0.98, 0, 1, 0], [1.0 / 3, 0, 2.0 / 3, 1],
        [0.3, -40, 0.7, 55], [0, 1000, 1, -1000], [1, 3, 0, -2], [1, 1e6, 0, -1e6], [0.01, 0.9, 0.02, 1],
    ]

    @Test(arguments: CurveSolverTests.curves)
    func `named and extreme curves are solved to 2⁻²⁰ (S6.5)`(points: [Double]) {
        let curve = CubicCurve(points[0], points[1], points[2], points[3])
        let exact = Exact(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        for x in Self.places {
            let s = curve.solver.parameter(at: x, of: UnitCubic(points[0], points[2]))
            #expect(abs(exact.x(s) - x) < 0x1p-20, "at \(x)")
            #expect(exact.range(at: x).contains(curve.value(at: x)), "at \(x)")
        }
    }

    @Test(arguments: UInt64(1)...8)
    func `random curves are solved to 2⁻²⁰ (S6.4, S6.5)`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        for _ in 0..<250 {
            // Often at or close to an end, where curves are vertical.
            func x() -> Double {
                switch Int.random(in: 0..<6, using: &numbers) {
                case 0: Double(Int.random(in: 0...1, using: &numbers))
                case 1: pow(10, .random(in: -9 ... -1, using: &numbers))
                case 2: 1 - pow(10, .random(in: -9 ... -1, using: &numbers))
                default: .random(in: 0...1, using: &numbers)
                }
            }
            let size = pow(10, Double.random(in: 0...4, using: &numbers))
            let exact = Exact(
                x1: x(), y1: .random(in: -size...size, using: &numbers), x2: x(),
                y2: .random(in: -size...size, using: &numbers))
            let curve = CubicCurve(exact.x1, exact.y1, exact.x2, exact.y2)
            for _ in 0..<12 {
                let place = Double.random(in: 0...1, using: &numbers)
                for x in [place, place * place * place * place, 1 - place * place * place * place] {
                    #expect(
                        exact.range(at: x).contains(curve.value(at: x)), "seed \(seed): \(exact) at \(x)")
                }
            }
        }
    }

    @Test(arguments: CurveSolverTests.curves.filter { (0...1).contains($0[1]) && $0[1] <= $0[3] && $0[3] <= 1 })
    func `a curve that only rises never steps back (S6.5)`(points: [Double]) {
        let curve = CubicCurve(points[0], points[1], points[2], points[3])
        var last = 0.0
        var falls = 0
        for step in 0...200_000 {
            let y = curve.value(at: Double(step) / 200_000)
            if y < last { falls += 1 }
            last = y
        }
        #expect(falls == 0)
        #expect(last == 1)
    }

    @Test(arguments: CurveSolverTests.curves)
    func `no step shows at either end, nor anywhere (S6.5)`(points: [Double]) {
        let curve = CubicCurve(points[0], points[1], points[2], points[3])
        let exact = Exact(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -0.1) == 0)
        #expect(curve.value(at: 1.1) == 1)
        // Between neighbours, y changes by the curve's own change plus the rounding of both values. This includes the
        // ends, where 0 and 1 are returned without solving.
        let height = max(abs(points[1]), abs(points[3]), 1)
        for exponent in 8...40 {
            let x = pow(2, -Double(exponent))
            #expect(abs(curve.value(at: x) - exact.y(exact.parameter(at: x))) < 1e-5 * height, "at \(x)")
            #expect(abs(curve.value(at: 1 - x) - exact.y(exact.parameter(at: 1 - x))) < 1e-5 * height, "at 1 - \(x)")
        }
        for step in 1..<2000 {
            let x = Double(step) / 2000
            let jump = curve.value(at: x + 1e-9) - curve.value(at: x)
            let change = exact.y(exact.parameter(at: x + 1e-9)) - exact.y(exact.parameter(at: x))
            #expect(abs(jump - change) <= 0x1p-19 + 1e-5 * height, "at \(x)")
        }
    }

    @Test func `answers are multiples of 2⁻²⁰ (S6.5)`() {
        let curve = CubicCurve(0.3, -7, 0.6, 12)
        for step in 1..<1000 {
            let scaled = curve.value(at: Double(step) / 1000) * 0x1p20
            #expect(scaled == scaled.rounded())
        }
    }

    @Test func `curves are equal by their control points, and are described by them (S6.8)`() {
        #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4) == .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35))
        #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4) != .timingCurve(0.1, 0.2, 0.3, 0.5))
        #expect(Animation.timingCurve(0.42, 0, 0.58, 1, duration: 1) == .easeInOut(duration: 1))
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
        #expect(Animation.easeIn.hashValue == Animation.timingCurve(0.42, 0, 1, 1).hashValue)
        #expect(
            Animation.easeOut(duration: 2).description
                == "BezierAnimation(duration: 2.0, curve: (0.0, 0.0, 0.58, 1.0))")
        func curve(_ y: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: 0.2, y: y), endControlPoint: UnitPoint(x: 0.7, y: 1))
        }
        // Compared by the given points, though both are evaluated with y = 1.
        #expect(curve(1) != curve(2))
        #expect(
            curve(2) == UnitCurve(startControlPoint: UnitPoint(x: 0.2, y: 2), endControlPoint: UnitPoint(x: 0.7, y: 1)))
        #expect(Set([curve(1), curve(1), curve(2), .linear, .circularEaseIn, .circularEaseOut]).count == 5)
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e-307,
    ])
    func `hostile numbers make curves that are finite from end to end`(number: Double) {
        let others = [0.3, 1, number]
        for a in others {
            for b in others {
                for points in [[number, a, b, 1], [a, number, 1, b], [a, b, number, number], [b, 0, a, number]] {
                    let curve = CubicCurve(points[0], points[1], points[2], points[3])
                    let unit = UnitCurve.bezier(
                        startControlPoint: UnitPoint(x: points[0], y: points[1]),
                        endControlPoint: UnitPoint(x: points[2], y: points[3]))
                    for x in [
                        number, -1, 0, .leastNonzeroMagnitude, 1e-12, 0.5, 1 - 1e-12, 1, 2, .infinity, -.infinity, .nan,
                    ] {
                        #expect(curve.value(at: x).isFinite, "\(points) at \(x)")
                        #expect((0...1).contains(unit.value(at: x)), "\(points) at \(x)")
                        _ = (curve.slope(at: x), unit.velocity(at: x), unit.inverse.value(at: x))
                    }
                    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
                }
            }
        }
        for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .easeIn, .easeInOut] {
            #expect((0...1).contains(curve.value(at: number)))
            #expect(curve.velocity(at: number) >= 0)
        }
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e308, .leastNonzeroMagnitude, 0x1p-1030,
    ])
    func `hostile durations and times give a finite place or the end (S6.1)`(number: Double) {
        for animation in [
            Animation.easeOut(duration: number), .linear(duration: number), .timingCurve(0, 1, 0, 1, duration: number),
            .timingCurve(.easeIn, duration: number), .timingCurve(.circularEaseInOut, duration: number),
            .timingCurve(.linear, duration: number), .easeInOut,
        ] {
            for time in [number, 0, -1e308, 1e308, -.infinity, .infinity, .nan, .leastNonzeroMagnitude, 0.1] {
                let place = travelled(animation, at: time)
                #expect(place.map { (0...100).contains($0) } != false, "\(animation) at \(time): \(place ?? -1)")
                let velocity = animation.velocity(value: 100.0, time: time, context: freshContext())
                #expect(velocity.map { !$0.isNaN } != false, "\(animation) at \(time)")
            }
            if !(number > 0) && animation != .easeInOut { #expect(travelled(animation, at: 0) == nil) }
        }
    }
}
