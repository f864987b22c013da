import Foundation
import Testing

@testable import AnimationCore

/// S7.
struct SpringTests {
    /// x″ = ω₀²(T − x) − 2ζω₀·x′ by Runge and Kutta's fourth-order rule, in steps of 10⁻⁴ s.
    private func integrated(
        response: Double, dampingRatio: Double, target: Double, velocity: Double, time: Double
    ) -> (x: Double, v: Double) {
        let w = 2 * Double.pi / response
        func slope(_ x: Double, _ v: Double) -> (Double, Double) {
            (v, w * w * (target - x) - 2 * dampingRatio * w * v)
        }
        let steps = Int((time / 1e-4).rounded())
        let h = time / Double(steps)
        var (x, v) = (0.0, velocity)
        for _ in 0..<steps {
            let a = slope(x, v)
            let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
            let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
            let d = slope(x + h * c.0, v + h * c.1)
            x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
        return (x, v)
    }

    @Test(arguments: [0.0, 0.3, 0.825, 1 - 1e-7, 1, 1 + 1e-7, 1.5, 6])
    func `moves as the equation of a damped spring says (S7.6, S7.7)`(dampingRatio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: dampingRatio)
        for (velocity, time) in [(0.0, 0.2), (800, 0.2), (-300, 0.55), (0, 1.1)] {
            let expected = integrated(
                response: 0.6, dampingRatio: dampingRatio, target: 100, velocity: velocity, time: time)
            #expect(near(spring.value(target: 100, initialVelocity: velocity, time: time), expected.x, within: 1e-3))
            // Over-damped, the answer has the target added: a quirk that is kept.
            let quirk = dampingRatio > 1 ? 100.0 : 0
            let speed = spring.velocity(target: 100, initialVelocity: velocity, time: time)
            #expect(near(speed, expected.v + quirk, within: 1e-2))
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
        let over = Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
        #expect(near(over.dampingRatio, 2.5))
        // Reads k(2ζ² − 1), as measured (S7.4).
        #expect(near(over.stiffness, 100 * (2 * 2.5 * 2.5 - 1)))
        #expect(near(over.force(target: 10, position: 4, velocity: 2), over.stiffness * 6 - 50 * 2))
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
}
