import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// UIKit views animated by SwiftUI's animations and by UIKit's own: S21.1, S21.2, S21.4, S21.6, S21.7.
@MainActor struct UIViewAnimationTests {
    private let shelf = Shelf(size: CGSize(width: 400, height: 100))
    private var view: UIView { shelf.view }
    private var stage: Stage { shelf.stage }

    @Test func `what is changed moves from what is on screen, and model values are final at once (S21.1, S21.2)`()
        throws
    {
        UIView.animate(.linear(duration: 1)) {
            view.center.x = 110
            view.alpha = 0
            view.backgroundColor = .white
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.layer.cornerRadius = 8
        }
        #expect(view.center == CGPoint(x: 110, y: 10))
        #expect(view.alpha == 0)
        stage.advance(by: 0)
        #expect(
            view.layer.presentation()?.position == CGPoint(x: 10, y: 10), "the first frame shows the old value (S5.13)")
        stage.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.position.x - 60) < 1e-6)
        #expect(abs(shown.opacity - 0.5) < 1e-6)
        #expect(abs(shown.cornerRadius - 4) < 1e-6)
        let turned = shown.affineTransform()
        #expect(abs(atan2(turned.b, turned.a) - .pi / 4) < 1e-9, "a turn stays a turn on the way")
        #expect(abs(hypot(turned.a, turned.b) - 1) < 1e-9)
        try stage.settle()
        #expect(view.layer.presentation()?.position == CGPoint(x: 110, y: 10))
        #expect(stage.isIdle)
    }

    @Test func `no animation is attached: a presentation is a copy, and changing it changes nothing on screen (S21.2)`()
        throws
    {
        UIView.animate(.linear(duration: 1)) { view.center.x = 110 }
        stage.advance(by: 0.5)
        view.layer.presentation()?.position.x = 300
        #expect(abs((view.layer.presentation()?.position.x ?? 0) - 60) < 1e-6)
        #expect(view.layer.position.x == 110)
    }

    @Test func `outside of animate, changes are there at once; a running animation goes on to them (S5.12)`() throws {
        view.center.x = 60
        stage.advance(frames: 1)
        #expect(view.layer.presentation()?.position.x == 60)
        #expect(stage.isIdle)
        UIView.animate(.linear(duration: 1)) { view.center.x = 160 }
        stage.advance(by: 0.5)
        view.center.x = 170
        stage.advance(frames: 1)
        #expect(
            abs((view.layer.presentation()?.position.x ?? 0) - 120) < 3,
            "shifted by what was added, and still on its way")
        UIView.performWithoutAnimation { view.alpha = 0.3 }
        #expect(view.layer.presentation()?.opacity == 0.3)
    }

    @Test func `a spring takes over the velocity of the one that runs (S21.3)`() throws {
        UIView.animate(.spring) { view.center.x = 210 }
        stage.advance(frames: 8)
        let before = try x
        stage.advance(frames: 1)
        let at = try x
        UIView.animate(.interactiveSpring) { view.center.x = 210 + at }
        stage.advance(frames: 1)
        #expect(try x - at > (at - before) * 0.5, "it does not start from rest")
    }

    @Test func `completions run once, between frames, when it is logically complete (S21.4)`() throws {
        var done: [String] = []
        UIView.animate(.spring(duration: 0.2)) {
            view.alpha = 0
        } completion: {
            done.append("spring")
        }
        UIView.animate(withDuration: 0.1) {
            view.center.x = 50
        } completion: {
            done.append("curve \($0)")
        }
        stage.advance(frames: 1)
        #expect(done.isEmpty)
        stage.advance(by: 0.15)
        #expect(done == ["curve true"])
        try stage.settle()
        #expect(done == ["curve true", "spring"])
    }

    @Test func `the innermost animate counts for what it sets (S21.7)`() throws {
        UIView.animate(.linear(duration: 1)) {
            view.center.x = 110
            UIView.animate(.linear(duration: 2)) { view.alpha = 0 }
            UIView.performWithoutAnimation { view.layer.zPosition = 1 }
        }
        stage.advance(by: 0.5)
        #expect(abs(try x - 60) < 1e-6)
        #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    }

    @Test func `the older forms: a curve by options, a delay, there and back (S21.6)`() throws {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 110 }
        stage.advance(by: 0.5)
        #expect(abs(try x - 10) < 1e-6)
        stage.advance(by: 0.5)
        #expect(abs(try x - 60) < 1e-6)
        try stage.settle()
        UIView.animate(withDuration: 1) { view.center.x = 10 }
        stage.advance(by: 0.25)
        // UIKit's ease-in-out is CSS's: (0.42, 0, 0.58, 1), with 0.129 at a quarter.
        #expect(abs(try x - (110 - 100 * 0.1291)) < 0.1)
        stage.advance(by: 0.25)
        #expect(abs(try x - 60) < 1e-6)
        try stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .repeat, .curveLinear]) {
            view.center.x = 110
        }
        stage.advance(by: 1.25)
        #expect(abs(try x - 85) < 1e-6)
    }

    @Test func `the velocity of a spring is in whole ways per second (S21.6)`() throws {
        // 3 × 200 points per second: in the first frame, 10 points and the spring's part.
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3
        ) { view.center.x = 210 }
        stage.advance(by: 0)
        let start = try x
        stage.advance(frames: 1)
        let plain = Spring(settlingDuration: 0.5, dampingRatio: 1)
        #expect(abs(try x - start - plain.value(target: 200, initialVelocity: 600, time: 1.0 / 60)) < 0.01)
        try stage.settle()
        UIView.animate(springDuration: 0.4, bounce: 0.2, initialSpringVelocity: 2) { view.center.x = 10 }
        stage.advance(frames: 1)
        let bouncy = Spring(duration: 0.4, bounce: 0.2)
        #expect(abs(210 - (try x) - bouncy.value(target: 200, initialVelocity: 400, time: 1.0 / 60)) < 0.01)
        try stage.settle()
        #expect(try x == 10)
    }

    private var x: CGFloat { get throws { try #require(view.layer.presentation()).position.x } }
}

/// A stage with one red view of 20 × 20 points in its corner.
@MainActor final class Shelf {
    let root = UIView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stage: Stage

    init(size: CGSize) {
        view.backgroundColor = .red
        view.accessibilityLabel = "view"
        root.addSubview(view)
        let root = root
        stage = Stage(size: size) { Shown(root: root) }
    }

    private struct Shown: UIViewRepresentable {
        let root: UIView
        func makeUIView(context: Context) -> UIView { root }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }
}
