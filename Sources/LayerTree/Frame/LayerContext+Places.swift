import Foundation
import Geometry

// Where layers were drawn, and what that damages when they are elsewhere: layer by layer, or a layer with everything on it
// as one while it moves and one part fills it: a card that turns is one rectangle, and what lies on it is not looked at.
extension LayerContext {
    /// Damages what became of a layer that was changed.
    func takeDamage(of layer: Layer) {
        var whole: Layer?
        var superlayer = layer.superlayer
        while let current = superlayer {
            if current.pendingDamage == .subtree {
                // Damaged as part of that.
                appear(layer)
                return
            }
            if current.isDrawnWhole { whole = current }
            superlayer = current.superlayer
        }
        if let whole { takeApart(whole) }
        if layer.pendingDamage == .subtree {
            refreshSubtree(layer)
        } else {
            takeApart(layer)
            refresh(layer, in: nil)
        }
    }

    private func appear(_ layer: Layer) {
        guard !layer.hasAppeared else { return }
        layer.hasAppeared = true
        for sublayer in layer.sublayers { appear(sublayer) }
        if let mask = layer.mask { appear(mask) }
    }

    /// The layer is elsewhere, or shows differently, with everything on it.
    ///
    /// - Parameter space: from the superlayer's space to the window's, where nothing around does more than place things;
    ///   nil if that is not known.
    private func refreshSubtree(_ layer: Layer, in outer: ProjectionTransform? = nil) {
        let isSeen = layer.presentedOpacity > 0
        if !isSeen && layer.isBlank { return }
        layer.isBlank = !isSeen
        let outer = outer ?? layer.plainTransformAround()
        let space = outer.map { layer.matrix.concatenating($0) }
        // Not one that came to rest: from then on its parts may change alone.
        if isSeen, layer.isDriven || !layer.running.isEmpty, let space, layer.isCompact {
            refreshWhole(layer, in: space)
            return
        }
        if case .whole(let before) = layer.drawn {
            region.insert(before)
            layer.drawn = .nowhere
        }
        let inner = layer.isPlainlyPlaced ? space : nil
        refresh(layer, in: inner)
        for sublayer in layer.sublayers { refreshSubtree(sublayer, in: inner) }
        if let mask = layer.mask { refreshSubtree(mask, in: nil) }
    }

    /// One place for the layer and everything on it, from now on.
    private func refreshWhole(_ layer: Layer, in space: ProjectionTransform) {
        if case .whole(let before) = layer.drawn { region.insert(before) } else { damageAndForget(layer) }
        let now = space.boundingRect(of: layer.visualBounds)
        region.insert(now)
        layer.drawn = .whole(now)
    }

    /// What was drawn of the layer and of everything on it is damaged, and not known any more.
    private func damageAndForget(_ layer: Layer) {
        layer.hasAppeared = true
        layer.isBlank = false
        if let before = layer.drawn.bounds { region.insert(before) }
        layer.drawn = .nowhere
        for sublayer in layer.sublayers { damageAndForget(sublayer) }
        if let mask = layer.mask { damageAndForget(mask) }
    }

    /// If a layer around `layer` was drawn as one, its parts have places of their own from now on.
    func takeApart(above layer: Layer) {
        var whole: Layer?
        var superlayer = layer.superlayer
        while let current = superlayer {
            if current.isDrawnWhole { whole = current }
            superlayer = current.superlayer
        }
        if let whole { takeApart(whole) }
    }

    /// What was drawn as one is damaged, and what lies there now knows its own place.
    private func takeApart(_ whole: Layer) {
        guard case .whole(let before) = whole.drawn else { return }
        region.insert(before)
        place(whole)
    }

    private func place(_ layer: Layer) {
        layer.drawn = layer.contentBoundsInWindow().map { .content($0) } ?? .nowhere
        for sublayer in layer.sublayers { place(sublayer) }
        if let mask = layer.mask { place(mask) }
    }

    private func refresh(_ layer: Layer, in space: ProjectionTransform?) {
        layer.hasAppeared = true
        let before = layer.drawn.bounds
        if case .none = layer.content, before == nil { return }
        let now = layer.contentBoundsInWindow(by: space)
        if let before { region.insert(before) }
        if let now, now != before { region.insert(now) }
        layer.drawn = now.map { .content($0) } ?? .nowhere
    }
}
