import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// UIKit's gesture recognisers, which follow S18 as SwiftUI's gestures do.
@MainActor struct GestureRecognizerTests {
    private let shelf = Shelf(size: CGSize(width: 400, height: 200))
    private let log = UILog()

    @Test func `a tap, and two of them`() {
        shelf.view.addGestureRecognizer(UITapGestureRecognizer { log.add("tap \($0.location(in: shelf.view).x)") })
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(log.take() == ["tap 15.0"])
        shelf.stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take().isEmpty)
        let double = UITapGestureRecognizer { _ in log.add("double") }
        double.numberOfTapsRequired = 2
        for tap in shelf.view.gestureRecognizers ?? [] { shelf.view.removeGestureRecognizer(tap) }
        shelf.view.addGestureRecognizer(double)
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(log.take().isEmpty)
        shelf.stage.tap(at: CGPoint(x: 15, y: 5))
        #expect(log.take() == ["double"])
    }

    @Test func `a pan goes through its states, and tells how far and how fast in a view's space`() {
        let pan = UIPanGestureRecognizer { pan in
            let way = pan.translation(in: shelf.root)
            log.add("\(pan.state) \(way.x)")
            if pan.state == .ended { log.add("velocity \(pan.velocity(in: shelf.root).x.rounded())") }
        }
        shelf.view.addGestureRecognizer(pan)
        let stage = shelf.stage
        stage.press(at: CGPoint(x: 10, y: 10))
        for x in [15.0, 20, 30] {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: x, y: 10))
        }
        stage.release(at: CGPoint(x: 30, y: 10))
        #expect(log.take() == ["began 10.0", "changed 20.0", "ended 20.0", "velocity 375.0"], "¼ · 600 + ¾ · 300")
        #expect(pan.state == .possible)
    }

    @Test func `a translation may be set back, and a space that is scaled counts as it is seen`() {
        shelf.root.transform = CGAffineTransform(scaleX: 2, y: 2)
        shelf.stage.advance(frames: 1)
        let start = shelf.view.convert(CGPoint(x: 10, y: 10), to: nil)
        shelf.view.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                log.add("\(pan.translation(in: shelf.root).x.rounded())")
                pan.setTranslation(.zero, in: shelf.root)
            })
        shelf.stage.press(at: start)
        for step in 1...3 { shelf.stage.move(to: CGPoint(x: start.x + 20 * Double(step), y: start.y)) }
        #expect(log.take() == ["10.0", "10.0", "10.0"])
    }

    @Test func `who stops before letting go has no velocity`() {
        shelf.view.addGestureRecognizer(
            UIPanGestureRecognizer { if $0.state == .ended { log.add("\($0.velocity(in: nil).x)") } })
        shelf.stage.press(at: CGPoint(x: 10, y: 10))
        for x in stride(from: 20.0, through: 100, by: 10) {
            shelf.stage.advance(frames: 1)
            shelf.stage.move(to: CGPoint(x: x, y: 10))
        }
        shelf.stage.advance(by: 0.3)
        shelf.stage.release(at: CGPoint(x: 100, y: 10))
        #expect(log.take() == ["0.0"])
    }

    @Test func `a long press begins when it is due, follows, and ends with the press (S18.3)`() {
        shelf.view.addGestureRecognizer(UILongPressGestureRecognizer { log.add("\($0.state)") })
        let stage = shelf.stage
        stage.press(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0.4)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.2)
        #expect(log.take() == ["began"])
        stage.move(to: CGPoint(x: 60, y: 10))
        stage.release()
        #expect(log.take() == ["changed", "ended"])
        stage.press(at: CGPoint(x: 10, y: 10))
        stage.move(to: CGPoint(x: 30, y: 10))
        stage.advance(by: 1)
        stage.release()
        #expect(log.take().isEmpty)
    }

    @Test func `the innermost wins, and the other is cancelled; a delegate may let both go on`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        shelf.view.addSubview(inner)
        inner.addGestureRecognizer(UIPanGestureRecognizer { log.add("inner \($0.state)") })
        let outer = UIPanGestureRecognizer { log.add("outer \($0.state)") }
        shelf.view.addGestureRecognizer(outer)
        shelf.stage.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 5), over: 0)
        #expect(log.take() == ["inner began", "inner ended"])
        let both = Both()
        outer.delegate = both
        shelf.stage.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 5), over: 0)
        #expect(log.take() == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    private final class Both: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test func `two fingers scale and turn, each from where it was set (S18.6)`() {
        let pinch = UIPinchGestureRecognizer { pinch in
            log.add("\(pinch.state) \((pinch.scale * 100).rounded() / 100)")
            if pinch.state == .changed { pinch.scale = 1 }
        }
        shelf.view.addGestureRecognizer(pinch)
        shelf.stage.pinch(at: CGPoint(x: 10, y: 10), to: 2, over: 4.0 / 60)
        #expect(log.take() == ["began 1.25", "changed 1.5", "changed 1.17", "changed 1.14", "ended 1.0"])
        shelf.view.removeGestureRecognizer(pinch)
        let turn = UIRotationGestureRecognizer { turn in
            if turn.state == .ended { log.add("\((turn.rotation * 100).rounded()) \((turn.velocity * 10).rounded())") }
        }
        shelf.view.addGestureRecognizer(turn)
        shelf.stage.pinch(at: CGPoint(x: 10, y: 10), to: 1, rotation: 0.5, over: 0.1)
        // Half a radian in a tenth of a second.
        #expect(log.take() == ["50.0 50.0"])
    }

    @Test func `a view that goes in the middle of a pan cancels it (S18.18)`() {
        shelf.view.addGestureRecognizer(UIPanGestureRecognizer { log.add("\($0.state)") })
        shelf.stage.press(at: CGPoint(x: 10, y: 10))
        shelf.stage.move(to: CGPoint(x: 30, y: 10))
        #expect(log.take() == ["began"])
        shelf.view.removeFromSuperview()
        #expect(log.take() == ["cancelled"])
        shelf.stage.move(to: CGPoint(x: 50, y: 10))
        shelf.stage.release()
        #expect(log.take().isEmpty)
    }

    @Test func `a view on its way is taken hold of where it is seen, and refuses touches where it is told to (S25.10)`()
    {
        shelf.view.addGestureRecognizer(UITapGestureRecognizer { _ in log.add("tap") })
        UIView.animate(.linear(duration: 1)) { shelf.view.center.x = 210 }
        shelf.stage.advance(by: 0.5)
        shelf.stage.tap(at: CGPoint(x: 210, y: 10))
        #expect(log.take().isEmpty)
        shelf.stage.tap(at: CGPoint(x: 110, y: 10))
        #expect(log.take() == ["tap"])
        shelf.view.isUserInteractionEnabled = false
        shelf.stage.tap(at: CGPoint(x: 110, y: 10))
        #expect(log.take().isEmpty)
    }

    @Test func `a view that is dragged by hand keeps its velocity when a spring takes it (S10.9, S18.14)`() throws {
        let view = shelf.view
        view.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                if pan.state == .ended {
                    UIView.animate(.spring(duration: 0.8)) { view.center.x = 10 }
                } else {
                    view.center.x = 10 + pan.translation(in: shelf.root).x
                }
            })
        let stage = shelf.stage
        stage.press(at: CGPoint(x: 10, y: 10))
        for step in 1...12 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: 10 + 8 * Double(step), y: 10))
        }
        stage.release()
        let at = try #require(view.layer.presentation()).position.x
        #expect(at == 106)
        stage.advance(frames: 1)
        let after = try #require(view.layer.presentation()).position.x
        // From rest it would fall back at once. Its 480 points per second move it on by 8 points in a frame, of which
        // the spring, with ω = 2π / 0.8, takes ½·ω²·96/60² + ω·8/60 ≈ 1.9.
        #expect(after > at + 4, "\(after)")
    }
}
