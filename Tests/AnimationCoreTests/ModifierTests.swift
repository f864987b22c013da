import Foundation
import Testing

@_spi(Engine) @testable import AnimationCore

/// Animation modifiers: delay, speed, repeat, logical completion (S9).
struct ModifierTests {
    @Test func `speed and delay nest from the inside out (S9.1)`() {
        let slowStart = Animation.linear(duration: 1).delay(1).speed(2)
        #expect(travelled(slowStart, at: 0.5) == 0)
        #expect(near(travelled(slowStart, at: 0.75), 50))
        let quick = Animation.linear(duration: 1).speed(2).delay(1)
        #expect(travelled(quick, at: 1) == 0)
        #expect(near(travelled(quick, at: 1.25), 50))
    }

    @Test func `a delay shows the old value and keeps the animator alive (S9.2)`() {
        var moving = Moving(10.0)
        moving.set(20, .linear(duration: 0).delay(0.5))
        #expect(moving.at(0) == 10)
        #expect(moving.at(0.4) == 10)
        #expect(moving.animator.isRunning)
        #expect(moving.at(0.5) == 20)
        #expect(!moving.animator.isRunning)
    }

    @Test func `odd passes run backwards, and behind an even number the target shows (S9.3)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1).repeatCount(2))
        _ = moving.at(0)
        #expect(near(moving.at(0.75), 75))
        #expect(near(moving.at(1.25), 100))  // the frame in which a pass ends shows its end (S9.4)
        #expect(near(moving.at(1.5), 50))
        #expect(near(moving.at(1.9), 10))
        #expect(moving.at(2.01) == 100)
        #expect(!moving.animator.isRunning)
    }

    @Test func `one pass does not reverse, and none counts as one (S9.3)`() {
        for count in [1, 0, -5] {
            let animation = Animation.linear(duration: 1).repeatCount(count)
            #expect(near(travelled(animation, at: 0.9), 90))
            #expect(travelled(animation, at: 1.1) == nil)
        }
    }

    @Test func `passes without reverse start again (S9.3)`() {
        let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(travelled(animation, at: 0, 1.1) == 100)
        #expect(near(travelled(animation, at: 0, 1.1, 1.2), 20))
        #expect(travelled(animation, at: 0, 1.1, 2.1, 3.1) == nil)
    }

    @Test func `curves lose no time between passes, whatever the frame rate (S9.4)`() {
        let animation = Animation.linear(duration: 0.35).repeatForever(autoreverses: false)
        for fps in [24.0, 60, 144] {
            var context = freshContext()
            var value: Double?
            for frame in 0...Int(fps * 10) {
                value = animation.animate(value: 100, time: Double(frame) / fps, context: &context)
            }
            value = animation.animate(value: 100, time: 10.0 + 0.05, context: &context)
            let phase = (10.05 / 0.35).truncatingRemainder(dividingBy: 1)
            #expect(near(value, 100 * phase, within: 1e-6))
        }
    }

    @Test func `after a long pause the pass is the right one (S9.4)`() {
        let animation = Animation.linear(duration: 1).repeatForever()
        var context = freshContext()
        _ = animation.animate(value: 100, time: 0.5, context: &context)
        _ = animation.animate(value: 100, time: 1001.5, context: &context)
        #expect(near(animation.animate(value: 100, time: 1001.75, context: &context), 25))  // in reverse
        let five = Animation.linear(duration: 1).repeatCount(5)
        #expect(travelled(five, at: 0, 77) == nil)
    }

    @Test func `springs repeat with fresh state (S9.3)`() {
        let animation = Animation.spring(duration: 0.3).repeatForever(autoreverses: false)
        var context = freshContext()
        var starts: [Double] = []
        var wasHigh = false
        for frame in 0..<600 {
            let time = Double(frame) / 60
            guard let x = animation.animate(value: 100, time: time, context: &context) else {
                return #expect(Bool(false), "it never ends")
            }
            if wasHigh && x < 50 { starts.append(x) }
            wasHigh = x > 50
        }
        #expect(starts.count > 3)
        // A pass begins in a frame, and rounding decides if the next frame has one step more: about 3 points here.
        #expect(starts.allSatisfy { near($0, starts[0], within: 4) })
    }

    @Test func `repeats nest`() {
        let animation = Animation.linear(duration: 1).repeatCount(2).repeatCount(2, autoreverses: false)
        var context = freshContext()
        var values: [Double?] = []
        for time in [0.5, 1.01, 1.5, 2.01, 2.5, 3.01, 3.5, 4.1] {
            values.append(animation.animate(value: 100, time: time, context: &context))
        }
        #expect(near(values[0], 50) && near(values[2], 50) && near(values[4], 50) && near(values[6], 50))
        #expect(values[7] == nil)
    }

    @Test func `a repeat for ever is never complete, unless it is said to be (S9.5)`() {
        var context = freshContext()
        for frame in 0..<600 {
            _ = Animation.spring(duration: 0.2).repeatForever().animate(
                value: 100, time: Double(frame) / 60, context: &context)
        }
        #expect(!context.isLogicallyComplete)
        _ = Animation.linear.repeatForever().logicallyComplete(after: 3).animate(
            value: 100, time: 3, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func `merges with an equal modifier around a base of the same type (S9.6)`() {
        func merges(_ new: Animation, _ old: Animation) -> Bool {
            var context = freshContext()
            _ = old.animate(value: 100, time: 0, context: &context)
            return new.shouldMerge(previous: old, value: 100, time: 0.3, context: &context)
        }
        #expect(merges(.spring(duration: 1).delay(0.1), .spring.delay(0.1)))
        #expect(merges(.spring(duration: 1).speed(2), .bouncy.speed(2)))
        #expect(!merges(.spring.delay(0.1), .spring.delay(0.2)))
        #expect(!merges(.spring.delay(0.1), .linear.delay(0.1)))
        #expect(!merges(.spring.delay(0.1), .spring))
        #expect(!merges(.linear.delay(0.1), .linear.delay(0.1)))
        #expect(merges(.spring, .linear.delay(0.1)))  // a spring without modifiers takes over from anything (S8.8)
        #expect(merges(.spring.delay(1).speed(2), .spring.delay(1).speed(2)))
    }

    @Test func `a merged animation does not serve its delay again (S9.6)`() {
        var moving = Moving(0.0)
        moving.set(100, .spring(duration: 0.5).delay(0.5))
        _ = moving.at(0)
        let before = moving.at(0.7)
        #expect(before > 0)
        moving.set(0, .spring(duration: 0.5).delay(0.5))
        let frame = moving.at(0.7)
        #expect(near(frame, before))
        #expect(moving.at(0.75) != before)
        #expect(moving.animator.stack.count == 1)
    }

    @Test func `velocity through modifiers is unknown (S9.6)`() {
        #expect(Animation.linear.delay(1).velocity(value: 1, time: 0.1, context: freshContext()) == nil)
    }

    @Test func `logical completion is told in its own time, and prolongs nothing (S9.7)`() {
        var context = freshContext()
        let halved = Animation.linear(duration: 10).logicallyComplete(after: 2).speed(2)
        _ = halved.animate(value: 100, time: 0.99, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = halved.animate(value: 100, time: 1, context: &context)
        #expect(context.isLogicallyComplete)
        #expect(travelled(.linear(duration: 1).logicallyComplete(after: 5), at: 1.1) == nil)
        var late = freshContext()
        _ = Animation.spring(duration: 0.5).logicallyComplete(after: 5).animate(value: 100, time: 1, context: &late)
        #expect(!late.isLogicallyComplete)  // the spring's own 0.5 s do not count
    }

    @Test func `speed 0 stays at the start, a negative one does not run away (S9.8)`() {
        #expect(travelled(.linear(duration: 1).speed(0), at: 100) == 0)
        #expect(travelled(.easeIn(duration: 1).speed(-2), at: 3) == 0)
        #expect(travelled(.spring.speed(-1), at: 3) == 0)
        #expect(travelled(.interpolatingSpring.speed(-1), at: 3) == 0)
        #expect(travelled(.timingCurve(.linear, duration: 1).speed(-1), at: 3) == 0)
    }
}
