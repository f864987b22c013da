import AnimationCore
import Foundation

extension ProgramBytes {
    /// A value of which keyframes animate two parts.
    struct Moved {
        var number = 0.0
        var point = CGPoint.zero
    }

    /// Checks a timeline of random keyframes: it has a value at any time, in any order of calls, and starts and ends at
    /// the right values (S16.1 to S16.11).
    mutating func checkTimeline(_ findings: inout Findings) {
        let initial = Moved(number: number(in: -1000...1000), point: CGPoint(x: number(in: -10...10), y: 0))
        let numbers = (0..<choice(of: 6)).map { _ in keyframe { $0 } }
        let points = (0..<choice(of: 4)).map { _ in keyframe { CGPoint(x: $0, y: -$0) } }
        let timeline = KeyframeTimeline(initialValue: initial) {
            KeyframeTrack(\Moved.number) { for keyframe in numbers { keyframe } }
            KeyframeTrack(\Moved.point) { for keyframe in points { keyframe } }
        }
        findings.expect(timeline.duration >= 0, "a timeline takes \(timeline.duration) s")
        let time = number(in: -1...20)
        let values = [
            timeline.value(time: time), timeline.value(time: 0), timeline.value(time: timeline.duration),
            timeline.value(progress: time), timeline.value(time: .infinity), timeline.value(time: -.infinity),
        ]
        _ = timeline.value(time: .nan)
        guard manners == .reasonable else { return }
        for value in values {
            findings.expect(
                value.number.isFinite && value.point.x.isFinite,
                "a timeline shows \(value) at one of \(time), its ends and beyond: \(timeline)")
        }
        findings.expect(timeline.value(time: -1).number == initial.number, "a timeline begins before its time")
    }

    private mutating func keyframe<Value: Animatable>(_ make: (Double) -> Value) -> _KeyframeList<Value> {
        let target = make(number(in: -1000...1000))
        let duration = number(in: 0...2)
        switch choice(of: 5) {
        case 0: return LinearKeyframe(target, duration: duration, timingCurve: unitCurve())._keyframes()
        case 1: return CubicKeyframe(target, duration: duration)._keyframes()
        case 2:
            let (start, end) = (make(number(in: -10...10)), make(number(in: -10...10)))
            return CubicKeyframe(target, duration: duration, startVelocity: start, endVelocity: end)._keyframes()
        case 3: return SpringKeyframe(target, duration: flag() ? duration : nil, spring: spring())._keyframes()
        default: return MoveKeyframe(target)._keyframes()
        }
    }
}
