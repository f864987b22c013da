@_spi(Engine) public import AnimationCore
import Foundation

// The animatable properties. Reading gives the model value; plain writing goes by the current transaction.
extension Layer {
    /// Place and size. The size is presented by building content anew, the origin by moving it.
    public var geometry: LayerGeometry {
        get { geometryProperty.model }
        set { setGeometry(newValue, transaction: .current) }
    }

    /// Places the layer as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setGeometry(_ value: LayerGeometry, transaction: Transaction) {
        let old = geometryProperty.model
        guard value != old else { return }
        let before = geometryProperty.presented
        if value.isAlmost(old) {
            // An animation of nothing would still change the course of those that run (S5.8).
            geometryProperty.correct(value)
        } else {
            geometryProperty.set(value, transaction: transaction)
        }
        if geometryProperty.isRunning {
            if value.origin != old.origin { running.insert(.position) }
            if value.size != old.size { running.insert(.size) }
            propertyRuns()
        } else {
            running.subtract(.geometry)
            notePlaced()
        }
        // A layer that begins to move is drawn between pixels from now on, though it is where it was.
        geometryPresented(before: before, isChanged: true)
    }

    /// Places the layer as if it had been sent there by `animation` before the first of the frames at `times`, in seconds of
    /// program time, and these had been seen.
    package func setGeometry(_ value: LayerGeometry, by animation: Animation, seenAt times: [Double]) {
        setGeometry(value, transaction: Transaction(animation: animation))
        let before = geometryProperty.presented
        for time in times where geometryProperty.isRunning { geometryProperty.advance(to: time) }
        if !times.isEmpty { geometryPresented(before: before, isChanged: true) }
    }

    /// The transform of the layer with everything on it (S27).
    public var effect: LayerEffect {
        get { memory.state.transforms?.state.effect.model ?? .none }
        set { setEffect(newValue, transaction: .current) }
    }

    /// Changes the effect as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setEffect(_ value: LayerEffect, transaction: Transaction) {
        guard value != effect else { return }
        let transforms = transforms
        transforms.state.effect.set(value, transaction: transaction, in: geometryProperty.model.size)
        let runs = transforms.state.effect.isRunning
        note(.effect, runs: runs)
        if !runs { notePlaced() }
        forgetMatrix()
        placementChanged()
    }

    /// Of the layer with everything on it (S27.8). May lie outside 0…1 and is clamped when drawn.
    public var opacity: Double {
        get { opacityProperty.model }
        set { setOpacity(newValue, transaction: .current) }
    }

    /// Fades as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setOpacity(_ value: Double, transaction: Transaction) {
        let value = value.isFinite ? value : value > 0 ? 1 : 0
        guard value != opacityProperty.model else { return }
        opacityProperty.set(value, transaction: transaction)
        note(.opacity, runs: opacityProperty.isRunning)
        placementChanged()
    }

    /// Sigma of the Gaussian, in points (S27.9).
    public var blurRadius: Double {
        get { finish?.blur.model ?? 0 }
        set { setBlurRadius(newValue, transaction: .current) }
    }

    /// Blurs as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setBlurRadius(_ value: Double, transaction: Transaction) {
        let value = Self.drawableRadius(value)
        guard value != blurRadius else { return }
        let finish = madeFinish()
        finish.blur.set(value, transaction: transaction)
        note(.blur, runs: finish.blur.isRunning)
        drawingChanged()
    }

    /// Below the layer with everything on it (S27.10); nil casts none.
    public var shadow: LayerShadow? {
        get { finish?.shadow.model ?? nil }
        set { setShadow(newValue, transaction: .current) }
    }

    /// Changes the shadow as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setShadow(_ value: LayerShadow?, transaction: Transaction) {
        let value = value.map(Self.drawable)
        guard value != shadow else { return }
        let finish = madeFinish()
        finish.shadow.set(value, transaction: transaction)
        note(.shadow, runs: finish.shadow.isRunning)
        drawingChanged()
    }

    /// Paint of `.color`, and of shapes, texts and templates that have none of their own. Animates through Oklab (S28.2).
    public var fill: ResolvedColor {
        get { fillProperty.model }
        set { setFill(newValue, transaction: .current) }
    }

    /// Changes the fill as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setFill(_ value: ResolvedColor, transaction: Transaction) {
        guard value != fillProperty.model else { return }
        fillProperty.set(value, transaction: transaction)
        note(.fill, runs: fillProperty.isRunning)
        contentChanged()
    }

    /// Instead of ``fill``, the paint of shapes and texts that have none of their own: gradients. Nil is the fill. It
    /// animates stop by stop between gradients of one kind (S28.4).
    public var paint: LayerPaint? {
        get { finish?.paint.model.paint }
        set { setPaint(newValue, transaction: .current) }
    }

    /// Changes the paint as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setPaint(_ value: LayerPaint?, transaction: Transaction) {
        guard value != paint else { return }
        if case .material? = value { context.noteMaterial(self) }
        let finish = madeFinish()
        finish.paint.set(FillPaint(paint: value), transaction: transaction)
        note(.paint, runs: finish.paint.isRunning)
        contentChanged()
    }

    /// Of the layer with everything on it (S27.14).
    public var colorFilter: LayerColorFilter {
        get { finish?.filter.model ?? .none }
        set { setColorFilter(newValue, transaction: .current) }
    }

    /// Changes the filter as the transaction says: at once, or moving there from what is on screen (S1.7).
    public func setColorFilter(_ value: LayerColorFilter, transaction: Transaction) {
        guard value != colorFilter else { return }
        let finish = madeFinish()
        finish.filter.set(value, transaction: transaction)
        note(.filter, runs: finish.filter.isRunning)
        drawingChanged()
    }

    private func madeFinish() -> LayerFinish {
        if let finish { return finish }
        let made = LayerFinish()
        finish = made
        return made
    }

    // MARK: Numbers that are none

    /// Nothing in a window would tell a wider blur from this one, in points.
    private static let widestRadius = 1_000.0

    private static func drawableRadius(_ radius: Double) -> Double {
        radius.isNaN ? 0 : min(max(radius, 0), widestRadius)
    }

    private static func drawable(_ shadow: LayerShadow) -> LayerShadow {
        var shadow = shadow
        shadow.radius = drawableRadius(shadow.radius)
        if !shadow.offset.width.isFinite || !shadow.offset.height.isFinite { shadow.offset = .zero }
        return shadow
    }

    // MARK: Running

    private func note(_ property: RunningProperties, runs: Bool) {
        if runs {
            running.insert(property)
            propertyRuns()
        } else {
            running.remove(property)
        }
    }

    private func propertyRuns() { context.noteRunning(self) }

    /// Was placed without animation. Nobody saw where it was before it appeared.
    private func notePlaced() { if hasAppeared { around.with { $0.notePlaced(self) } } }

    /// Brings what runs to `time`; called by the context. Returns false when nothing runs any more.
    func advance(to time: Double) -> Bool {
        if !running.isDisjoint(with: .geometry) {
            let before = geometryProperty.presented
            geometryProperty.advance(to: time)
            if !geometryProperty.isRunning { running.subtract(.geometry) }
            geometryPresented(before: before, isChanged: false)
        }
        if running.contains(.effect) {
            let transforms = transforms
            let before = transforms.state.effect.presented
            transforms.state.effect.advance(to: time)
            let runs = transforms.state.effect.isRunning
            if !runs { running.remove(.effect) }
            // At its end a layer snaps to pixels, though it may not have moved.
            if !runs || transforms.state.effect.presented != before {
                forgetMatrix()
                placementChanged()
            }
        }
        if running.contains(.opacity) {
            let before = opacityProperty.presented
            opacityProperty.advance(to: time)
            if !opacityProperty.isRunning { running.remove(.opacity) }
            if opacityProperty.presented != before { placementChanged() }
        }
        if running.contains(.blur), let finish {
            let before = finish.blur.presented
            finish.blur.advance(to: time)
            if !finish.blur.isRunning { running.remove(.blur) }
            if finish.blur.presented != before { drawingChanged() }
        }
        if running.contains(.shadow), let finish {
            let before = finish.shadow.presented
            finish.shadow.advance(to: time)
            if !finish.shadow.isRunning { running.remove(.shadow) }
            if finish.shadow.presented != before { drawingChanged() }
        }
        if running.contains(.fill) {
            let before = fillProperty.presented
            fillProperty.advance(to: time)
            if !fillProperty.isRunning { running.remove(.fill) }
            if fillProperty.presented != before { contentChanged() }
        }
        if running.contains(.paint), let finish {
            let before = finish.paint.presented
            finish.paint.advance(to: time)
            if !finish.paint.isRunning { running.remove(.paint) }
            if finish.paint.presented != before { contentChanged() }
        }
        if running.contains(.filter), let finish {
            let before = finish.filter.presented
            finish.filter.advance(to: time)
            if !finish.filter.isRunning { running.remove(.filter) }
            if finish.filter.presented != before { drawingChanged() }
        }
        return !running.isEmpty
    }

    /// Ends whatever runs, at the model values; completions are told (S5.16).
    func endAnimations() {
        guard !running.isEmpty else { return }
        geometryProperty.end()
        memory.state.transforms?.state.effect.end()
        opacityProperty.end()
        fillProperty.end()
        finish?.end()
        running = []
        memory.state.drawing?.state.forget()
        contentChanged()
        drawingChanged()
        placementChanged()
    }

    /// - Parameter isChanged: whether the model value is another one, besides what is presented.
    private func geometryPresented(before: LayerGeometry, isChanged: Bool) {
        let now = geometryProperty.presented
        // At its end a layer snaps to pixels, though it may not have moved.
        guard now != before || isChanged || !geometryProperty.isRunning else { return }
        forgetMatrix()
        if now.size != before.size {
            // The layers around learn by this what a new place would tell them.
            contentChanged()
            // Clips, and effects about an anchor, go with the size.
            if clip != nil { drawingChanged() }
            markDamaged(.subtree)
        } else {
            placementChanged()
        }
    }
}
