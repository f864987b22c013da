import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// `visualEffect`: applies effects that depend on the view's geometry (S17.5).
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    let effect: @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = VisualEffectBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.lifetime.onEnd { box.end() }
        let follower = ClosureFollower(inputs, of: Self.self) { [weak box] in box?.applyAgain() }
        inputs.sink(modifier.attribute) { value in
            box.effects = { proxy in
                follower.run {
                    var list = _VisualEffectList()
                    value.effect(EmptyVisualEffect(), proxy)._append(to: &list)
                    return list.effects
                }
            }
        }
        box.effectBoxes = inputs.effectBoxes(
            Effect._effectCount, named: Self.self, in: box.content, content: content)
    }
}

/// Outer box of the effects' boxes. All have the size of the content, so this one notices when it changes.
@MainActor private final class VisualEffectBox: LayoutBox, GeometryObserver, PlaceReader {
    /// Boxes of the effects, innermost first.
    var effectBoxes: [EffectBox] = []
    private var firstPass = FirstPass()
    /// Frames that the effects' closure has read.
    private var reads = PlaceReads()
    private var isAsking = false

    var effects: ((GeometryProxy) -> [_VisualEffectList.Effect])? {
        didSet { applyAgain() }
    }

    override func geometryChanged() {
        super.geometryChanged()
        apply()
    }

    func placeWasRead(_ frame: CGRect, in space: CoordinateSpace) {
        guard isAsking else { return }
        reads.append(frame, in: space)
    }

    /// A view around moved, or scrolled: applies the effects anew if a frame that they read has changed.
    func geometryMayHaveChanged() {
        if isPlaced, !isInLeavingView, reads.differ(for: self) { apply() }
    }

    /// Applies the effects anew after something other than geometry has changed.
    func applyAgain() { if isPlaced { apply() } }

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
    /// Sets `effect` on the layer; rotations in space are mirrored where layout runs from right to left (S27.4).
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
    /// Adds boxes for `count` effects, the first one innermost, and makes the content in the innermost.
    func effectBoxes(_ count: Int, named name: Any.Type, in list: BoxList, content: ElementWrapper.Make) -> [EffectBox]
    {
        var boxes: [EffectBox] = []
        var place = ElementPlace(list: list, lifetime: lifetime)
        // Outermost first.
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
