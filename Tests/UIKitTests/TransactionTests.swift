import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Options and completions of transactions of layers.
@MainActor struct TransactionTests {
    private let shelf = Shelf(size: CGSize(width: 100, height: 100))

    @Test func `options set outside of a transaction end with the next update`() {
        shelf.stage.advance(frames: 1)
        CATransaction.setAnimationDuration(7)
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.setAnimationDuration(3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `flush leaves an open transaction as it is`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `a completion waits for animations of views`() throws {
        shelf.stage.advance(frames: 1)
        var notes: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { notes.append("transaction") }
        #expect(CATransaction.completionBlock() != nil)
        UIView.animate(withDuration: 0.5) {
            shelf.view.center.x = 80
        } completion: { _ in
            notes.append("views")
        }
        CATransaction.commit()
        #expect(CATransaction.completionBlock() == nil)
        shelf.stage.advance(by: 0.4)
        #expect(notes == [])
        try shelf.stage.settle()
        #expect(notes.sorted() == ["transaction", "views"])
    }

    @Test func `a completion waits for a push`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Held(controller: navigation) }
        stage.advance(frames: 2)
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        stage.advance(by: 0.1)
        #expect(!isDone)
        try stage.settle()
        #expect(isDone)
        isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        navigation.popViewController(animated: false)
        CATransaction.commit()
        try stage.settle()
        #expect(isDone)
    }

    private struct Held: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `animations of a group end with it, and its delegate is told`() throws {
        final class Ends: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        shelf.root.layer.addSublayer(layer)
        shelf.stage.advance(frames: 1)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (5, 45, 4)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1, 0, 1, 1)
        fade.fillMode = .both
        let group = CAAnimationGroup()
        let ends = Ends()
        group.animations = [move, fade]
        group.duration = 2
        group.delegate = ends
        layer.add(group, forKey: "both")
        shelf.stage.advance(by: 0)
        shelf.stage.advance(by: 1.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 20) < 0.2)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        #expect(ends.ends == [])
        try shelf.stage.settle()
        #expect(ends.ends == [true] && layer.presentation()?.position.x == 5 && layer.animationKeys() == nil)
    }

    @Test func `instances of a replicator follow animations of views later`() throws {
        final class Replicating: UIView {
            override class var layerClass: AnyClass { CAReplicatorLayer.self }
        }
        let view = Replicating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let replicator = try #require(view.layer as? CAReplicatorLayer)
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.5
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        shelf.view.removeFromSuperview()
        shelf.root.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        view.addSubview(dot)
        shelf.root.addSubview(view)
        try shelf.stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.center.y = 85 }
        shelf.stage.advance(by: 0)
        shelf.stage.advance(by: 0.75)
        // The first is at y = 65, the second at y = 25.
        #expect(shelf.stage.image[5, 65] == 0xFFFF_FFFF && shelf.stage.image[5, 25] == 0xFF00_0000)
        #expect(shelf.stage.image[25, 25] == 0xFFFF_FFFF && shelf.stage.image[25, 65] == 0xFF00_0000)
        try shelf.stage.settle()
        #expect(shelf.stage.image[25, 85] == 0xFFFF_FFFF && shelf.stage.image[25, 25] == 0xFF00_0000)
    }
}
