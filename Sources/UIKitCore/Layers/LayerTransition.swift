import AnimationCore
import Foundation
import Geometry
import LayerTree

/// Layers of a transition: a still of the old look, and the layer itself, in a group that takes the layer's place.
@MainActor final class LayerTransition {
    /// Group in the place of the layer.
    let group: Layer
    private let old: Layer
    private let new: Layer
    private let layer: Layer

    /// Puts a group with a still of the layer in the place of `outer`, which is the layer, or the group of a transition that this
    /// one replaces. Nil if it has no place.
    init?(of layer: Layer, shownBy outer: Layer, ending last: LayerTransition?) {
        guard let place = outer.superlayer, let index = place.sublayers.firstIndex(where: { $0 === outer }) else {
            return nil
        }
        self.layer = layer
        let context = layer.context
        (group, old, new) = (context.makeLayer(), context.makeLayer(), context.makeLayer())
        group.isCompositingGroup = true
        old.allowsHitTesting = false
        old.addSublayer(outer.makeStill())
        group.setSublayers([old, new])
        new.addSublayer(layer)
        place.insertSublayer(group, at: index)
        last?.group.discard()
    }

    /// Shows `step` of a layer that covers `size`.
    func show(_ step: TransitionStep, size: CGSize) {
        let direction = step.subtype.direction
        let progress = step.progress
        func place(_ holder: Layer, _ part: Double) {
            let origin = CGPoint(x: direction.dx * size.width * part, y: direction.dy * size.height * part)
            holder.setGeometry(LayerGeometry(origin: origin, size: .zero), transaction: Transaction())
        }
        let fades = ![.moveIn, .push, .reveal].contains(step.type)
        place(new, step.type == .moveIn || step.type == .push ? progress - 1 : 0)
        place(old, step.type == .reveal || step.type == .push ? progress : 0)
        old.setOpacity(fades ? 1 - progress : 1, transaction: Transaction())
        new.setOpacity(fades ? progress : 1, transaction: Transaction())
        // In a group the sum of both parts is exact: what is opaque in both looks stays opaque.
        new.blendMode = fades ? .plusLighter : .normal
        if (group.sublayers.first === old) == (step.type == .reveal) {
            group.setSublayers(step.type == .reveal ? [new, old] : [old, new])
        }
    }

    /// Puts the layer back into its place.
    func end() {
        if let place = group.superlayer, let index = place.sublayers.firstIndex(where: { $0 === group }) {
            place.insertSublayer(layer, at: index)
        }
        group.discard()
    }
}

extension CALayer {
    /// Keeps the look that the layer has now, from which a transition that is being added leads.
    func beginTransition() {
        guard let backing,
            let transition = LayerTransition(
                of: backing.layer, shownBy: backing.outermost, ending: backing.transition)
        else { return }
        backing.transition = transition
        superlayer?.updateSublayers()
    }

    /// Shows the transition of this frame, or ends the last one.
    func updateTransition() {
        guard let backing, let transition = backing.transition else { return }
        if let step = drawn.transition { return transition.show(step, size: drawn.bounds.size) }
        backing.transition = nil
        transition.end()
        superlayer?.updateSublayers()
    }
}
