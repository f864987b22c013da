@_spi(Engine) package import AnimationCore

extension LayerContext {
    /// How many seconds of frames that change nothing prove that what runs will never be seen until something is written;
    /// nil if that cannot be known. `others` is when values that run beside the layers have shown everything.
    ///
    /// Motion without end repeats itself. Once it has come round, and nothing of it was seen, nothing of it will be; where
    /// several come round at different times, each has to be by itself: what lies on a layer that moves is in other
    /// places each time.
    ///
    /// - Complexity: O(running layers, and those around each); asked only in frames that changed nothing.
    package func unseenPeriod(beside others: [EndlessPeriod]) -> Double? {
        // What is placed anew in each frame is placed by those others, or comes to rest with the next frame.
        guard driven.isEmpty || !others.isEmpty, surfaces.isEmpty else { return nil }
        var periods = others
        for layer in running {
            guard let own = layer.endlessPeriods else { return nil }
            if !layer.isOnBlankLayer { periods += own }
        }
        var (shortest, longest) = (Double.infinity, 0.0)
        for period in periods {
            guard case .seconds(let seconds) = period else { return nil }
            (shortest, longest) = (min(shortest, seconds), max(longest, seconds))
        }
        let comeRoundTogether = longest - shortest <= 1e-9 * longest
        guard periods.isEmpty || comeRoundTogether || (others.isEmpty && eachMovesAlone) else { return nil }
        return longest
    }

    private var eachMovesAlone: Bool { running.allSatisfy { $0.isOnBlankLayer || $0.movesAlone } }
}

extension Layer {
    /// When each property that runs has shown everything; nil if one of them has an end.
    fileprivate var endlessPeriods: [EndlessPeriod]? {
        let all: [(RunningProperties, EndlessPeriod?)] = [
            (.geometry, geometryProperty.endlessPeriod), (.effect, effectProperty.endlessPeriod),
            (.shift, shiftProperty.endlessPeriod), (.opacity, opacityProperty.endlessPeriod),
            (.fill, fillProperty.endlessPeriod), (.blur, finish?.blur.endlessPeriod),
            (.shadow, finish?.shadow.endlessPeriod), (.paint, finish?.paint.endlessPeriod),
            (.filter, finish?.filter.endlessPeriod),
        ]
        var found: [EndlessPeriod] = []
        for (property, period) in all where !running.isDisjoint(with: property) {
            guard let period else { return nil }
            found.append(period)
        }
        return found
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
