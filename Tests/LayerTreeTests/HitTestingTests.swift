import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing

/// Hit testing: S25.
@MainActor struct HitTestingTests {
    let context = LayerContext()

    private func layer(_ frame: CGRect, in superlayer: Layer? = nil) -> Layer {
        let layer = context.makeLayer()
        layer.setGeometry(LayerGeometry(frame), transaction: Transaction())
        layer.content = .color
        (superlayer ?? context.root).addSublayer(layer)
        return layer
    }

    private func hits(_ x: Double, _ y: Double) -> [Int] { context.hitTest(CGPoint(x: x, y: y)).map(\.id) }

    @Test func `layers are hit from front to back, sublayers before what they lie on (S25.1)`() {
        let back = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = layer(CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: front)
        #expect(hits(60, 60) == [inner.id, front.id, back.id])
        #expect(hits(90, 90) == [front.id, back.id])
        #expect(hits(160, 10).isEmpty)
    }

    @Test func `the first accepted layer is found, and those behind it are not asked`() {
        let back = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = layer(CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: front)
        let point = CGPoint(x: 60, y: 60)
        var asked: [Int] = []
        let found = context.firstHit(point) { layer in
            asked.append(layer.id)
            return layer === front
        }
        #expect(found === front)
        #expect(asked == [inner.id, front.id])
        #expect(context.firstHit(point) { $0 === back } === back)
        #expect(context.firstHit(point) { _ in false } == nil)
    }

    @Test(arguments: [0.0, 30, 80, 100, 150, 180, 300])
    func `through a turn in space, what is seen at a point is hit there (S25.2, S25.8)`(degrees: Double) {
        let card = layer(CGRect(x: 100, y: 100, width: 100, height: 150))
        card.setEffect(
            .rotation3D(.degrees(degrees), axis: SIMD3(0.3, 1, 0), anchor: .center, anchorZ: 0, perspective: 1),
            transaction: Transaction())
        let dot = layer(CGRect(x: 70, y: 20, width: 10, height: 10), in: card)
        let transform = dot.transformToWindow()
        let seen = CGPoint(x: 5, y: 5).applying(transform)
        #expect(hits(seen.x, seen.y).first == dot.id)
        let beside = CGPoint(x: -3, y: 5).applying(transform)
        #expect(hits(beside.x, beside.y) == [card.id])
    }

    @Test func `a layer seen edge-on or of no size is not hit (S25.2)`() {
        let card = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        card.setEffect(.scale(CGSize(width: 0, height: 1), anchor: .center), transaction: Transaction())
        #expect(hits(50, 50).isEmpty)
    }

    @Test func `a layer on its way is hit where it is presented (S25.10)`() {
        let box = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
        box.setGeometry(
            LayerGeometry(x: 100, y: 0, width: 10, height: 10),
            transaction: Transaction(animation: .linear(duration: 1)))
        context.advance(to: 0)
        context.advance(to: 0.5)
        #expect(hits(55, 5) == [box.id])
        #expect(hits(105, 5).isEmpty)
    }

    @Test func `a shape is hit by its path, a line along it (S25.3)`() {
        let circle = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        circle.content = .shape(LayerShape { Path(ellipseIn: $0) })
        #expect(hits(50, 50) == [circle.id])
        #expect(hits(3, 3).isEmpty)
        circle.content = .shape(LayerShape(style: .stroke(StrokeStyle(lineWidth: 10))) { Path(ellipseIn: $0) })
        #expect(hits(50, 50).isEmpty)
        #expect(hits(50, -3) == [circle.id])
    }

    @Test func `a content shape is all that counts (S25.4)`() {
        let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        box.hitShape = { size in Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)) }
        #expect(hits(25, 50) == [box.id])
        #expect(hits(75, 50).isEmpty)
        box.content = .none
        #expect(hits(25, 50) == [box.id])
    }

    @Test func `a content shape that says so keeps hits beside it from what is on the layer (S25.4)`() {
        let box = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: box)
        box.hitShape = { size in Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)) }
        #expect(hits(25, 50) == [inner.id, box.id])
        #expect(hits(75, 50) == [inner.id])
        box.hitShapeLimitsSublayers = true
        #expect(hits(25, 50) == [inner.id, box.id])
        #expect(hits(75, 50).isEmpty)
    }

    @Test func `what refuses, hides or is not there at all lets events through (S25.5, S25.6)`() {
        let back = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: front)
        front.allowsHitTesting = false
        #expect(hits(50, 50) == [back.id])
        front.allowsHitTesting = true
        front.setOpacity(0, transaction: Transaction())
        #expect(hits(50, 50) == [back.id])
        front.setOpacity(0.01, transaction: Transaction())
        #expect(hits(50, 50) == [inner.id, front.id, back.id])
        front.isHidden = true
        #expect(hits(50, 50) == [back.id])
        back.setFill(.clear, transaction: Transaction())
        #expect(hits(50, 50).isEmpty)
    }

    @Test func `only clips limit what overflows (S25.7)`() {
        let box = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        let wide = layer(CGRect(x: 0, y: 0, width: 200, height: 50), in: box)
        #expect(hits(150, 25) == [wide.id])
        box.clip = .bounds
        #expect(hits(150, 25).isEmpty)
        box.clip = .shape(path: { Path(ellipseIn: $0) }, style: FillStyle(), version: 1)
        #expect(hits(25, 25) == [wide.id, box.id])
        #expect(hits(2, 2).isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a line whose width is no number hides nothing from what lies behind it (S25.3)`(width: Double) {
        let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        let line = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        line.content = .shape(LayerShape(style: .stroke(StrokeStyle(lineWidth: CGFloat(width)))) { Path($0) })
        #expect(hits(25, 25).last == back.id)
    }
}
