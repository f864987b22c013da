import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing

/// Damage: the old and new places of layers that changed, and nothing else.
@MainActor struct DamageTests {
    let context = LayerContext()

    private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in superlayer: Layer? = nil)
        -> Layer
    {
        let layer = context.makeLayer()
        layer.setGeometry(LayerGeometry(x: x, y: y, width: width, height: height), transaction: Transaction())
        layer.content = .color
        (superlayer ?? context.root).addSublayer(layer)
        return layer
    }

    private func move(_ layer: Layer, _ x: Double, _ y: Double) {
        layer.setGeometry(
            LayerGeometry(origin: CGPoint(x: x, y: y), size: layer.geometry.size), transaction: Transaction())
    }

    @Test func `nothing is damaged when nothing changed`() {
        let box = layer(10, 10, 20, 20)
        #expect(context.takeDamage() == [CGRect(x: 10, y: 10, width: 20, height: 20)])
        box.setOpacity(1, transaction: Transaction())
        box.content = .color
        context.root.setSublayers(context.root.sublayers)
        context.advance(to: 1)
        #expect(!context.hasDamage)
        #expect(context.takeDamage().isEmpty)
    }

    @Test func `a moved layer damages where it was and where it is`() {
        let box = layer(0, 0, 20, 20)
        _ = context.takeDamage()
        move(box, 500, 300)
        let damage = context.takeDamage()
        #expect(Set(damage.map(\.minX)) == [0, 500])
        #expect(damage.allSatisfy { $0.width == 20 && $0.height == 20 })
    }

    @Test func `a container that moves damages what draws on it, not its own emptiness`() {
        let group = layer(0, 0, 1000, 700)
        group.content = .none
        _ = layer(10, 10, 10, 10, in: group)
        _ = layer(900, 600, 10, 10, in: group)
        _ = context.takeDamage()
        move(group, 5, 0)
        let area = context.takeDamage().reduce(0) { $0 + $1.width * $1.height }
        #expect(area == 300)
    }

    @Test func `a card that moves is damaged as one, and a part of it alone when it has come to rest`() {
        let card = layer(100, 100, 80, 120)
        let mark = layer(10, 20, 6, 6, in: card)
        _ = context.takeDamage()
        card.setGeometry(
            LayerGeometry(x: 700, y: 100, width: 80, height: 120),
            transaction: Transaction(animation: .linear(duration: 1)))
        for (frame, x) in [100.0, 250, 400].enumerated() {
            context.advance(to: Double(frame) * 0.25)
            let now = CGRect(x: x, y: 100, width: 80, height: 120)
            let before = CGRect(x: max(x - 150, 100), y: 100, width: 80, height: 120)
            let damage = context.takeDamage()
            #expect(damage.allSatisfy { $0 == now || $0 == before })
            #expect(damage.contains(now) && damage.contains(before))
        }
        // While the layer moves, its parts have no places of their own.
        mark.setFill(.white, transaction: Transaction())
        #expect(context.takeDamage() == [CGRect(x: 400, y: 100, width: 80, height: 120)])
        context.advance(to: 0.75)
        _ = context.takeDamage()
        mark.removeFromSuperlayer()
        #expect(context.takeDamage().contains { $0.contains(CGRect(x: 560, y: 120, width: 6, height: 6)) })
        card.addSublayer(mark)
        context.advance(to: 1.5)
        _ = context.takeDamage()
        mark.setFill(.black, transaction: Transaction())
        #expect(context.takeDamage() == [CGRect(x: 710, y: 120, width: 6, height: 6)])
    }

    @Test func `a side that is turned away is damaged when it goes and when it comes, and not between`() {
        let side = layer(100, 100, 80, 120)
        _ = layer(10, 20, 6, 6, in: side)
        _ = context.takeDamage()
        let place = CGRect(x: 100, y: 100, width: 80, height: 120)
        side.isHidden = true
        #expect(context.takeDamage() == [place])
        move(side, 500, 100)
        #expect(context.takeDamage().isEmpty)
        side.isHidden = false
        #expect(context.takeDamage() == [place.offsetBy(dx: 400, dy: 0)])
    }

    @Test func `the sole layer on a layer is found anew when another one is to be seen`() {
        let card = layer(100, 100, 80, 120)
        card.content = .none
        let front = layer(0, 0, 80, 120, in: card)
        #expect(card.soleSublayer === front)
        let back = layer(0, 0, 80, 120, in: card)
        #expect(card.soleSublayer == nil)
        front.setOpacity(0, transaction: Transaction())
        #expect(card.soleSublayer === back)
        card.setColorFilter(.saturation(0), transaction: Transaction())
        #expect(card.soleSublayer == nil)
    }

    @Test func `shadows, blurs and strokes belong to what is damaged`() {
        let box = layer(100, 100, 20, 20)
        box.setShadow(
            LayerShadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 10)), transaction: Transaction())
        let damage = context.takeDamage().reduce(CGRect.null) { $0.union($1) }
        #expect(damage.contains(CGRect(x: 90, y: 100, width: 40, height: 40)))
        box.setShadow(nil, transaction: Transaction())
        #expect(context.takeDamage().reduce(CGRect.null) { $0.union($1) } == damage)
        box.content = .shape(LayerShape(style: .stroke(StrokeStyle(lineWidth: 6))) { Path($0) })
        #expect(context.takeDamage() == [CGRect(x: 97, y: 97, width: 26, height: 26)])
    }

    @Test func `a change within a shadowed group damages its shadow too`() {
        let group = layer(0, 0, 0, 0)
        group.content = .none
        group.setShadow(
            LayerShadow(color: .black, radius: 0, offset: CGSize(width: 100, height: 0)), transaction: Transaction())
        let box = layer(0, 0, 10, 10, in: group)
        _ = context.takeDamage()
        box.setFill(.white, transaction: Transaction())
        #expect(context.takeDamage() == [CGRect(x: 0, y: 0, width: 110, height: 10)])
    }

    @Test func `a clip keeps damage within itself`() {
        let group = layer(50, 50, 100, 100)
        group.content = .none
        group.clip = .bounds
        let box = layer(80, 80, 100, 100, in: group)
        _ = context.takeDamage()
        box.setFill(.white, transaction: Transaction())
        #expect(context.takeDamage() == [CGRect(x: 130, y: 130, width: 20, height: 20)])
    }

    @Test func `a layer that grows moves what its effect places on it, and those around know`() {
        let group = layer(600, 400, 0, 0)
        group.content = .none
        let scaled = layer(0, 0, 20, 20, in: group)
        scaled.content = .none
        scaled.setEffect(.scale(CGSize(width: 2, height: 2), anchor: .center), transaction: Transaction())
        _ = layer(0, 0, 4, 4, in: scaled)
        _ = context.takeDamage()
        #expect(group.visualBounds == CGRect(x: -10, y: -10, width: 8, height: 8))
        scaled.setGeometry(LayerGeometry(x: 0, y: 0, width: 520, height: 420), transaction: Transaction())
        #expect(group.visualBounds == CGRect(x: -260, y: -210, width: 8, height: 8))
        let damage = context.takeDamage()
        #expect(Set(damage.map(\.origin.x)) == [590, 340])
        #expect(damage.allSatisfy { $0.width == 8 && $0.height == 8 })
    }

    @Test func `leaving, hiding and fading damage the old place, once`() {
        let box = layer(10, 10, 20, 20)
        let place = CGRect(x: 10, y: 10, width: 20, height: 20)
        _ = context.takeDamage()
        box.isHidden = true
        #expect(context.takeDamage() == [place])
        box.setFill(.white, transaction: Transaction())
        #expect(context.takeDamage().isEmpty)
        box.isHidden = false
        #expect(context.takeDamage() == [place])
        box.removeFromSuperlayer()
        #expect(context.takeDamage() == [place])
        move(box, 0, 0)
        #expect(context.takeDamage().isEmpty)
    }

    @Test func `reordering damages what changed places, and removal from between does not`() {
        let layers = (0..<4).map { layer(Double($0) * 500, Double($0) * 100, 10, 10) }
        _ = context.takeDamage()
        context.root.setSublayers([layers[0], layers[2], layers[1], layers[3]])
        #expect(Set(context.takeDamage().map(\.minX)) == [500, 1000])
        context.root.setSublayers([layers[0], layers[1], layers[3]])
        #expect(context.takeDamage().map(\.minX) == [1000])
    }

    @Test func `what lies beyond the window is neither damaged nor joined with what is seen (field note 18)`() {
        context.window = CGRect(x: 0, y: 0, width: 400, height: 300)
        let (seen, beyond) = (layer(370, 100, 20, 20), layer(410, 100, 200, 20))
        let across = layer(-50, 200, 100, 20)
        _ = context.takeDamage()
        for box in [seen, beyond] { box.setOpacity(0.5, transaction: Transaction()) }
        #expect(context.takeDamage() == [CGRect(x: 370, y: 100, width: 20, height: 20)])
        // With a margin for antialiasing.
        across.setOpacity(0.5, transaction: Transaction())
        #expect(context.takeDamage() == [CGRect(x: -2, y: 200, width: 52, height: 20)])
        beyond.setOpacity(1, transaction: Transaction())
        #expect(context.takeDamage().isEmpty)
    }

    @Test func `only layers that run are touched by a frame`() {
        let still = layer(0, 0, 10, 10)
        let moving = layer(300, 300, 10, 10)
        _ = context.takeDamage()
        let version = still.drawingVersion
        moving.setOpacity(0, transaction: Transaction(animation: .linear(duration: 1)))
        for frame in 0...4 {
            context.advance(to: Double(frame) / 10)
            let damage = context.takeDamage()
            #expect(damage.allSatisfy { $0 == CGRect(x: 300, y: 300, width: 10, height: 10) })
        }
        #expect(still.drawingVersion == version)
    }

    @Test func `perspective gives the box around the projected corners`() {
        let box = layer(100, 100, 100, 100)
        box.setEffect(
            .rotation3D(.degrees(60), axis: SIMD3(0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1),
            transaction: Transaction())
        let damage = context.takeDamage()
        #expect(damage.count == 1)
        #expect(
            damage.first.map { rect in box.quad.allSatisfy { rect.insetBy(dx: -1e-9, dy: -1e-9).contains($0) } } == true
        )
        #expect(damage.first == box.frameInWindow)
    }
}
