@_spi(Engine) import AnimationCore

extension LayerContext {
    /// How many seconds of frames that change nothing prove that what runs will never be seen until something is written;
    /// nil if that cannot be known. `others` is when values that run beside the layers have shown everything.
    ///
    /// Motion without end repeats itself. Once it has come round, and nothing of it was seen, nothing of it will be; where
    /// several come round at different times, each has to be by itself: what lies on a layer that moves is in other
    /// places each time.
    ///
    /// - Complexity: O(running layers, and those around each); asked only in frames that changed nothing.
    package func unseenPeriod(beside others: EndlessPeriods) -> Double? {
        // What is placed anew in each frame is placed by those others, or comes to rest with the next frame.
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

    private var eachMovesAlone: Bool { running.allSatisfy { $0.isOnBlankLayer || $0.movesAlone } }
}

extension Layer {
    /// When each property that runs has shown everything. Returns false if one of them has an end.
    @discardableResult fileprivate func insertEndlessPeriods(into periods: inout EndlessPeriods) -> Bool {
        insert(.geometry, geometryProperty.endlessPeriod, into: &periods)
            && insert(.effect, effectProperty.endlessPeriod, into: &periods)
            && insert(.opacity, opacityProperty.endlessPeriod, into: &periods)
            && insert(.fill, fillProperty.endlessPeriod, into: &periods)
            && insert(.blur, finish?.blur.endlessPeriod, into: &periods)
            && insert(.shadow, finish?.shadow.endlessPeriod, into: &periods)
            && insert(.paint, finish?.paint.endlessPeriod, into: &periods)
            && insert(.filter, finish?.filter.endlessPeriod, into: &periods)
    }

    /// Returns false if `property` runs, and has an end.
    private func insert(
        _ property: RunningProperties, _ period: @autoclosure () -> EndlessPeriod?, into periods: inout EndlessPeriods
    ) -> Bool {
        guard !running.isDisjoint(with: property) else { return true }
        guard let period = period() else { return false }
        periods.insert(period)
        return true
    }

    /// Whether this layer, or one around it, is not to be seen, and will not be by anything that runs.
    fileprivate var isOnBlankLayer: Bool {
        var layer: Layer? = self
        while let current = layer {
            // A turned back that is not to be seen comes round.
            if current.isHidden || current.opacity <= 0 && !current.running.contains(.opacity) { return true }
            layer = current.superlayer
        }
        return false
    }

    /// Whether one property of this layer runs, and nothing of those around it.
    fileprivate var movesAlone: Bool {
        guard running.rawValue.nonzeroBitCount == 1 || running.isSubset(of: .geometry) else { return false }
        var layer = superlayer
        while let current = layer {
            guard current.running.isEmpty else { return false }
            layer = current.superlayer
        }
        return true
    }
}
