import CAllocations
import Foundation
import Testing

@_spi(Engine) @testable import AnimationCore

/// Frames in which animations only continue allocate no memory.
@Suite(.enabled(if: allocations_are_counted(), "a sanitizer has the allocator"))
struct SteadyFrameTests {
    /// Number of allocations in the second after the first six frames, in which state is set up.
    private func allocations<V: VectorArithmetic>(_ moving: inout Moving<V>) -> UInt64 {
        // A rehearsal first, for memory that the runtime allocates when code runs for the first time.
        var rehearsal = moving
        for frame in 0..<66 { _ = rehearsal.at(Double(frame) / 60) }
        for frame in 0..<6 { _ = moving.at(Double(frame) / 60) }
        let before = allocations_on_this_thread()
        for frame in 6..<66 { _ = moving.at(Double(frame) / 60) }
        let count = allocations_on_this_thread() - before
        #expect(moving.animator.isRunning)
        return count
    }

    private static let animations: [Animation] = [
        .spring(duration: 3), .default.speed(0.2), .interpolatingSpring(duration: 3), .linear(duration: 3),
        .easeInOut(duration: 3), .timingCurve(0.2, -0.5, 0.3, 1.4, duration: 3),
        .timingCurve(.circularEaseInOut, duration: 3), .timingCurve(.easeIn, duration: 3),
        .spring(duration: 3).delay(0.2), .easeIn(duration: 3).delay(0.5).speed(0.9), .linear(duration: 0.1).delay(5),
        .linear(duration: 0.2).repeatForever(), .spring(duration: 0.1).repeatForever(autoreverses: false),
        .linear(duration: 0.1).repeatCount(2).delay(0.05).repeatForever().speed(1.1).logicallyComplete(after: 0.3),
        .spring(duration: 0.1).repeatCount(2).repeatForever().delay(0.1),
    ]

    @Test(arguments: animations) func `one animation of a number`(animation: Animation) {
        var moving = Moving(0.0)
        moving.set(100, animation)
        #expect(allocations(&moving) == 0, "\(animation)")
    }

    @Test(arguments: animations) func `one animation of a pair of pairs`(animation: Animation) {
        typealias Rectangle = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
        var moving = Moving(Rectangle.zero)
        moving.set(AnimatablePair(AnimatablePair(1, 2), AnimatablePair(30, 400)), animation)
        #expect(allocations(&moving) == 0, "\(animation)")
    }

    @Test(arguments: animations) func `one animation of many values`(animation: Animation) {
        var moving = Moving(AnimatableValues(0.0, Float(0), CGFloat(0)))
        moving.set(AnimatableValues(100, 20, 3), animation)
        #expect(allocations(&moving) == 0, "\(animation)")
    }

    @Test func `animations that run together`() {
        var moving = Moving(AnimatablePair(0.0, 0.0))
        for animation in Self.animations {
            let target = AnimatablePair(moving.model.first + 100, moving.model.second - 1)
            moving.set(target, animation)
            _ = moving.at(0)
        }
        moving.set(.zero, .linear(duration: 3))
        _ = moving.at(0)
        #expect(moving.animator.stack.count > 8)
        #expect(allocations(&moving) == 0)
    }

    @Test func `an animation that took over, and the one that goes on unseen`() {
        var moving = Moving(0.0)
        var transaction = Transaction(animation: .spring(duration: 3))
        transaction.addAnimationCompletion {}
        moving.set(100, transaction)
        _ = moving.at(0)
        moving.set(50, .spring(duration: 4))
        #expect(allocations(&moving) == 0)
        #expect(moving.animator.superseded.count == 1)
    }

    @Test func `a value that is tracked`() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        var moving = Moving(0.0)
        moving.set(1, tracking)
        _ = moving.at(0)
        let before = allocations_on_this_thread()
        for frame in 1..<60 {
            moving.set(Double(frame), tracking)
            _ = moving.at(Double(frame) / 60)
        }
        #expect(allocations_on_this_thread() - before == 0)
    }

    /// A spring that follows a finger: it takes over from itself in every frame.
    @Test func `a new target for a spring`() {
        var moving = Moving(0.0)
        let transaction = Transaction(animation: .interactiveSpring)
        for frame in 0..<6 {
            moving.set(Double(frame), transaction)
            _ = moving.at(Double(frame) / 60)
        }
        let before = allocations_on_this_thread()
        for frame in 6..<66 {
            moving.set(Double(frame * frame), transaction)
            _ = moving.at(Double(frame) / 60)
        }
        #expect(allocations_on_this_thread() - before == 0)
    }

    /// Curves do not merge, but the stack keeps its size.
    @Test func `a new target for a curve`() {
        var moving = Moving(0.0)
        let transaction = Transaction(animation: .linear(duration: 0.1))
        for frame in 0..<60 {
            moving.set(Double(frame), transaction)
            _ = moving.at(Double(frame) / 60)
        }
        let before = allocations_on_this_thread()
        for frame in 60..<120 {
            moving.set(Double(frame * frame), transaction)
            _ = moving.at(Double(frame) / 60)
        }
        #expect(allocations_on_this_thread() - before == 0)
    }

    @Test func `a keyframe timeline`() {
        let timeline = KeyframeTimeline(initialValue: CGSize.zero) {
            KeyframeTrack(\.width) {
                CubicKeyframe(10.0, duration: 0.2)
                SpringKeyframe(20, duration: 0.3)
            }
            KeyframeTrack(\.height) {
                LinearKeyframe(10.0, duration: 0.2)
                MoveKeyframe(3)
                CubicKeyframe(5, duration: 0.4)
            }
        }
        var sum = timeline.value(time: 0).width
        let before = allocations_on_this_thread()
        for frame in 0..<60 { sum += timeline.value(time: Double(frame) / 60).width }
        #expect(allocations_on_this_thread() - before == 0)
        #expect(sum > 0)
    }
}
