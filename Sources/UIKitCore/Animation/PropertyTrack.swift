/// Values through which one property of a layer goes, at times 0…1.
@MainActor final class PropertyTrack {
    struct Stop {
        var time: Double
        var value: AnimatedLayerValue
    }

    private struct Change {
        let span: ClosedRange<Double>
        var value: AnimatedLayerValue
    }

    /// The layer, which the track keeps while it runs.
    let layer: CALayer
    let keyPath: String
    /// True if the track moves the layer relative to its model, so that other animations of the property add up with it.
    let isAdditive: Bool
    private let first: AnimatedLayerValue
    private var changes: [Change] = []
    /// The layer's own value after the last change.
    private var model: AnimatedLayerValue
    /// Values by time; the first at 0, the last at 1.
    private(set) var stops: [Stop] = []

    /// A track that starts at the value on screen; `model` and `shown` are the values of the layer, and with its animations.
    init(_ layer: CALayer, _ keyPath: String, model: AnimatedLayerValue, shown: AnimatedLayerValue) {
        self.layer = layer
        self.keyPath = keyPath
        // Matrices, colours and paths do not add up.
        isAdditive = !model.isTransform && model.path == nil && !keyPath.hasSuffix("olor") && keyPath != "colors"
        first = isAdditive ? model : shown
        self.model = model
    }

    /// Adds the value that the property reaches at the end of `span`.
    func add(_ value: AnimatedLayerValue, in span: ClosedRange<Double>) {
        if let last = changes.indices.last, changes[last].span == span {
            changes[last].value = value
        } else {
            changes.append(Change(span: span, value: value))
        }
        model = value
        stops = makeStops()
    }

    /// The value stays between changes, and a change begins at the value that the one before has reached.
    private func makeStops() -> [Stop] {
        var stops = [Stop(time: 0, value: first)]
        var (time, value) = (0.0, first)
        for change in changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            if change.span.lowerBound > time { stops.append(Stop(time: change.span.lowerBound, value: value)) }
            (time, value) = (max(change.span.upperBound, time), change.value)
            stops.append(Stop(time: time, value: value))
        }
        if time < 1 { stops.append(Stop(time: 1, value: value)) }
        return stops
    }

    /// Values for an animation: relative to the model if they are added to it.
    var animatedStops: [Stop] {
        guard isAdditive else { return stops }
        let end = model.scaled(by: -1)
        return stops.map { Stop(time: $0.time, value: $0.value.adding(end)) }
    }

    /// Value at `progress`, beyond the ends of a track of two stops; the two components are those along x and along y of points.
    func value(at progress: SIMD2<Double>) -> AnimatedLayerValue {
        let stops = animatedStops
        guard stops.count > 2 else { return stops[0].value.mixed(with: stops[1].value, progress) }
        let time = min(max(progress.x, 0), 1)
        let next = min(stops.firstIndex { $0.time > time } ?? stops.count - 1, stops.count - 1)
        let (from, to) = (stops[max(next - 1, 0)], stops[next])
        let length = to.time - from.time
        return from.value.mixed(with: to.value, length > 0 ? min((time - from.time) / length, 1) : 1)
    }

    /// Sets the layer's own value to `value`, without animation.
    func setModel(_ value: AnimatedLayerValue) {
        UIView.performWithoutAnimation {
            switch keyPath {
            // These two tell the view of the layer.
            case "position": layer.position = value.point
            case "bounds": layer.bounds = value.rect
            default: layer.setValue(value, forKeyPath: keyPath)
            }
        }
    }
}

extension AnimatedLayerValue {
    /// The value at `part` of the way to `other`, with a part of its own for each coordinate of a point.
    fileprivate func mixed(with other: AnimatedLayerValue, _ part: SIMD2<Double>) -> AnimatedLayerValue {
        guard numbers.count == 2, other.numbers.count == 2, path == nil, part.x != part.y else {
            return mixed(with: other, part.x)
        }
        let (from, to) = (numbers, other.numbers)
        return AnimatedLayerValue(numbers: [
            from[0] + (to[0] - from[0]) * part.x, from[1] + (to[1] - from[1]) * part.y,
        ])
    }
}
