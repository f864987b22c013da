import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A view with effects that depend on its geometry (S17.5).
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    let effect: @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = VisualEffectBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        // A box for each effect, the last one outside.
        var place = ElementPlace(list: box.content, lifetime: inputs.lifetime)
        for _ in 0..<Effect._effectCount {
            var inner = inputs
            inner.wrapper = nil
            inner.place = place
            let effect = EffectBox(inner)
            inner.add(effect, named: Self.self)
            box.effectBoxes.insert(effect, at: 0)
            place = ElementPlace(list: effect.content, lifetime: inputs.lifetime)
        }
        inputs.sink(modifier.attribute) { value in
            box.effects = { proxy in
                var list = _VisualEffectList()
                value.effect(EmptyVisualEffect(), proxy)._append(to: &list)
                return list.effects
            }
        }
        content(place)
    }
}

/// The box around the effects' boxes: all have the size of the content, so this one knows when it changes.
@MainActor private final class VisualEffectBox: LayoutBox {
    /// From the inside out.
    var effectBoxes: [EffectBox] = []
    private var firstPass = FirstPass()

    var effects: ((GeometryProxy) -> [_VisualEffectList.Effect])? {
        didSet { if isPlaced { apply() } }
    }

    override func geometryChanged() {
        super.geometryChanged()
        apply()
    }

    private func apply() {
        guard let effects else { return }
        let transaction = firstPass.isNow(in: host) ? Transaction() : scope.resolve()
        for (box, effect) in zip(effectBoxes, effects(GeometryProxy(size: size, box: self))) {
            let layer = box.ownLayer
            switch effect {
            case .geometry(let effect): layer.setEffect(effect, transaction: transaction)
            case .opacity(let opacity): layer.setOpacity(opacity, transaction: transaction)
            case .blur(let radius, let isOpaque):
                layer.setBlurRadius(Double(radius), transaction: transaction)
                layer.hasOpaqueBlur = isOpaque
            case .filter(let filter): layer.setColorFilter(filter, transaction: transaction)
            case .blendMode(let mode): layer.blendMode = mode.layerMode
            }
        }
    }
}
