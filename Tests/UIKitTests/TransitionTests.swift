import Lilt
import SwiftUI
import Testing
import UIKit

/// Transitions of layers between two looks.
@MainActor struct TransitionTests {
    private let shelf = Shelf(size: CGSize(width: 60, height: 40))
    private var view: UIView { shelf.view }
    private var stage: Stage { shelf.stage }

    /// Red, green and blue at a point, 0…255.
    private func color(_ x: Int, _ y: Int = 10) -> [Int] {
        let image = stage.image
        let scale = image.width / 60
        let pixel = Int(image.pixels[y * scale * image.width + x * scale])
        return [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
    }

    private func isNear(_ color: [Int], _ other: [Int]) -> Bool { zip(color, other).allSatisfy { abs($0 - $1) <= 6 } }

    private func begin(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
        stage.advance(frames: 1)
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        view.layer.add(transition, forKey: nil)
        UIView.performWithoutAnimation { view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
        stage.advance(by: 0)
    }

    private func reset() {
        UIView.performWithoutAnimation { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    }

    @Test func `a fade shows both looks in part, and nothing behind them`() throws {
        reset()
        begin(.fade)
        #expect(isNear(color(10), [255, 0, 0]), "it begins with the old look: \(color(10))")
        stage.advance(by: 0.5)
        #expect(isNear(color(10), [128, 0, 128]), "\(color(10))")
        stage.advance(by: 0.6)
        #expect(isNear(color(10), [0, 0, 255]))
        #expect(view.layer.animationKeys() == nil)
        try stage.settle()
        #expect(stage.isIdle)
    }

    @Test func `a push moves both looks, one that moves in covers, one that is revealed is uncovered`() throws {
        reset()
        begin(.push, .fromLeft)
        stage.advance(by: 0.5)
        // The view lies at 0…20: half of the way, the new look is in -10…10, and the old one in 10…30.
        #expect(isNear(color(5), [0, 0, 255]) && isNear(color(15), [255, 0, 0]) && isNear(color(25), [255, 0, 0]))
        try stage.settle()
        reset()
        begin(.moveIn, .fromTop)
        stage.advance(by: 0.5)
        #expect(isNear(color(5, 5), [255, 0, 0]) && isNear(color(5, 15), [0, 0, 255]), "from below")
        #expect(isNear(color(5, 25), [0, 0, 255]))
        try stage.settle()
        reset()
        begin(.reveal, .fromRight)
        stage.advance(by: 0.5)
        #expect(isNear(color(5), [255, 0, 0]) && isNear(color(15), [0, 0, 255]), "the old look moves to the left")
    }

    @Test func `a cross-dissolve fades texts, and is over when it says so`() throws {
        reset()
        stage.advance(frames: 1)
        var done = false
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.center.x = 40
        } completion: {
            done = $0
        }
        #expect(view.layer.presentation()?.position.x == 40)
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let behind = color(58)
        #expect(!isNear(color(10), [255, 0, 0]) && !isNear(color(10), behind), "half of the old look: \(color(10))")
        #expect(!done)
        try stage.settle()
        #expect(done && isNear(color(10), behind) && isNear(color(40), [0, 0, 255]))
    }

    @Test func `views are exchanged by a transition of their superview`() throws {
        reset()
        let other = UIView(frame: view.frame)
        other.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let box = try #require(view.superview)
        stage.advance(frames: 1)
        var done = false
        UIView.transition(from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            done = $0
        }
        #expect(box.subviews == [other])
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(color(10), [128, 0, 128]), "\(color(10))")
        try stage.settle()
        #expect(done && isNear(color(10), [0, 0, 255]))
    }
}
