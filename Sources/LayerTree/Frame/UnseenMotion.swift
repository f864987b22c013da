@_spi(Engine) import AnimationCore

extension LayerContext {
    /// Time, in seconds, after which running animations that changed no pixel can never change one until something is
    /// written; nil if that cannot be known.
    ///
    /// Endless animations repeat. An animation that changed no pixel in a whole period never will. If periods differ,
    /// this holds only for layers that move alone: a layer on another moving layer is in another place each time.
    ///
    /// `others` are the periods of animations beside those of layers.
    ///
    /// - Complexity: O(running layers and their superlayers); called only in frames that changed nothing.
    package func unseenPeriod(beside others: EndlessPeriods) -> Double? {
        // Driven layers are placed by the animations in `others`, or come to rest with the next frame.
        guard driven.isEmpty || !others.isEmpty, surfaces.isEmpty else { return nil }
        var periods = others
        for layer in running {
            var own = EndlessPeriods()
            guard layer.insertEndlessPeriods(into: &own) else { return nil }
            if !layer.isOnBlankLayer { layer.insertEndlessPeriods(into: &periods) }
        }
        guard periods.areKnown, periods.comeRoundTogether || (others.isEmpty && eachMovesAlone) else { return nil }
        return periods.longest
    }

    /// True while an animation with an end runs, or one that has not begun.
    ///
    /// - Complexity: O(running layers); called only while the window is not seen.
    package var isAnimatingToEnd: Bool {
        running.contains { layer in
            var periods = EndlessPeriods()
            return !layer.insertEndlessPeriods(into: &periods)
        }
    }

    private var eachMovesAlone: Bool { running.allSatisfy { $0.isOnBlankLayer || $0.movesAlone } }
}

extension Layer {
    /// True if this layer or a superlayer is hidden or transparent, and no running animation will show it.
    fileprivate var isOnBlankLayer: Bool {
        var layer: Layer? = self
        while let current = layer {
            // The hidden back of a layer that turns does not count: the turn shows the layer again.
            if current.isHidden || current.opacity <= 0 && !current.runs(OpacityProperty.self) { return true }
            layer = current.superlayer
        }
        return false
    }

    /// True if one property of this layer runs, and none of its superlayers.
    fileprivate var movesAlone: Bool {
        let isOneProperty = running.rawValue.nonzeroBitCount == 1 || running.isSubset(of: GeometryProperty.flags)
        guard isOneProperty else { return false }
        var layer = superlayer
        while let current = layer {
            guard current.running.isEmpty else { return false }
            layer = current.superlayer
        }
        return true
    }
}
