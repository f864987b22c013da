package import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
public import LayerTree

/// A box with a layer of its own: its placed geometry is the layer's model geometry (S1.11, S1.12).
@_spi(Engine) @MainActor open class LayerBox: LayoutBox, LifetimeMember {
    package final let ownLayer: Layer
    /// The id of the layer that this one last was in; 0 for none.
    private var lastLayerAround = 0
    private var firstPass = FirstPass()

    /// Makes the box and its layer, which is discarded when the lifetime ends.
    package init(_ inputs: _ViewInputs) {
        ownLayer = inputs.host.layers.makeLayer()
        super.init(host: inputs.host, scope: inputs.scope)
        inputs.host.register(self)
        inputs.lifetime.add(self)
    }

    /// The view's identity has ended, and the layer goes.
    open func lifetimeEnded() {
        host.unregister(self)
        host.discard(ownLayer)
    }

    open override var layer: Layer? { ownLayer }

    /// Whether layers on ``ownLayer`` that stand for no view are the program's own: they are hit as this box then.
    open var holdsPlainLayers: Bool { false }

    /// The gestures on `layer`, which is one of those, and on what it lies on, from the inside out.
    package func gestureBoxes(around layer: Layer) -> [GestureBox] { [] }

    open override func geometryChanged() {
        let around = layerAround?.id ?? 0
        let geometry = LayerGeometry(origin: originInLayer, size: size)
        // A first frame is no change (S1.15).
        var animates = !firstPass.isNow(in: host)
        if around != lastLayerAround {
            // Numbers are counted from elsewhere now, and that is no change either.
            if animates { animates = countFromLayerAround() }
            lastLayerAround = around
        }
        ownLayer.setGeometry(geometry, transaction: animates ? scope.resolve() : Transaction())
    }

    /// An effect has been put around: its layer may already be where the box around has moved to, and what is seen stays
    /// where it is, to go there as everything else does.
    /// - Returns: false if the last layer around is none of those around now.
    private func countFromLayerAround() -> Bool {
        var shift = CGPoint.zero
        var box = parent
        while let current = box {
            if let layer = current.layer {
                if layer.id == lastLayerAround {
                    let old = ownLayer.geometry
                    let origin = CGPoint(x: old.origin.x - shift.x, y: old.origin.y - shift.y)
                    ownLayer.setGeometry(LayerGeometry(origin: origin, size: old.size), transaction: Transaction())
                    return true
                }
                shift = shift.moved(by: layer.geometry.origin)
            }
            box = current.parent
        }
        return false
    }
}

/// A leaf: it has a layer with content, and nothing inside.
@_spi(Engine) @MainActor open class LeafBox: LayerBox {
    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Colours, shapes and the like take what they are proposed; ideally 10 by 10 (S23.27).
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }

    open override func placeContent() {}
    open override var soleContent: LayoutBox? { nil }
}

/// A rendering effect: its layer is around those of its content.
@_spi(Engine) @MainActor open class EffectBox: LayerBox {
    /// How far an offset effect moves the content, at its model value: geometry in the window counts it (S13.13).
    package var modelOffset = CGPoint.zero

    open override var contentOffset: CGPoint { modelOffset }
    open override var drawsPlainly: Bool { true }

    /// Changes the layer's effect. One whose numbers are none is reported, and does nothing.
    package func setEffect(_ effect: LayerEffect, transaction: Transaction) {
        guard !effect.isFinite else { return ownLayer.setEffect(effect, transaction: transaction) }
        host.report(
            "The numbers of a \(viewName) are no numbers, and it does nothing: look for a division by zero in what it is given."
        )
        ownLayer.setEffect(.none, transaction: transaction)
    }
}

extension _ViewInputs {
    /// Adds an effect's box and makes the content in it. `update` writes the effect's value to the layer, under the
    /// transaction that reaches this place; the first time under one without effect (S1.15).
    @discardableResult package func effect<Value>(
        _ value: _GraphValue<Value>, content: @escaping ElementWrapper.Make,
        update: @escaping @MainActor (EffectBox, Value, Transaction) -> Void
    ) -> EffectBox {
        let box = EffectBox(self)
        add(box, named: Value.self)
        var firstPass = FirstPass()
        sink(value.attribute) { [scope] value in
            update(box, value, firstPass.isNow(in: box.host) ? Transaction() : scope.resolve())
        }
        content(contentPlace(of: box))
        return box
    }

    /// Adds an effect's box, and keeps the effect of `value` on its layer under the transaction that reaches this place; the
    /// first time under one without effect (S1.15).
    /// - Returns: where the content goes.
    package func effectPlace<Value: LayerModifier>(_ value: _GraphValue<Value>) -> ElementPlace {
        let box = EffectBox(self)
        add(box, named: Value.self)
        lifetime.addSink(EffectSink(type: Value.self, value: value.attribute.erased, box: box, scope: scope))
        return contentPlace(of: box)
    }
}

/// A modifier whose value is written to the layer of a box of its own, and that does nothing besides.
@MainActor package protocol LayerModifier: DirectModifier {
    /// Writes the value to the layer of `box`.
    func apply(to box: EffectBox, transaction: Transaction)
}

extension LayerModifier {
    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.effectPlace(modifier)
    }
}

extension LayerModifier {
    fileprivate static func apply(
        _ value: Attribute<Void>, to box: EffectBox, transaction: Transaction, in graph: Graph
    ) { graph.read(value.retyped(as: Self.self)).apply(to: box, transaction: transaction) }
}

/// Writes the value of an effect to its layer. Not generic over the effect: its metadata would be asked for at each place.
private struct EffectSink: Rule {
    let type: any LayerModifier.Type
    let value: Attribute<Void>
    let box: EffectBox
    let scope: TransactionScope
    var firstPass = FirstPass()

    static var name: String { "sink of an effect" }

    mutating func evaluate(in graph: Graph) {
        let transaction = firstPass.isNow(in: box.host) ? Transaction() : scope.resolve()
        type.apply(value, to: box, transaction: transaction, in: graph)
    }
}
