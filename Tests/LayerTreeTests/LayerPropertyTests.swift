@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import Testing

@testable import LayerTree

/// The table of layers' animatable properties: docs/decisions/0094-one-table-of-properties.md.
@MainActor struct LayerPropertyTests {
    private let linear = Transaction(animation: .linear(duration: 1))

    private struct Collector: LayerPropertyVisitor {
        var flags: [RunningProperties] = []
        var hasMotion: [Bool] = []
        let layer: Layer

        mutating func visit<Property: LayerProperty>(_ property: Property.Type) {
            flags.append(property.flags)
            hasMotion.append(property[layer].hasMotion)
        }
    }

    private func collect(from layer: Layer) -> Collector {
        var collector = Collector(layer: layer)
        LayerProperties.visitAll(&collector)
        return collector
    }

    /// Writes another value to each property of `layer`.
    private func changeAll(of layer: Layer, _ transaction: Transaction) {
        layer.setGeometry(LayerGeometry(x: 10, y: 10, width: 30, height: 30), transaction: transaction)
        layer.setEffect(.rotation(.degrees(90), anchor: .center), transaction: transaction)
        layer.setOpacity(0.5, transaction: transaction)
        layer.setBlurRadius(4, transaction: transaction)
        layer.setShadow(LayerShadow(color: .black, radius: 2), transaction: transaction)
        layer.setFill(.white, transaction: transaction)
        layer.setPaint(gradient(to: .white), transaction: transaction)
        layer.setColorFilter(.brightness(0.5), transaction: transaction)
    }

    private func gradient(to color: ResolvedColor) -> LayerPaint {
        let stops = [LayerGradient.Stop(color: .black, location: 0), LayerGradient.Stop(color: color, location: 1)]
        return .linearGradient(LayerGradient(stops: stops), start: .leading, end: .trailing)
    }

    @Test func `each property has bits of its own`() {
        var seen: RunningProperties = []
        let context = LayerContext()
        for flags in collect(from: context.makeLayer()).flags {
            #expect(!flags.isEmpty && seen.isDisjoint(with: flags))
            seen.formUnion(flags)
        }
    }

    @Test func `each property runs, is named once, and comes to rest`() {
        let context = LayerContext()
        let layer = context.makeLayer()
        layer.setPaint(gradient(to: .black), transaction: Transaction())
        context.root.addSublayer(layer)
        changeAll(of: layer, linear)
        #expect(!collect(from: layer).hasMotion.contains(false))
        #expect(
            layer.animating == ["position", "size", "transform", "opacity", "blur", "shadow", "fill", "filter"])
        context.advance(to: 0)
        context.advance(to: 0.5)
        let shown = layer.presentation
        #expect(shown.geometry == LayerGeometry(x: 5, y: 5, width: 15, height: 15))
        #expect(shown.opacity == 0.75 && shown.blurRadius == 2 && shown.colorFilter == .brightness(0.25))
        #expect(shown.paint != nil && shown.paint != layer.paint)
        context.advance(to: 1.01)
        #expect(layer.animating.isEmpty && !context.isAnimating)
        #expect(!collect(from: layer).hasMotion.contains(true))
    }

    @Test func `nothing is kept of any property's motion when a layer is discarded`() {
        let context = LayerContext()
        let layer = context.makeLayer()
        layer.setPaint(gradient(to: .black), transaction: Transaction())
        context.root.addSublayer(layer)
        changeAll(of: layer, linear)
        context.advance(to: 0)
        layer.discard()
        #expect(!collect(from: layer).hasMotion.contains(true))
        #expect(layer.presentation.blurRadius == 4)
    }

    @Test func `the first value alone gives a layer storage for uncommon properties`() {
        let context = LayerContext()
        let layer = context.makeLayer()
        layer.setBlurRadius(0, transaction: linear)
        layer.setBlurRadius(-1, transaction: linear)
        layer.setShadow(nil, transaction: linear)
        #expect(layer.uncommon == nil)
        layer.setBlurRadius(1, transaction: linear)
        #expect(layer.uncommon != nil)
        withExtendedLifetime(context) {}
    }
}
