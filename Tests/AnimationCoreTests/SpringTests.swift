import Foundation
import Testing

@testable import AnimationCore

/// The `Spring` type: parameters, motion, force and settling (S7).
struct SpringTests {
    /// Solution of m·x″ = k·(T − x) − c·x′ by the fourth-order Runge–Kutta method, in steps of 10⁻⁵ s: place and
    /// velocity at each tenth of a second up to 1 s.
    private func integrated(
        mass: Double, stiffness: Double, damping: Double, target: Double, velocity: Double
    ) -> [(x: Double, v: Double)] {
        let h = 1e-5
        let (k, c) = (stiffness / mass, damping / mass)
        var (x, v) = (0.0, velocity)
        var result = [(x, v)]
        for _ in 0..<10 {
            for _ in 0..<10_000 {
                let (x1, v1) = (v, k * (target - x) - c * v)
                let (x2, v2) = (v + h / 2 * v1, k * (target - x - h / 2 * x1) - c * (v + h / 2 * v1))
                let (x3, v3) = (v + h / 2 * v2, k * (target - x - h / 2 * x2) - c * (v + h / 2 * v2))
                let (x4, v4) = (v + h * v3, k * (target - x - h * x3) - c * (v + h * v3))
                x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
                v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            }
            result.append((x, v))
        }
        return result
    }

    /// Mass, stiffness, damping and a hundred times the velocity, for every kind of damping, including values close to
    /// critical.
    static let mechanics: [[Double]] = [
        [1, 100, 0, 0], [1, 100, 6, 400], [2, 50, 3, -200], [0.3, 40, 2, 0], [1, 100, 20, 0], [1, 100, 20, -900],
        [5, 45, 30, 250], [1, 100, 19.999998, 100], [1, 100, 20.000002, 100], [1, 100, 30, 0], [2, 80, 90, -350],
        [0.5, 60, 200, 1000], [1, 400, 28, 0],
    ]

    @Test(arguments: SpringTests.mechanics)
    func `moves as the equation of a damped spring says, to 10⁻⁶ (S7.6, S7.7)`(numbers: [Double]) {
        let (mass, stiffness, damping, velocity) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        let expected = integrated(
            mass: mass, stiffness: stiffness, damping: damping, target: 1, velocity: velocity / 100)
        // An over-damped spring's velocity has the target added: a quirk of the original that is kept.
        let quirk = spring.dampingRatio > 1 ? 1.0 : 0
        for (tenth, motion) in expected.enumerated() {
            let time = Double(tenth) / 10
            let place = spring.value(target: 1, initialVelocity: velocity / 100, time: time)
            #expect(near(place, motion.x, within: 1e-6), "at \(time)")
            let speed = spring.velocity(target: 1, initialVelocity: velocity / 100, time: time)
            #expect(near(speed, motion.v + quirk, within: 1e-5), "at \(time)")
        }
    }

    @Test func `a vector moves as each of its numbers does (S7.6, S7.7, S7.8)`() {
        typealias Pair = AnimatablePair<Double, AnimatablePair<Float, CGFloat>>
        func pair(_ a: Double, _ b: Double, _ c: Double) -> Pair {
            AnimatablePair(a, AnimatablePair(Float(b), CGFloat(c)))
        }
        func parts(_ pair: Pair) -> [Double] { [pair.first, Double(pair.second.first), Double(pair.second.second)] }
        for bounce in [0.4, 0, -0.4] {
            let spring = Spring(duration: 0.6, bounce: bounce)
            let (target, velocity) = (pair(100, -3, 40), pair(-700, 2, 0))
            let results = [
                parts(spring.value(target: target, initialVelocity: velocity, time: 0.23)),
                parts(spring.velocity(target: target, initialVelocity: velocity, time: 0.23)),
                parts(spring.force(target: target, position: pair(1, 2, 3), velocity: velocity)),
            ]
            for (index, (t, v)) in zip(parts(target), parts(velocity)).enumerated() {
                let position = Double(index + 1)
                let single = [
                    spring.value(target: t, initialVelocity: v, time: 0.23),
                    spring.velocity(target: t, initialVelocity: v, time: 0.23),
                    spring.force(target: t, position: position, velocity: v),
                ]
                for (result, value) in zip(results, single) {
                    #expect(near(result[index], value, within: 1e-6 * max(1, abs(value))))
                }
            }
        }
    }

    @Test(arguments: [0.1, 1, 1 + 1e-9, 40])
    func `is let go where it was held, and rests at its target`(dampingRatio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
        #expect(near(spring.value(target: 100, initialVelocity: -40, time: 0), 0, within: 1e-5))
        #expect(near(spring.value(target: 100, initialVelocity: -40, time: 1_000), 100, within: 1e-6))
    }

    @Test func `bounce and damping ratio are one number (S7.1, S7.13)`() {
        #expect(near(Spring(duration: 0.5, bounce: 0.3).dampingRatio, 0.7))
        #expect(near(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2))
        #expect(near(Spring(duration: 0.5, bounce: -0.5).bounce, -0.5))
        #expect(Spring(duration: 0.5, bounce: 3).dampingRatio == 0)
        #expect(Spring(duration: 0.5, bounce: -1).dampingRatio.isNaN)
        #expect(near(Spring(duration: 0.7, bounce: 0.2).duration, 0.7))
        #expect(near(Spring(duration: 0.7, bounce: -0.2).response, 0.7))
    }

    @Test func `presets are 0.5 s with their bounce and the extra (S7.3)`() {
        #expect(Spring() == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy(duration: 0.8, extraBounce: 0.1) == Spring(duration: 0.8, bounce: 0.4))
    }

    @Test func `mass, stiffness and damping give and read the same spring (S7.2, S7.5)`() {
        let spring = Spring(mass: 2, stiffness: 200, damping: 20)
        #expect(near(spring.stiffness, 200) && near(spring.damping, 20) && spring.mass == 2)
        #expect(near(spring.response, 2 * .pi / 10))
        let critical = Spring(mass: 1, stiffness: 100, damping: 50)
        #expect(critical.dampingRatio == 1)
        #expect(critical == Spring(mass: 1, stiffness: 100, damping: 20))
        #expect(critical == Spring(response: 2 * .pi / 10, dampingRatio: 1))
        #expect(Spring(response: 0.5, dampingRatio: 0.7) == Spring(duration: 0.5, bounce: 0.3))
        let over = Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
        #expect(near(over.dampingRatio, 2.5))
        // Stiffness reads as k(2ζ² − 1), as measured (S7.4).
        #expect(near(over.stiffness, 100 * (2 * 2.5 * 2.5 - 1)))
        #expect(near(over.force(target: 10, position: 4, velocity: 2), over.stiffness * 6 - 50 * 2))
    }

    @Test func `force pulls by stiffness and brakes by damping (S7.8)`() {
        let spring = Spring(mass: 3, stiffness: 200, damping: 20)
        #expect(near(spring.force(target: 10, position: 4, velocity: 5), 200 * 6 - 20 * 5))
        #expect(near(spring.force(target: -1, position: 4, velocity: 0), -1000))
        // With `fromValue:`, all values are relative to the start.
        #expect(near(spring.force(fromValue: 7, toValue: 10, position: 4, velocity: 5), 200 * 6 - 20 * 5))
    }

    @Test func `an update inherits the quirk of an over-damped velocity (S7.7, S7.9)`() {
        let spring = Spring(response: 0.6, dampingRatio: 2)
        var (value, velocity) = (20.0, 300.0)
        spring.update(value: &value, velocity: &velocity, target: 120, deltaTime: 0)
        #expect(near(value, 20) && near(velocity, 300 + 100))
    }

    @Test func `equality and hash are of motion and mass (S7.14)`() {
        #expect(Spring(mass: 2, stiffness: 200, damping: 20) != Spring(mass: 1, stiffness: 100, damping: 10))
        #expect(
            Set([Spring.smooth, Spring(), Spring(duration: 0.5), .snappy, .snappy(extraBounce: 0), .bouncy]).count == 3)
    }

    @Test func `updating in steps is the same as asking once (S7.9)`() {
        let spring = Spring(duration: 0.5, bounce: 0.4)
        var (value, velocity) = (20.0, 300.0)
        for _ in 0..<50 { spring.update(value: &value, velocity: &velocity, target: 120, deltaTime: 0.01) }
        #expect(near(value, 20 + spring.value(target: 100, initialVelocity: 300, time: 0.5)))
        #expect(near(velocity, spring.velocity(target: 100, initialVelocity: 300, time: 0.5)))
    }

    @Test func `animatable values move by their data (S7.10)`() {
        let spring = Spring.bouncy
        let point = spring.value(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 110, y: 50), initialVelocity: .zero, time: 0.2)
        #expect(near(point.x, 10 + spring.value(target: 100, time: 0.2)))
        #expect(near(point.y, spring.value(target: 50, time: 0.2)))
        let speed = spring.velocity(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 110, y: 50), initialVelocity: CGPoint(x: 30, y: 0),
            time: 0.2)
        #expect(near(speed.x, spring.velocity(target: 100, initialVelocity: 30, time: 0.2)))
        #expect(near(speed.y, spring.velocity(target: 50, time: 0.2)))
        let settled = spring.settlingDuration(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 40, y: 40), initialVelocity: .zero, epsilon: 0.01)
        #expect(near(settled, spring.settlingDuration(target: 50, epsilon: 0.01)))
    }

    @Test func `settling is a logarithm, or the first tenth of a second that stays near (S7.11)`() {
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        let d = bouncy.damping / 2
        #expect(near(bouncy.settlingDuration, log((1 + d) / 0.001) / d))
        let smooth = Spring(duration: 0.5, bounce: 0)
        let settled = smooth.settlingDuration
        #expect(abs(1 - smooth.value(target: 1, time: settled)) < 0.001)
        #expect(abs(1 - smooth.value(target: 1, time: settled - 0.1)) >= 0.001)
        #expect(near(settled * 10, (settled * 10).rounded()))
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
        // A fast start takes longer; no distance takes no time.
        #expect(
            near(bouncy.settlingDuration(target: 3, initialVelocity: 7, epsilon: 0.1), log((3 + (3 * d - 7)) / 0.1) / d)
        )
        #expect(bouncy.settlingDuration(target: 0.0, epsilon: 0.1) == 0)
        #expect(smooth.settlingDuration(target: 0.0, epsilon: 0.1) == 0)
        // It passes the target at once and comes back; that moment does not count as settled.
        let fast = smooth.settlingDuration(target: 1, initialVelocity: 40, epsilon: 0.001)
        #expect(abs(1 - smooth.value(target: 1, initialVelocity: 40, time: fast)) < 0.001)
        #expect(abs(1 - smooth.value(target: 1, initialVelocity: 40, time: fast - 0.1)) >= 0.001)
        // It does not settle within 102 s.
        #expect(Spring(duration: 200, bounce: 0).settlingDuration == 0)
    }

    @Test(arguments: [0.2, 0.7, 1])
    func `a spring by its settling duration settles then (S7.12)`(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: dampingRatio)
        let w = 2 * Double.pi / spring.response
        let left =
            dampingRatio < 1
            ? dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot() * exp(-dampingRatio * w * 0.8)
            : (1 + w * 0.8) * exp(-w * 0.8)
        #expect(near(left, 0.001, within: 1e-6))
        #expect(near(spring.dampingRatio, dampingRatio))
    }

    @Test func `settling duration and damping ratio are kept within their ranges (S7.12)`() {
        #expect(Spring(settlingDuration: 99, dampingRatio: 0.5) == Spring(settlingDuration: 10, dampingRatio: 0.5))
        #expect(Spring(settlingDuration: -1, dampingRatio: 0.5) == Spring(settlingDuration: 0.01, dampingRatio: 0.5))
        #expect(Spring(settlingDuration: 1, dampingRatio: 3) == Spring(settlingDuration: 1, dampingRatio: 1))
        let loose = Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.1)
        #expect(near((1 + 2 * .pi / loose.response) * exp(-2 * .pi / loose.response), 0.1, within: 1e-9))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, -0.3, 1e300, -1e300, 1e308, .leastNonzeroMagnitude])
    func `hostile numbers neither trap nor loop, and sound springs stay finite (S7.1, S7.6, S7.11, S7.12)`(
        number: Double
    ) {
        let springs = [
            Spring(duration: number), Spring(duration: 0.5, bounce: number), Spring(response: number, dampingRatio: 1),
            Spring(response: 0.5, dampingRatio: number), Spring(mass: number, stiffness: 100, damping: 10),
            Spring(mass: 1, stiffness: number, damping: 10), Spring(mass: 1, stiffness: 100, damping: number),
            Spring(mass: 1, stiffness: 100, damping: number, allowOverDamping: true),
            Spring(settlingDuration: number, dampingRatio: 0.5), Spring(settlingDuration: 1, dampingRatio: number),
            Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: number), .bouncy(extraBounce: number),
        ]
        for spring in springs {
            _ = (spring.bounce, spring.settlingDuration, spring.stiffness, spring.hashValue)
            _ = spring.settlingDuration(target: number, initialVelocity: number, epsilon: 0.001)
            var (value, velocity) = (number, number)
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: number)
        }
        // A spring made from a settling duration is valid, whatever the numbers.
        for spring in springs[8...10] {
            #expect(spring.value(target: 100, time: 0.1).isFinite && spring.response > 0)
        }
        for spring in [Spring.smooth, .bouncy, Spring(response: 0.5, dampingRatio: 3), Spring(duration: 1e-3)] {
            for epsilon in [number, 0, -0.001] {
                let duration = spring.settlingDuration(target: 100, initialVelocity: 3, epsilon: epsilon)
                #expect(duration >= 0, "\(epsilon)")
                #expect(epsilon > 0 || duration == 0 || epsilon == 0 && duration == .infinity)
            }
            for time in [1e3, 1e100, 1e308, .infinity] {
                #expect(spring.value(target: 100, initialVelocity: 1e6, time: time) == 100, "at \(time)")
                let rest = spring.dampingRatio > 1 ? 100.0 : 0
                #expect(spring.velocity(target: 100, initialVelocity: 1e6, time: time) == rest, "at \(time)")
            }
        }
    }
}
