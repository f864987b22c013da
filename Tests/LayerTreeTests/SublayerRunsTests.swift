import AnimationCore
import Foundation
import Geometry
import SeededNumbers
import Testing

@_spi(Engine) @testable import LayerTree

/// Runs of sublayers: the results are those of visiting every sublayer, whatever changed.
@MainActor struct SublayerRunsTests {
    private let context = LayerContext()

    /// Adds a layer of one colour to `superlayer`, at a random place.
    private func layer(on superlayer: Layer, _ dice: inout SplitMix) -> Layer {
        let layer = context.makeLayer()
        layer.content = .color
        layer.geometry = geometry(&dice)
        superlayer.addSublayer(layer)
        return layer
    }

    private func geometry(_ dice: inout SplitMix) -> LayerGeometry {
        LayerGeometry(
            origin: CGPoint(x: dice.roll(900), y: dice.roll(900)),
            size: CGSize(width: 1 + dice.roll(60), height: 1 + dice.roll(60)))
    }

    /// Changes one of many layers at random, or adds, removes or reorders some.
    private func change(_ root: Layer, _ time: inout Double, _ dice: inout SplitMix) {
        let layers = root.sublayers
        let layer = layers[dice.roll(layers.count)]
        switch dice.roll(9) {
        case 0: layer.geometry = geometry(&dice)
        case 1: layer.opacity = Double(dice.roll(2))
        case 2: layer.isHidden.toggle()
        case 3: layer.setEffect(.scale(CGSize(width: 2, height: 0.5), anchor: .center), transaction: Transaction())
        case 4: layer.setGeometry(geometry(&dice), transaction: Transaction(animation: .linear(duration: 1)))
        case 5:
            time += 0.1
            context.advance(to: time)
        case 6: root.setSublayers(layers.filter { $0 !== layer } + [layer])
        case 7: if layers.count > 60 { layer.removeFromSuperlayer() } else { _ = self.layer(on: root, &dice) }
        default: _ = self.layer(on: layer, &dice)
        }
    }

    @Test(arguments: 1...20)
    func `what is near is found, in order, and no more is covered than each covers`(seed: UInt64) {
        var dice = SplitMix(seed: seed)
        let root = context.makeLayer()
        context.root.addSublayer(root)
        for _ in 0..<100 { _ = layer(on: root, &dice) }
        var time = 0.0
        for _ in 0..<60 {
            for _ in 0...dice.roll(3) { change(root, &time, &dice) }
            let part = Extent(
                CGRect(x: dice.roll(900), y: dice.roll(900), width: dice.roll(200), height: dice.roll(200)))
            let seen = root.sublayers.filter { $0.presentedOpacity > 0 }
            var near: [Int] = []
            root.forEachSublayer(in: part) { if $0.presentedOpacity > 0 { near.append($0.id) } }
            #expect(near == seen.filter { $0.placedExtent.meets(part) }.map(\.id))
            var all: [Int] = []
            root.forEachSublayer(in: nil) { all.append($0.id) }
            #expect(all == root.sublayers.map(\.id))
            #expect(root.visualBounds == seen.reduce(CGRect.null) { $0.union($1.placedExtent.rect) })
        }
    }
}
