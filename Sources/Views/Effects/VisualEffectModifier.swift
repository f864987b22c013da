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
        inputs.lifetime.onEnd { box.end() }
        inputs.sink(modifier.attribute) { value in
            box.effects = { proxy in
                var list = _VisualEffectList()
                value.effect(EmptyVisualEffect(), proxy)._append(to: &list)
                return list.effects
            }
        }
        box.effectBoxes = inputs.effectBoxes(
            Effect._effectCount, named: Self.self, in: box.content, content: content)
    }
}

/// The box around the effects' boxes: all have the size of the content, so this one knows when it changes.
@MainActor private final class VisualEffectBox: LayoutBox, GeometryObserver, PlaceReader {
    /// From the inside out.
    var effectBoxes: [EffectBox] = []
    private var firstPass = FirstPass()
    /// Where the effects know the view to be.
    private var reads = PlaceReads()
    private var isAsking = false

    var effects: ((GeometryProxy) -> [_VisualEffectList.Effect])? {
        didSet { if isPlaced { apply() } }
    }

    override func geometryChanged() {
        super.geometryChanged()
        apply()
    }

    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace) {
        guard isAsking else { return }
        reads.append(frame, in: space)
    }

    /// Something around it moved, or scrolled.
    func geometryMayHaveChanged() {
        if isPlaced, !isInLeavingView, reads.differ(for: self) { apply() }
    }

    func end() { host.geometryObservers.remove(self) }

    private func apply() {
        guard let effects else { return }
        let wasObserving = !reads.isEmpty
        reads = PlaceReads()
        isAsking = true
        let list = effects(GeometryProxy(size: size, box: self))
        isAsking = false
        if wasObserving == reads.isEmpty {
            if wasObserving { host.geometryObservers.remove(self) } else { host.geometryObservers.add(self) }
        }
        let transaction = firstPass.isNow(in: host) ? Transaction() : scope.resolve()
        for (box, effect) in zip(effectBoxes, list) { box.show(effect, transaction: transaction) }
    }
}

extension EffectBox {
    /// Has the layer show one effect of a list; where text runs from right to left turns in space are mirrored (S27.4).
    func show(_ effect: _VisualEffectList.Effect, transaction: Transaction) {
        switch effect {
        case .geometry(let effect):
            ownLayer.setEffect(mirrorsContent ? effect.mirroredIfInSpace : effect, transaction: transaction)
        case .opacity(let opacity): ownLayer.setOpacity(opacity, transaction: transaction)
        case .blur(let radius, let isOpaque):
            ownLayer.setBlurRadius(Double(radius), transaction: transaction)
            ownLayer.hasOpaqueBlur = isOpaque
        case .filter(let filter): ownLayer.setColorFilter(filter, transaction: transaction)
        case .blendMode(let mode): ownLayer.blendMode = mode.layerMode
        }
    }
}

extension _ViewInputs {
    /// Adds boxes for as many effects, the first innermost, and makes the content in them.
    func effectBoxes(_ count: Int, named name: Any.Type, in list: BoxList, content: ElementWrapper.Make) -> [EffectBox]
    {
        var boxes: [EffectBox] = []
        var place = ElementPlace(list: list, lifetime: lifetime)
        // The last one is outside.
        for _ in 0..<count {
            var inner = self
            inner.wrapper = nil
            inner.place = place
            let effect = EffectBox(inner)
            inner.add(effect, named: name)
            boxes.insert(effect, at: 0)
            place = ElementPlace(in: effect, lifetime: lifetime)
        }
        content(place)
        return boxes
    }
}
