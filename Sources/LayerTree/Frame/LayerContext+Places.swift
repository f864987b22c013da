import Foundation
import Geometry

// Last drawn place of each layer, and the damage when a layer moves. A place is kept for each layer alone. While a
// layer moves and one part fills almost all of it, one place is kept for the layer with its sublayers: a card that
// turns is then one rectangle, and its sublayers are not visited.
extension LayerContext {
    /// Damages the old and new places of a layer that changed.
    func takeDamage(of layer: Layer) {
        var whole: Layer?
        var superlayer = layer.superlayer
        while let current = superlayer {
            if current.pendingDamage == .subtree {
                // The layer is damaged as part of `current`.
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

    /// Damages the old and new places of a layer and its sublayers.
    ///
    /// - Parameters:
    ///   - layer: the layer that moved, or looks different as a whole.
    ///   - outer: transform from the superlayer's space to the window's if all superlayers are plainly placed; nil to
    ///     compute it.
    private func refreshSubtree(_ layer: Layer, in outer: ProjectionTransform? = nil) {
        let isSeen = layer.presentedOpacity > 0
        if !isSeen && layer.isBlank { return }
        layer.isBlank = !isSeen
        let outer = outer ?? layer.plainTransformAround()
        var space: ProjectionTransform?
        // Not with `map`: a closure would be checked for its actor for each layer.
        if let outer { space = layer.matrix.concatenating(outer) }
        // Not for a layer that has come to rest: its parts may change one by one afterwards.
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

    /// Damages and keeps one place for the layer with its sublayers.
    private func refreshWhole(_ layer: Layer, in space: ProjectionTransform) {
        if case .whole(let before) = layer.drawn { region.insert(before) } else { damageAndForget(layer) }
        let now = space.boundingRect(of: layer.visualBounds)
        region.insert(now)
        layer.drawn = .whole(now)
    }

    /// Damages and drops the places of the layer and of its sublayers.
    private func damageAndForget(_ layer: Layer) {
        layer.hasAppeared = true
        layer.isBlank = false
        if let before = layer.drawn.bounds { region.insert(before) }
        layer.drawn = .nowhere
        for sublayer in layer.sublayers { damageAndForget(sublayer) }
        if let mask = layer.mask { damageAndForget(mask) }
    }

    /// Finds the outermost superlayer of `layer` with a single place for itself and its sublayers, and gives each layer
    /// in it a place of its own.
    func takeApart(above layer: Layer) {
        var whole: Layer?
        var superlayer = layer.superlayer
        while let current = superlayer {
            if current.isDrawnWhole { whole = current }
            superlayer = current.superlayer
        }
        if let whole { takeApart(whole) }
    }

    /// Damages the single place of `whole`, and computes a place for each layer in it.
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
