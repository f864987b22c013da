import Lilt
import SwiftUI
import Testing
import UIKit

/// Animations of views through keyframes.
@MainActor struct KeyframeTests {
    private let shelf = Shelf(size: CGSize(width: 400, height: 100))
    private var view: UIView { shelf.view }
    private var stage: Stage { shelf.stage }
    private var linear: UIView.KeyframeAnimationOptions {
        UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    @Test func `changes of one property follow one another`() throws {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 210 }
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        #expect(view.center.x == 210, "the model is final at once")
        stage.advance(by: 0)
        #expect(x == 10)
        var seen: [CGFloat] = []
        for _ in 0..<4 {
            stage.advance(by: 0.5)
            seen.append(x)
        }
        #expect(zip(seen, [110, 110, 160, 210]).allSatisfy(isNear), "\(seen)")
        stage.advance(frames: 1)
        #expect(ends == [true] && view.layer.animationKeys() == nil)
        try stage.settle()
        #expect(stage.isIdle && ends == [true])
    }

    @Test func `keyframes are ordered by their times, and what is outside of them takes the whole time`() throws {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 210 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
            view.alpha = 0
        }
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(isNear(x, 60))
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    }

    @Test func `a delay shows the first values, and the curve is that of the whole`() throws {
        UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 110 }
        }
        stage.advance(by: 0)
        stage.advance(by: 0.4)
        #expect(x == 10)
        stage.advance(by: 0.35)
        #expect(x < 25, "slow at the begin: \(x)")
        stage.advance(by: 0.25)
        #expect(isNear(x, 60))
    }

    @Test func `turns stay turns on the way, also by half a turn`() throws {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.transform = CGAffineTransform(rotationAngle: .pi)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.transform = .identity }
        }
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        let matrix = try #require(view.layer.presentation()).affineTransform()
        #expect(abs(matrix.a) < 1e-6 && abs(matrix.b - 1) < 1e-6, "\(matrix)")
    }

    @Test func `a spring that begins on the way adds up with the keyframes`() throws {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 110 }
        }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        UIView.animate(.linear(duration: 1)) { view.center.x = 210 }
        stage.advance(by: 0)
        #expect(isNear(x, 60), "no jump: \(x)")
        stage.advance(by: 0.25)
        #expect(isNear(x, 110), "85 and a quarter of 100")
        try stage.settle()
        #expect(x == 210)
    }

    @Test func `repetition goes on, modes step and pace, and no change ends soon`() throws {
        var ended = false
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: { ended = $0 })
        // A completion of no change runs with the next frame of a window.
        view.alpha = 0.9
        stage.advance(frames: 2)
        #expect(ended)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete, .repeat]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 210 }
        }
        stage.advance(by: 0)
        stage.advance(by: 0.4)
        #expect(isNear(x, 10))
        stage.advance(by: 0.2)
        #expect(isNear(x, 110))
        stage.advance(by: 0.8)
        #expect(isNear(x, 10), "the second pass")
        view.layer.removeAllAnimations()
        #expect(x == 210)
    }
}
