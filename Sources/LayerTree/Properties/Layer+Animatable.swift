@_spi(Engine) package import AnimationCore
import Foundation

// Reading, writing and advancing of animatable properties, generic over their descriptions.
extension Layer {
    /// The value that was written last.
    func model<Property: LayerProperty>(_ property: Property.Type) -> Property.Value { property[self].model }

    /// The value on screen, as of the last frame that was advanced; springs may carry it beyond the range that can be
    /// drawn.
    func presented<Property: LayerProperty>(_ property: Property.Type) -> Property.Value { property[self].presented }

    /// The value on screen, limited to the range that can be drawn.
    func drawn<Property: LayerProperty>(_ property: Property.Type) -> Property.Value {
        property.drawn(property[self].presented)
    }

    /// True while an animation of the property runs.
    func runs<Property: LayerProperty>(_ property: Property.Type) -> Bool {
        !running.isDisjoint(with: property.flags)
    }

    /// Sets the model value under `transaction`: it is presented at once, or animated to from the presented value
    /// (S1.7).
    func set<Property: LayerProperty>(
        _ property: Property.Type, to value: Property.Value, transaction: Transaction
    ) {
        let value = property.cleaned(value)
        let old = property[self].model
        guard value != old else { return }
        property.willSet(value, on: self)
        // Even an animation without a change of value would alter the running animations (S5.8).
        let step =
            property.differsByRounding(old, value)
            ? property[self].correct(value)
            : property[self].set(value, transaction: transaction, in: memory.state.geometryProperty.model.size)
        if step.isRunning {
            running.formUnion(property.running(from: old, to: value))
            context.noteRunning(self)
        } else {
            running.subtract(property.flags)
            if property.placesLayer { notePlaced() }
        }
        // A layer that begins to move is drawn at fractions of pixels from now on, so it is stale though its place is
        // equal.
        becomeStale(property.stale(from: step.before, to: step.presented))
    }

    /// Places the layer as if `animation` had begun before the first of the frames at `times`, in seconds of program
    /// time, and those frames had been shown.
    package func setGeometry(_ value: LayerGeometry, by animation: Animation, seenAt times: [Double]) {
        setGeometry(value, transaction: Transaction(animation: animation))
        for time in times where runs(GeometryProperty.self) { advance(GeometryProperty.self, to: time) }
    }

    /// Records that the layer was placed without animation. Placements before the layer appears do not count: they were
    /// not visible.
    private func notePlaced() { if hasAppeared { around.with { $0.notePlaced(self) } } }

    private func becomeStale(_ part: StalePart) {
        switch part {
        case .content: contentChanged()
        case .drawing: drawingChanged()
        case .composition: placementChanged()
        case .place:
            forgetMatrix()
            placementChanged()
        case .size:
            forgetMatrix()
            // This gives superlayers new versions, as a new place would.
            contentChanged()
            // Clips, and effects about an anchor, depend on the size.
            if clip != nil { drawingChanged() }
            markDamaged(.subtree)
        }
    }

    // MARK: Frames

    /// Advances the running properties to `time`, in seconds of program time; called by the context. Returns false if
    /// none runs any more.
    func advance(to time: Double) -> Bool {
        var advance = Advance(layer: self, time: time)
        LayerProperties.visitAll(&advance)
        return !running.isEmpty
    }

    private struct Advance: LayerPropertyVisitor {
        let layer: Layer
        let time: Double

        @inline(__always) func visit<Property: LayerProperty>(_ property: Property.Type) {
            if layer.runs(property) { layer.advance(property, to: time) }
        }
    }

    private func advance<Property: LayerProperty>(_ property: Property.Type, to time: Double) {
        let step = property[self].advance(to: time)
        if !step.isRunning { running.subtract(property.flags) }
        // At the end of its motion a layer snaps to whole pixels, so it is stale though it may not have moved.
        if step.presented != step.before || (property.placesLayer && !step.isRunning) {
            becomeStale(property.stale(from: step.before, to: step.presented))
        }
    }

    /// Ends all running animations at the model values; their completions run (S5.16).
    func endAnimations() {
        guard !running.isEmpty else { return }
        var end = End(layer: self)
        LayerProperties.visitAll(&end)
        running = []
        memory.state.drawing?.state.forget()
        contentChanged()
        drawingChanged()
        placementChanged()
    }

    private struct End: LayerPropertyVisitor {
        let layer: Layer

        func visit<Property: LayerProperty>(_ property: Property.Type) {
            if property[layer].hasMotion { property[layer].end() }
        }
    }

    /// Inserts the periods of the endless animations that run into `periods`. Returns false if a running animation has
    /// an end.
    @discardableResult func insertEndlessPeriods(into periods: inout EndlessPeriods) -> Bool {
        var search = EndlessSearch(layer: self, periods: periods)
        LayerProperties.visitAll(&search)
        periods = search.periods
        return search.areEndless
    }

    private struct EndlessSearch: LayerPropertyVisitor {
        let layer: Layer
        var periods: EndlessPeriods
        var areEndless = true

        mutating func visit<Property: LayerProperty>(_ property: Property.Type) {
            guard areEndless, layer.runs(property) else { return }
            if let period = property[layer].endlessPeriod { periods.insert(period) } else { areEndless = false }
        }
    }
}
