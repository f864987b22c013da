import AnimationCore
import Foundation

/// Checks of single values: animations, springs, curves and schedules.
extension ProgramBytes {
    /// Equality, hashing, description and reflection of animations, however deeply nested (S5.3).
    mutating func checkIdentity(_ findings: inout Findings) {
        let (first, second) = (animation().animation, animation().animation)
        let hasNaN = first != first
        findings.expect(hasNaN || Animation(first.base) == first, "\(first) is not what its base makes")
        findings.expect((first == second) == (second == first), "equality of \(first) and \(second) has a direction")
        if first == second { findings.expect(first.hashValue == second.hashValue, "\(first) hashes in two ways") }
        findings.expect(!first.description.isEmpty && !first.debugDescription.isEmpty, "an animation without a name")
        _ = first.customMirror.children.count
    }

    mutating func checkSpring(_ findings: inout Findings) {
        let spring = spring()
        let (target, velocity, time) = (number(in: -1000...1000), number(in: -1000...1000), number(in: 0...100))
        let epsilon = number(in: 1e-4...0.1)
        var results = [
            spring.duration, spring.response, spring.bounce, spring.dampingRatio, spring.mass, spring.stiffness,
            spring.damping, spring.settlingDuration,
            spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon),
            spring.value(target: target, initialVelocity: velocity, time: time),
            spring.velocity(target: target, initialVelocity: velocity, time: time),
            spring.force(target: target, position: 1, velocity: velocity),
            spring.value(fromValue: 1, toValue: target, initialVelocity: velocity, time: time),
        ]
        var (position, speed) = (0.0, velocity)
        spring.update(value: &position, velocity: &speed, target: target, deltaTime: time)
        results += [position, speed]
        guard manners == .reasonable else { return }
        findings.expect(results.allSatisfy(\.isFinite), "\(spring) gives \(results)")
        findings.expect(
            abs(spring.value(target: target, initialVelocity: velocity, time: 0)) <= 1e-9 * (1 + abs(target)),
            "\(spring) does not start at 0")
        let far = spring.value(target: target, initialVelocity: velocity, time: 1e4)
        findings.expect(abs(far - target) <= 1e-6 * (1 + abs(target)), "\(spring) ends at \(far), not at \(target)")
    }

    mutating func checkCurve(_ findings: inout Findings) {
        let curve = unitCurve()
        let progress = number(in: 0...1)
        let (value, slope) = (curve.value(at: progress), curve.velocity(at: progress))
        guard progress.isFinite else { return }
        findings.expect(value.isFinite, "\(curve) at \(progress) is \(value)")
        guard manners == .reasonable else { return }
        findings.expect(!slope.isNaN, "\(curve) has slope \(slope) at \(progress)")
        findings.expect(-1e-5...1 + 1e-5 ~= value, "\(curve) at \(progress) is \(value), beyond its ends")
        findings.expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve) misses its ends")
    }

    /// The first 64 dates of a schedule must increase (S17.3, S17.4).
    mutating func checkSchedule(_ findings: inout Findings) {
        let start = Date(timeIntervalSinceReferenceDate: number())
        let mode: TimelineScheduleMode = flag() ? .lowFrequency : .normal
        let dates: [Date]
        switch choice(of: 4) {
        case 0:
            let grid = Date(timeIntervalSinceReferenceDate: number())
            dates = Array(.periodic(from: grid, by: number()), from: start, mode)
        case 1: dates = Array(.everyMinute, from: start, mode)
        case 2: dates = Array(.animation(minimumInterval: number(), paused: flag()), from: start, mode)
        default: dates = Array(.animation, from: start, mode)
        }
        for (date, next) in zip(dates, dates.dropFirst()) {
            findings.expect(date < next, "a schedule goes from \(date) to \(next)")
        }
    }
}

extension [Date] {
    fileprivate init(_ schedule: some TimelineSchedule, from start: Date, _ mode: TimelineScheduleMode) {
        self = schedule.entries(from: start, mode: mode).prefix(64).map(\.self)
    }
}
