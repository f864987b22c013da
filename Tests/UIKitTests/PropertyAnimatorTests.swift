import Lilt
import SwiftUI
import Testing
import UIKit

/// Animators of views that a program starts, pauses, moves, reverses and stops.
@MainActor struct PropertyAnimatorTests {
    private let shelf = Shelf(size: CGSize(width: 400, height: 100))
    private var view: UIView { shelf.view }
    private var stage: Stage { shelf.stage }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    /// An animator that moves the view from 10 to 110.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 110 }
    }

    @Test func `it runs from what is on screen to what its closure sets, and tells its end`() throws {
        let moving = animator()
        var ends: [UIViewAnimatingPosition] = []
        moving.addCompletion { ends.append($0) }
        #expect(moving.state == .inactive && view.center.x == 10, "the closure waits for the start")
        moving.startAnimation()
        #expect(moving.state == .active && moving.isRunning && view.center.x == 110)
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(x, 60) && isNear(moving.fractionComplete, 0.5))
        stage.advance(by: 0.6)
        #expect(x == 110 && ends == [.end] && moving.state == .inactive && !moving.isRunning)
        try stage.settle()
        #expect(stage.isIdle)
    }

    @Test(arguments: [Double.nan, .infinity, -1]) func `an animator of no length, or after no delay, ends`(
        _ seconds: Double
    ) throws {
        let moving = UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.center.x = 110 }
        var ends: [UIViewAnimatingPosition] = []
        moving.addCompletion { ends.append($0) }
        moving.startAnimation(afterDelay: seconds)
        try stage.settle()
        #expect(moving.duration == 0 && moving.delay == 0 && ends == [.end])
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: seconds, relativeDuration: seconds) { view.center.x = 10 }
        }
        try stage.settle()
        #expect(view.center.x == 10)
    }

    @Test func `while it pauses it can be moved to any place, and no frames are made`() throws {
        let moving = animator(.easeIn)
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        moving.pauseAnimation()
        let there = x
        stage.advance(frames: 2)
        #expect(stage.isIdle && isNear(x, there))
        moving.fractionComplete = 0.25
        stage.advance(frames: 1)
        #expect(isNear(x, 35), "scrubbing is even: \(x)")
        moving.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
        stage.advance(frames: 1)
        stage.advance(by: 0.3)
        #expect(isNear(x, 65), "three quarters of the way take three quarters of the time: \(x)")
        try stage.settle()
        #expect(x == 110 && moving.state == .inactive)
    }

    @Test func `continued with a factor, the rest takes as long as that says`() throws {
        let moving = animator()
        moving.fractionComplete = 0.5
        #expect(moving.state == .active && !moving.isRunning, "setting the place activates it")
        moving.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(isNear(x, 85))
    }

    @Test func `reversed on its way it goes back, ends at its start, and the model is as before`() throws {
        let moving = animator()
        var ends: [UIViewAnimatingPosition] = []
        moving.addCompletion { ends.append($0) }
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        moving.isReversed = true
        stage.advance(by: 0.25)
        #expect(isNear(x, 35))
        stage.advance(by: 0.3)
        #expect(x == 10 && view.center.x == 10 && ends == [.start])
    }

    @Test(arguments: [(UIViewAnimatingPosition.current, 60.0), (.start, 10), (.end, 110)])
    func `stopped, it waits to be finished at a place`(position: UIViewAnimatingPosition, place: Double) throws {
        let moving = animator()
        var ends: [UIViewAnimatingPosition] = []
        moving.addCompletion { ends.append($0) }
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        moving.stopAnimation(false)
        #expect(moving.state == .stopped && isNear(x, 60) && ends.isEmpty)
        moving.finishAnimation(at: position)
        stage.advance(frames: 2)
        #expect(isNear(x, CGFloat(place)) && isNear(view.center.x, CGFloat(place)))
        #expect(ends == [position] && moving.state == .inactive)
    }

    @Test func `stopped without finishing, the view stays, and no completion is called`() throws {
        let moving = animator()
        moving.addCompletion { _ in Issue.record("it was stopped") }
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        moving.stopAnimation(true)
        try stage.settle()
        #expect(moving.state == .inactive && isNear(view.center.x, 60) && isNear(x, 60))
    }

    @Test func `a spring overshoots, with a velocity of its own for each axis`() throws {
        let parameters = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 0, dy: 8))
        let moving = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        moving.addAnimations { view.center = CGPoint(x: 110, y: 60) }
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 1.0 / 60)
        let shown = try #require(view.layer.presentation()).position
        #expect(shown.y - 10 > 3, "half of 50 points at 8 ways per second in a sixtieth: \(shown)")
        #expect(shown.x - 10 < shown.y - 10)
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(frames: 1)
            farthest = max(farthest, x)
        }
        #expect(farthest > 115, "\(farthest)")
        try stage.settle()
        #expect(x == 110)
        let physics = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let long = UIViewPropertyAnimator(duration: 0.1, timingParameters: physics)
        #expect(long.duration > 0.5, "the spring determines the length: \(long.duration)")
    }

    @Test func `what is added late takes the rest of the time, also after a delay`() throws {
        let moving = animator()
        moving.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        moving.startAnimation()
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        moving.addAnimations { view.layer.cornerRadius = 8 }
        stage.advance(by: 0.25)
        let shown = try #require(view.layer.presentation())
        #expect(isNear(CGFloat(shown.opacity), 0.5) && isNear(shown.cornerRadius, 4))
        moving.pauseAnimation()
        moving.fractionComplete = 0.375
        stage.advance(frames: 1)
        let back = try #require(view.layer.presentation())
        #expect(isNear(CGFloat(back.opacity), 0.75), "half-way back to 0: \(back.opacity)")
    }

    @Test func `keyframes within its closure take its length and are moved with it`() throws {
        let moving = UIViewPropertyAnimator(duration: 4, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 60 }
            }
        }
        moving.fractionComplete = 0.25
        stage.advance(frames: 1)
        #expect(isNear(x, 60))
        moving.fractionComplete = 0.75
        stage.advance(frames: 1)
        #expect(isNear(x, 85))
    }

    @Test func `a running animator begins after its delay, and pauses at its end if asked to`() throws {
        let moving = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 110 })
        moving.pausesOnCompletion = true
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(x, 10))
        stage.advance(by: 0.5)
        #expect(isNear(x, 60))
        stage.advance(by: 1)
        #expect(moving.state == .active && !moving.isRunning)
        #expect(x == 110)
        moving.isReversed = true
        moving.startAnimation()
        stage.advance(frames: 1)
        stage.advance(by: 0.5)
        #expect(isNear(x, 60))
    }
}
