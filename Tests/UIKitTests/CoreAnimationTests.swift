import Lilt
import SwiftUI
import Testing
import UIKit

/// Animations that programs add to layers, changes that animate by themselves, and layers that draw.
@MainActor struct CoreAnimationTests {
    private final class Board: UIView {
        init(_ sublayers: [CALayer]) {
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            for sublayer in sublayers { layer.addSublayer(sublayer) }
        }
        required init?(coder: NSCoder) { return nil }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func makeStage(_ sublayers: CALayer...) -> Stage {
        let board = Board(sublayers)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shown(view: board) }
        stage.advance(frames: 1)
        return stage
    }

    private func square(_ color: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = color.cgColor
        return layer
    }

    private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? -1 }
    private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(a - b) <= tolerance }

    private final class Follower: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    private func move(_ from: CGFloat, _ to: CGFloat, _ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func `an animation shows its values, leaves the model alone, and goes at its end`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let follower = Follower()
        let animation = move(10, 110)
        animation.delegate = follower
        layer.add(animation, forKey: "move")
        #expect(layer.animationKeys() == ["move"] && layer.position.x == 10)
        stage.advance(frames: 1)
        stage.advance(by: 0.5)
        #expect(isNear(x(layer), 60, 2) && layer.position.x == 10, "\(x(layer))")
        #expect(follower.events == ["start"])
        stage.advance(by: 0.6)
        #expect(x(layer) == 10 && layer.animationKeys() == nil)
        #expect(follower.events == ["start", "stop true"])
    }

    @Test func `one that is not removed stays at its last value until it is`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let animation = move(10, 110)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")
        try stage.settle()
        #expect(x(layer) == 110 && layer.animation(forKey: "move") === animation)
        layer.removeAnimation(forKey: "move")
        stage.advance(frames: 1)
        #expect(x(layer) == 10)
    }

    @Test func `missing ends are those on screen and of the layer`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 110
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.advance(by: 0.5)
        #expect(isNear(x(layer), 60, 2))
        try stage.settle()
        let by = CABasicAnimation(keyPath: "position.x")
        by.byValue = 50
        by.duration = 1
        layer.add(by, forKey: nil)
        stage.advance(by: 0.5)
        #expect(isNear(x(layer), 35, 2))
    }

    @Test func `passes repeat, reverse, wait for their begin, and add up`() throws {
        let (back, late, sum) = (square(), square(), square())
        let stage = makeStage(back, late, sum)
        let reversing = move(10, 110)
        reversing.autoreverses = true
        reversing.repeatCount = 2
        back.add(reversing, forKey: nil)
        let waiting = move(30, 130)
        waiting.beginTime = CACurrentMediaTime() + 1
        waiting.fillMode = .backwards
        late.add(waiting, forKey: nil)
        let cumulative = move(10, 20)
        cumulative.repeatCount = 3
        cumulative.isCumulative = true
        sum.add(cumulative, forKey: nil)
        stage.advance(by: 0.5)
        #expect(isNear(x(back), 60, 2) && isNear(x(late), 30) && isNear(x(sum), 15, 1))
        stage.advance(by: 1)
        #expect(isNear(x(back), 60, 2) && isNear(x(late), 80, 2) && isNear(x(sum), 25, 1), "\(x(sum))")
        stage.advance(by: 1)
        #expect(isNear(x(back), 60, 2) && isNear(x(sum), 35, 1))
        try stage.settle()
        #expect(x(back) == 10 && x(late) == 10 && x(sum) == 10)
    }

    @Test func `additive animations come on top of one another`() throws {
        let layer = square()
        let stage = makeStage(layer)
        for way in [20, 40] as [CGFloat] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = way
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        stage.advance(by: 0.5)
        #expect(isNear(x(layer), 40, 2), "10 and half of 20 and of 40: \(x(layer))")
    }

    @Test func `keyframes keep their times, paths their even pace`() throws {
        let (steps, jumps, along) = (square(), square(), square())
        let stage = makeStage(steps, jumps, along)
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        frames.values = [10, 110, 60]
        frames.keyTimes = [0, 0.2, 1]
        frames.duration = 1
        steps.add(frames, forKey: nil)
        let discrete = CAKeyframeAnimation(keyPath: "position.x")
        discrete.values = [10, 50, 90, 130]
        discrete.calculationMode = .discrete
        discrete.duration = 1
        jumps.add(discrete, forKey: nil)
        let path = CAKeyframeAnimation(keyPath: "position")
        let way = CGMutablePath()
        way.move(to: CGPoint(x: 0, y: 50))
        way.addLine(to: CGPoint(x: 20, y: 50))
        way.addLine(to: CGPoint(x: 100, y: 50))
        path.path = way
        path.calculationMode = .paced
        path.duration = 1
        along.add(path, forKey: nil)
        stage.advance(by: 0.6)
        #expect(isNear(x(steps), 85, 2) && x(jumps) == 90 && isNear(x(along), 60, 2), "\(x(along))")
        #expect(along.presentation()?.position.y == 50)
    }

    @Test func `a spring overshoots and rests at its goal`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 10
        spring.toValue = 110
        spring.damping = 5
        spring.duration = spring.settlingDuration
        layer.position.x = 110
        layer.add(spring, forKey: "spring")
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.advance(frames: 1)
            farthest = max(farthest, x(layer))
        }
        #expect(farthest > 130, "\(farthest)")
        try stage.settle()
        #expect(x(layer) == 110)
    }

    @Test func `a group ends its animations, and each part of a transform is one of its own`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi
        turn.duration = 1
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.toValue = 3
        grow.duration = 2
        let group = CAAnimationGroup()
        group.animations = [turn, grow]
        group.duration = 1
        layer.add(group, forKey: "both")
        stage.advance(by: 0.5)
        let transform = layer.presentation()?.affineTransform() ?? .identity
        #expect(isNear(hypot(transform.a, transform.b), 1.5, 0.05), "\(transform)")
        #expect(isNear(atan2(transform.b, transform.a), .pi / 2, 0.1))
        stage.advance(by: 0.6)
        #expect(layer.presentation()?.affineTransform() == .identity)
    }

    @Test func `a layer without a view follows changes by itself, unless told not to`() throws {
        let layer = square()
        let stage = makeStage(layer)
        layer.position.x = 110
        #expect(layer.position.x == 110 && layer.animationKeys() == ["position"])
        stage.advance(by: 0.125)
        #expect(x(layer) > 40 && x(layer) < 109, "\(x(layer))")
        try stage.settle()
        #expect(x(layer) == 110)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 50
        CATransaction.commit()
        stage.advance(frames: 1)
        #expect(x(layer) == 50 && layer.animationKeys() == nil)
    }

    @Test func `a transaction's completion waits for all that began in it`() throws {
        let layer = square()
        let stage = makeStage(layer)
        var isDone = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0.5
        layer.add(move(10, 110, 1), forKey: nil)
        CATransaction.commit()
        stage.advance(by: 0.7)
        #expect(!isDone && isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.5, 0.01))
        stage.advance(by: 0.5)
        #expect(isDone)
    }

    @Test func `a path is filled and stroked, and its line grows`() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 100, height: 40)).cgPath
        shape.fillColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        shape.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        shape.lineWidth = 4
        let stage = makeStage(shape)
        #expect(
            stage.image[70, 40] == 0xFF00_00FF && stage.image[70, 20] == 0xFFFF_0000, "a layer without a size draws too"
        )
        let growing = CABasicAnimation(keyPath: "strokeEnd")
        growing.fromValue = 0
        growing.duration = 1
        shape.add(growing, forKey: nil)
        stage.advance(by: 0.2)
        #expect(stage.image[30, 19] == 0xFFFF_0000 && stage.image[110, 19] != 0xFFFF_0000)
        try stage.settle()
        #expect(stage.image[110, 19] == 0xFFFF_0000)
    }

    @Test func `a path changes into one of the same kind`() throws {
        let shape = CAShapeLayer()
        shape.fillColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        let stage = makeStage(shape)
        let morph = CABasicAnimation(keyPath: "path")
        morph.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 140, height: 40)).cgPath
        morph.duration = 1
        shape.add(morph, forKey: nil)
        stage.advance(by: 0.5)
        #expect(stage.image[80, 20] == 0xFF00_00FF && stage.image[100, 20] != 0xFF00_00FF)
    }

    @Test func `a gradient is drawn between its points, and a mask cuts`() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        gradient.colors = [
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor,
        ]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 100, height: 100)).cgPath
        gradient.mask = mask
        let stage = makeStage(gradient)
        let middle = stage.image[100, 100]
        #expect(abs(Int(middle >> 16 & 255) - 128) < 6 && abs(Int(middle & 255) - 128) < 6, "\(middle)")
        #expect(stage.image[60, 100] >> 16 & 255 > stage.image[140, 100] >> 16 & 255)
        #expect(stage.image[10, 10] == 0xFFFF_FFFF)
    }

    @Test func `mistakes are told, and change nothing`() throws {
        let layer = square()
        let stage = makeStage(layer)
        let odd = CABasicAnimation(keyPath: "positoin")
        odd.toValue = 3
        layer.add(odd, forKey: nil)
        let wrong = CABasicAnimation(keyPath: "position")
        wrong.toValue = "here"
        wrong.duration = 0.2
        layer.add(wrong, forKey: nil)
        try stage.settle()
        #expect(x(layer) == 10 && stage.problems.count == 1 && stage.problems[0].contains("'positoin'"))
        layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
        #expect(isNear(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, .pi, 0.001))
    }
}
