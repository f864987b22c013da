import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import SeededNumbers
import Testing

/// Frames that draw their damage only: they are equal, byte for byte, to frames drawn as a whole.
@MainActor struct DamageDrawingTests {
    @Test(arguments: 1...12)
    func `random scenes come out the same from damage as from scratch`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let scene = TestScene(
            width: 200, height: 150, scale: random.pick([1, 1, 1.5, 2]),
            background: ResolvedColor(hex: random.chance(0.5) ? 0xFFFFFF : 0x14532D))
        var layers: [Layer] = []
        for _ in 0..<12 { layers.append(RandomLayers.make(in: scene, around: layers, &random)) }
        // Every other scene has materials.
        if seed.isMultiple(of: 2) {
            for _ in 0..<3 {
                layers.append(RandomLayers.material(in: scene, around: layers, &random))
                layers.append(RandomLayers.make(in: scene, around: layers, &random))
            }
        }
        scene.draw()
        var time = 0.0
        for frame in 0..<10 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                RandomLayers.change(random.pick(layers), scene, &random)
            }
            if random.chance(0.15) {
                let layer = random.pick(layers)
                layer.removeFromSuperlayer()
                scene.context.root.insertSublayer(layer, at: Int.random(in: 0...3, using: &random))
            }
            time += 0.03
            scene.context.advance(to: time)
            scene.draw()
            let whole = scene.drawnAnew()
            #expect(scene.screen == whole, "seed \(seed), frame \(frame): the damage that was told of")
            let different = zip(scene.bitmap.pixels, whole.pixels).enumerated().filter { $0.element.0 != $0.element.1 }
            if let first = different.first {
                let (x, y) = (first.offset % whole.width, first.offset / whole.width)
                Issue.record(
                    """
                    seed \(seed), frame \(frame): \(different.count) pixels differ, first at \(x), \(y): \
                    \(String(first.element.0, radix: 16)) for \(String(first.element.1, radix: 16)); there lie \
                    \(scene.context.hitTest(CGPoint(x: Double(x) / scene.scale, y: Double(y) / scene.scale)).map { "\($0.id) \($0.content) \($0.effect) \($0.animating)" })
                    """)
                return
            }
        }
    }

    @Test func `a frame without changes draws nothing`() {
        let scene = TestScene(width: 100, height: 100)
        _ = scene.layer(10, 10, 30, 30, content: .color)
        scene.draw()
        #expect(scene.draw().isEmpty)
        #expect(scene.renderer.stats.pixels == 0)
        #expect(scene.renderer.stats.layers == 0)
    }

    @Test func `pictures are made once, and reused while only what is around them moves`() {
        let scene = TestScene(width: 300, height: 200)
        let card = scene.layer(10, 10, 80, 120, fill: .white, content: .roundedRect(8))
        _ = scene.text("🐶", 10, 20, size: 40, in: card)
        card.setEffect(
            .rotation3D(.degrees(170), axis: SIMD3(0, 1, 0), anchor: .center, anchorZ: 0, perspective: 0.5),
            transaction: Transaction(animation: .linear(duration: 1)))
        // Not rotated yet, it is drawn without a picture; the first rotated frame makes one.
        for frame in 0...1 {
            scene.context.advance(to: Double(frame) * 0.05)
            scene.draw()
        }
        for frame in 2...10 {
            scene.context.advance(to: Double(frame) * 0.05)
            scene.draw()
            #expect(scene.renderer.stats.cacheMisses == 0)
        }
    }

    @Test func `a card's sides are painted once, however often they come to the front`() {
        let scene = TestScene(width: 300, height: 200)
        let card = scene.layer(10, 10, 80, 120)
        let sides = [ResolvedColor.white, .black].map { color in
            let side = scene.layer(0, 0, 80, 120, in: card)
            _ = scene.layer(0, 0, 80, 120, in: side, fill: color, content: .roundedRect(8))
            _ = scene.layer(20, 20, 40, 80, in: side, fill: .black, content: .ellipse())
            return side
        }
        func turn(_ frame: Int) {
            card.setEffect(
                .rotation3D(
                    .degrees(Double(frame) * 17), axis: SIMD3(0, 1, 0), anchor: .center, anchorZ: 0, perspective: 0.5),
                transaction: Transaction())
            for (index, side) in sides.enumerated() {
                side.setOpacity(frame % 2 == index ? 1 : 0, transaction: Transaction())
            }
            scene.context.advance(to: Double(frame) * 0.05)
            scene.draw()
        }
        for frame in 1...4 { turn(frame) }
        for frame in 5...10 {
            turn(frame)
            #expect(scene.renderer.stats.cacheMisses == 0)
            #expect(scene.bitmap == scene.drawnAnew())
        }
    }

    @Test func `a filter around one group of layers is applied (S27.14)`() {
        let scene = TestScene(width: 60, height: 60)
        let filter = scene.layer(0, 0, 60, 60)
        let group = scene.layer(0, 0, 60, 60, in: filter)
        _ = scene.layer(0, 0, 60, 60, in: group, fill: ResolvedColor(hex: 0xFF0000), content: .color)
        filter.setColorFilter(.invert(1), transaction: Transaction())
        scene.draw()
        #expect(scene.bitmap[30, 30] == 0xFF00_FFFF)
    }
}

/// Random layers of all kinds, and random changes of them.
@MainActor enum RandomLayers {
    static func make(in scene: TestScene, around layers: [Layer], _ random: inout SplitMix) -> Layer {
        let superlayer = random.chance(0.4) ? layers.randomElement(using: &random) : nil
        let frame = CGRect(
            x: random.number(-20...150), y: random.number(-20...110), width: random.number(5...90),
            height: random.number(5...90))
        let color = ResolvedColor(
            red: Float(random.number(0...1)), green: Float(random.number(0...1)), blue: Float(random.number(0...1)),
            opacity: random.chance(0.5) ? 1 : Float(random.number(0.2...1)))
        let gradient = LayerGradient(colors: [color, .white, .black])
        let layer: Layer
        switch Int.random(in: 0..<7, using: &random) {
        case 0: layer = scene.layer(0, 0, 1, 1, in: superlayer, fill: color, content: .color)
        case 1: layer = scene.layer(0, 0, 1, 1, in: superlayer, fill: color, content: .roundedRect(9))
        case 2: layer = scene.layer(0, 0, 1, 1, in: superlayer, fill: color, content: .ellipse())
        case 3:
            layer = scene.layer(
                0, 0, 1, 1, in: superlayer,
                content: .roundedRect(9, paint: .linearGradient(gradient, start: .topLeading, end: .bottomTrailing)))
        case 4:
            layer = scene.layer(
                0, 0, 1, 1, in: superlayer, fill: color,
                content: .roundedRect(7, style: .stroke(StrokeStyle(lineWidth: 3))))
        case 5: return scene.text("Lilt 🐶 \(layers.count)", frame.minX, frame.minY, in: superlayer, fill: color)
        default: layer = scene.layer(0, 0, 1, 1, in: superlayer)
        }
        layer.setGeometry(LayerGeometry(frame), transaction: Transaction())
        return layer
    }

    static func material(in scene: TestScene, around layers: [Layer], _ random: inout SplitMix) -> Layer {
        let material = LayerMaterial(
            blurRadius: random.number(1...6), saturation: 1.8, tint: ResolvedColor(hex: 0xFFFFFF, opacity: 0.5),
            opacity: random.chance(0.7) ? 1 : 0.6)
        let frame = CGRect(
            x: random.number(-20...150), y: random.number(-20...110), width: random.number(5...90),
            height: random.number(5...90))
        let layer = scene.layer(
            frame.minX, frame.minY, frame.width, frame.height,
            in: random.chance(0.4) ? layers.randomElement(using: &random) : nil,
            content: .roundedRect(9, paint: .material(material)))
        return layer
    }

    static func change(_ layer: Layer, _ scene: TestScene, _ random: inout SplitMix) {
        let transaction =
            random.chance(0.6) ? Transaction(animation: random.pick([.linear(duration: 0.2), .bouncy])) : Transaction()
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
            layer.setGeometry(
                LayerGeometry(
                    origin: CGPoint(x: random.number(-20...150), y: random.number(-20...110)),
                    size: layer.geometry.size), transaction: transaction)
        case 2:
            layer.setGeometry(
                LayerGeometry(
                    origin: layer.geometry.origin,
                    size: CGSize(width: random.number(5...90), height: random.number(5...70))),
                transaction: transaction)
        case 3: layer.setOpacity(random.number(0...1), transaction: transaction)
        case 4:
            layer.setEffect(
                .rotation(.degrees(random.number(-180...180)), anchor: .center), transaction: transaction)
        case 5:
            layer.setEffect(
                .scale(CGSize(width: random.number(0...2), height: random.number(0...2)), anchor: .center),
                transaction: transaction)
        case 6:
            layer.setEffect(
                .rotation3D(
                    .degrees(random.number(-180...180)), axis: SIMD3(random.number(0...1), 1, 0), anchor: .center,
                    anchorZ: 0, perspective: 0.5), transaction: transaction)
        case 7:
            layer.setShadow(
                random.chance(0.5) ? nil : LayerShadow(color: .black, radius: 4, offset: CGSize(width: 2, height: 3)),
                transaction: transaction)
        case 8: layer.setBlurRadius(random.chance(0.5) ? 0 : random.number(0...4), transaction: transaction)
        case 9:
            layer.clip =
                random.pick([
                    nil, .bounds, .shape(path: { Path(ellipseIn: $0) }, style: FillStyle(), version: 1),
                ])
        default: layer.blendMode = random.pick([.normal, .normal, .multiply, .plusLighter, .screen])
        }
    }
}
