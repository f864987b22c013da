@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import Testing

@testable import LayerTree

/// Animation of layers' properties: S1.6–S1.9, S1.15, S5.12, S5.16, S28.2.
@MainActor struct LayerAnimationTests {
    let context = LayerContext()
    let linear = Transaction(animation: .linear(duration: 1))

    private func shownLayer() -> Layer {
        let layer = context.makeLayer()
        layer.setGeometry(LayerGeometry(x: 0, y: 0, width: 100, height: 50), transaction: Transaction())
        layer.content = .color
        context.root.addSublayer(layer)
        context.advance(to: 0)
        _ = context.takeDamage()
        return layer
    }

    @Test func `a layer with one side hides while its back is turned, also from damage`() {
        let layer = shownLayer()
        layer.isDoubleSided = false
        func turn(_ degrees: Double) {
            layer.setEffect(
                .rotation3D(.degrees(degrees), axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 0.3),
                transaction: Transaction())
        }
        for (degrees, isSeen) in [(0.0, true), (89, true), (91, false), (180, false), (269, false), (271, true)] {
            turn(degrees)
            _ = context.takeDamage()
            #expect((layer.contentBoundsInWindow() != nil) == isSeen, "at \(degrees)")
        }
        turn(180)
        #expect(!context.takeDamage().isEmpty)
        turn(185)
        #expect(context.takeDamage().isEmpty)
        layer.isDoubleSided = true
        #expect(!context.takeDamage().isEmpty)
    }

    @Test func `a write without animation is on screen at once`() {
        let layer = shownLayer()
        layer.setOpacity(0.25, transaction: Transaction())
        #expect(layer.presentation.opacity == 0.25)
        #expect(!context.isAnimating)
    }

    @Test(arguments: [200.nextUp, 200 - 1e-12] as [CGFloat])
    func `a place that differs by rounding is no animation of its own`(_ x: CGFloat) {
        let layer = shownLayer()
        layer.setGeometry(LayerGeometry(x: 200, y: 0, width: 100, height: 50), transaction: linear)
        context.advance(to: 10)
        context.advance(to: 10.5)
        let spring = Transaction(animation: .spring(duration: 0.3))
        layer.setGeometry(LayerGeometry(x: x, y: 0, width: 100, height: 50), transaction: spring)
        #expect(layer.geometry.origin.x == x)
        for time in [10.6, 10.75, 10.9] {
            context.advance(to: time)
            #expect(abs(layer.presentation.geometry.origin.x - 200 * (time - 10)) < 1e-9)
        }
        context.advance(to: 11.1)
        #expect(layer.presentation.geometry.origin.x == x)
        #expect(!context.isAnimating)
    }

    @Test(arguments: [false, true])
    func `an animated way there and back within a frame leaves alone how the place moved before`(turnsBack: Bool) {
        let layer = shownLayer()
        var tracked = Transaction()
        tracked.tracksVelocity = true
        func place(_ x: CGFloat, _ transaction: Transaction) {
            layer.setGeometry(LayerGeometry(x: x, y: 0, width: 100, height: 50), transaction: transaction)
        }
        for frame in 1...4 {
            place(CGFloat(frame) * 10, tracked)
            context.advance(to: Double(frame) / 60)
        }
        let spring = Transaction(animation: .spring(duration: 0.5, bounce: 0))
        if turnsBack {
            place(80, spring)
            place(40, spring)
        }
        place(41, spring)
        context.advance(to: 5.0 / 60)
        context.advance(to: 6.0 / 60)
        // At 600 points a second it is far beyond its end one frame later.
        #expect(layer.presentation.geometry.origin.x > 45)
    }

    @Test func `an animated write changes the model at once and the screen in time`() {
        let layer = shownLayer()
        layer.setGeometry(LayerGeometry(x: 200, y: 0, width: 100, height: 50), transaction: linear)
        #expect(layer.geometry.origin.x == 200)
        #expect(layer.presentation.geometry.origin.x == 0)
        #expect(layer.animating == ["position"])
        context.advance(to: 10)
        #expect(layer.presentation.geometry.origin.x == 0)
        context.advance(to: 10.25)
        #expect(abs(layer.presentation.geometry.origin.x - 50) < 1e-9)
        context.advance(to: 12)
        #expect(layer.presentation.geometry.origin.x == 200)
        #expect(layer.animating.isEmpty)
        #expect(!context.isAnimating)
    }

    @Test func `a first value, then an animated second one in the same update, animates from the first`() {
        let layer = context.makeLayer()
        layer.setOpacity(0, transaction: Transaction())
        context.root.addSublayer(layer)
        layer.setOpacity(1, transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(abs(layer.presentation.opacity - 0.5) < 1e-9)
    }

    @Test func `plain writing goes by the current transaction`() {
        let layer = shownLayer()
        withAnimation(.linear(duration: 1)) { layer.opacity = 0 }
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(abs(layer.presentation.opacity - 0.5) < 1e-9)
    }

    @Test func `an effect comes from nothing and goes back to nothing through its own kind`() {
        let layer = shownLayer()
        layer.setEffect(.scale(CGSize(width: 3, height: 1), anchor: .topLeading), transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        guard case .scale(let scale, let anchor) = layer.presentation.effect else {
            Issue.record("the presented effect is no scale")
            return
        }
        #expect(abs(scale.width - 2) < 1e-9 && scale.height == 1 && anchor == .topLeading)
        context.advance(to: 2)
        layer.setEffect(.none, transaction: linear)
        context.advance(to: 3)
        context.advance(to: 3.5)
        #expect(abs(layer.transformToWindow().m11 - 2) < 1e-9)
        context.advance(to: 5)
        #expect(layer.presentation.effect == .none)
    }

    @Test func `effects of two kinds have nothing in between`() {
        let layer = shownLayer()
        layer.setEffect(.rotation(.degrees(90), anchor: .center), transaction: linear)
        layer.setEffect(.offset(CGSize(width: 5, height: 5)), transaction: linear)
        #expect(layer.presentation.effect == .offset(CGSize(width: 5, height: 5)))
        #expect(!layer.animating.contains("transform"))
    }

    @Test func `a shape is built anew for the presented size`() {
        let layer = shownLayer()
        var sizes: [Double] = []
        layer.content = .shape(
            LayerShape { rect in
                sizes.append(rect.width)
                return Path(rect)
            })
        layer.setGeometry(LayerGeometry(x: 0, y: 0, width: 200, height: 50), transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(abs((layer.contentPath?.boundingRect.width ?? 0) - 150) < 1e-9)
        #expect(sizes.last.map { abs($0 - 150) < 1e-9 } ?? false)
    }

    @Test func `an effect's anchor goes with the presented size`() {
        let layer = shownLayer()
        layer.setEffect(.scale(CGSize(width: 2, height: 2), anchor: .bottomTrailing), transaction: Transaction())
        layer.setGeometry(LayerGeometry(x: 0, y: 0, width: 200, height: 50), transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(abs(layer.frameInWindow.maxX - 150) < 1e-9)
    }

    @Test func `a fill goes through Oklab, not through grey light`() {
        let layer = shownLayer()
        layer.setFill(.white, transaction: Transaction())
        layer.setFill(.black, transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        // Half of Oklab's lightness is an eighth of the light.
        #expect(abs(layer.presentation.fill.linearRed - 0.125) < 1e-3)
    }

    @Test func `a shadow comes out of nothing in its own colour`() {
        let layer = shownLayer()
        layer.setShadow(LayerShadow(color: .black, radius: 8), transaction: linear)
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(layer.presentation.shadow?.radius == 8)
        #expect(abs((layer.presentation.shadow?.color.opacity ?? 0) - 0.5) < 1e-5)
    }

    @Test func `discarding a layer ends its animations and tells their completions`() {
        let layer = shownLayer()
        var isTold = false
        var transaction = linear
        transaction.addAnimationCompletion { isTold = true }
        layer.setOpacity(0, transaction: transaction)
        transaction.updateDidEnd()
        context.advance(to: 0)
        layer.discard()
        AnimationCompletions.unclaimed.runDue()
        #expect(isTold)
        #expect(layer.presentation.opacity == 0)
        #expect(context.root.sublayers.isEmpty)
        context.advance(to: 0.1)
        #expect(!context.isAnimating)
    }

    @Test func `a layer that is taken out and put back before the next frame goes on`() {
        let layer = shownLayer()
        layer.setOpacity(0, transaction: linear)
        context.advance(to: 0)
        layer.removeFromSuperlayer()
        context.root.addSublayer(layer)
        context.advance(to: 0.5)
        #expect(abs(layer.presentation.opacity - 0.5) < 1e-9)
    }

    @Test func `a layer that stays out has its animations ended with the next frame`() {
        let layer = shownLayer()
        layer.setOpacity(0, transaction: linear)
        context.advance(to: 0)
        layer.removeFromSuperlayer()
        context.advance(to: 0.1)
        #expect(!context.isAnimating)
        #expect(layer.presentation.opacity == 0)
    }

    @Test func `a layer that is placed in frame after frame counts as moving, and comes to rest in the frame after`() {
        let layer = shownLayer()
        for frame in 1...3 {
            layer.setEffect(.offset(CGSize(width: Double(frame) / 3, height: 0)), transaction: Transaction())
            #expect(layer.isMoving == (frame > 1))
            context.advance(to: Double(frame))
            _ = context.takeDamage()
        }
        #expect(context.isAnimating)
        context.advance(to: 4)
        #expect(!layer.isMoving)
        #expect(!context.isAnimating)
        #expect(context.takeDamage().count == 1)
        context.advance(to: 5)
        #expect(context.takeDamage().isEmpty)
    }

    @Test func `numbers that are none count as the nearest that can be drawn`() {
        let layer = context.makeLayer()
        for (given, seen) in [(Double.nan, 0.0), (.infinity, 1), (-.infinity, 0), (1.5, 1.5)] {
            layer.setOpacity(given, transaction: Transaction())
            #expect(layer.opacity == seen)
        }
        for (given, seen) in [(Double.nan, 0.0), (.infinity, 1_000), (-3, 0), (8, 8)] {
            layer.setBlurRadius(given, transaction: Transaction())
            #expect(layer.blurRadius == seen)
            let offset = CGSize(width: given.isFinite ? 4 : given, height: 2)
            layer.setShadow(LayerShadow(color: .black, radius: given, offset: offset), transaction: Transaction())
            #expect(layer.shadow?.radius == seen)
            #expect(layer.shadow?.offset == (given.isFinite ? CGSize(width: 4, height: 2) : .zero))
        }
    }
}
