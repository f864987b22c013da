import Foundation

extension Layer {
    /// Replaces the sublayers, back to front. Layers with another superlayer are removed from it. Damages the layers
    /// that were added, removed or reordered.
    ///
    /// - Complexity: O(n); equal lists are only compared.
    package func setSublayers(_ layers: [Layer]) {
        guard !isSame(layers, memory.state.sublayers) else { return }
        forgetRuns()
        if memory.state.sublayers.isEmpty {
            memory.state.sublayers = layers
            for layer in layers {
                if let around = layer.memory.state.superlayer {
                    if around.isSame(as: Unretained(self)) { continue }
                    layer.detachFromSuperlayer()
                }
                layer.join(self)
            }
            return drawingChanged(damages: false)
        }
        let old = sublayers
        sublayers = layers
        context.nextMark()
        for layer in layers { layer.memory.state.mark = context.mark }
        for layer in old where layer.memory.state.mark != context.mark && layer.superlayer === self { layer.leave() }
        for layer in layers where layer.superlayer !== self {
            layer.detachFromSuperlayer()
            layer.join(self)
        }
        damageReordered(old: old, new: layers)
        drawingChanged(damages: false)
    }

    /// Adds `layer` in front of all sublayers.
    public func addSublayer(_ layer: Layer) { insertSublayer(layer, at: Int.max) }

    /// Inserts `layer` at `index` among the other sublayers: 0 is the back; an index beyond the end is the front.
    public func insertSublayer(_ layer: Layer, at index: Int) {
        var layers = sublayers(without: layer)
        layers.insert(layer, at: min(max(index, 0), layers.count))
        setSublayers(layers)
    }

    /// Removes the layer from its superlayer, or from the layer whose mask it is. Unless it joins the tree again before
    /// the next frame, its animations and those of its sublayers end with that frame (S5.16).
    public func removeFromSuperlayer() {
        guard let superlayer else { return }
        if superlayer.mask === self {
            superlayer.mask = nil
        } else {
            superlayer.setSublayers(superlayer.sublayers(without: self))
        }
    }

    /// Removes the layer from the tree for good and ends its animations now; their completions run (S5.16).
    package func discard() {
        removeFromSuperlayer()
        endAnimations()
    }

    /// Removes the layer from its old superlayer before it joins another one.
    private func detachFromSuperlayer() {
        guard let old = superlayer else { return }
        if old.mask === self {
            old.mask = nil
        } else {
            leave()
            old.forgetRuns()
            old.sublayers.removeAll { $0 === self }
            old.drawingChanged(damages: false)
        }
    }

    func join(_ superlayer: Layer) {
        precondition(superlayer.around.isSame(as: around), "a layer cannot move to another window")
        self.superlayer = superlayer
        setInTree(superlayer.isInTree)
        placementChanged()
    }

    func leave() {
        context.damaging(surfaceOf: self) {
            if isInTree { context.takeApart(above: self) }
            superlayer = nil
            setInTree(false)
        }
    }

    private func setInTree(_ value: Bool) {
        guard memory.state.isInTree != value else { return }
        memory.state.isInTree = value
        if value {
            if !running.isEmpty { context.noteRunning(self) }
        } else {
            hasAppeared = false
            if let drawn = drawn.bounds { context.damage(drawn) }
            drawn = .nowhere
            if !running.isEmpty { context.noteDetachedRunning() }
        }
        if !memory.state.sublayers.isEmpty { for layer in memory.state.sublayers { layer.setInTree(value) } }
        memory.state.mask?.setInTree(value)
    }

    /// The sublayers without `layer`. Not by `filter`: a closure of the main actor that is passed to the library is
    /// checked for its executor at each call.
    private func sublayers(without layer: Layer) -> [Layer] {
        var layers: [Layer] = []
        layers.reserveCapacity(memory.state.sublayers.count)
        for other in memory.state.sublayers where other !== layer { layers.append(other) }
        return layers
    }

    /// Damages sublayers whose order has changed. Only the order of layers that stayed matters here; added and removed
    /// layers are damaged already.
    private func damageReordered(old: [Layer], new: [Layer]) {
        let mark = context.mark
        var kept: [Layer] = []
        kept.reserveCapacity(old.count)
        for layer in old where layer.memory.state.mark == mark && layer.superlayer === self { kept.append(layer) }
        context.nextMark()
        let keptMark = context.mark
        for layer in kept { layer.memory.state.mark = keptMark }
        var now: [Layer] = []
        now.reserveCapacity(kept.count)
        for layer in new where layer.memory.state.mark == keptMark { now.append(layer) }
        guard !isSame(kept, now) else { return }
        var first = 0
        var end = now.count
        while first < end && kept[first] === now[first] { first += 1 }
        while end > first && kept[end - 1] === now[end - 1] { end -= 1 }
        for layer in now[first..<end] { layer.markDamaged(.subtree) }
    }

    private func isSame(_ a: [Layer], _ b: [Layer]) -> Bool {
        guard a.count == b.count else { return false }
        for index in a.indices where a[index] !== b[index] { return false }
        return true
    }
}
