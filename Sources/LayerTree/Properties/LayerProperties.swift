@_spi(Engine) public import AnimationCore
import Foundation
import Geometry

// The table of layers' animatable properties: each has one entry here, and layers use nothing else of it.
//
// To add a property `glow` with values of type `Glow`:
//
// 1. Entry: below, an `enum GlowProperty: UncommonLayerProperty` with `flags` (the next free bit), `name`, `initial`,
//    `stale` and the subscript, which names the stored property of step 2; also `cleaned`, `drawn` and the other
//    members of `LayerProperty` whose defaults are not right. Under it, for programs, `glow` and
//    `setGlow(_:transaction:)`.
// 2. Storage: `var glow = AnimatedProperty(GlowProperty.initial)` in `UncommonProperties`.
// 3. Order: a line in `LayerProperties.visitAll(_:)`.
// 4. Values: `Glow` conforms to `AnimatedValue` (`AnimatedValues.swift`), unless another property uses the type
//    already. `publishedForm(like:in:)` is needed only if programs' own animations receive a vector of another form.
// 5. Drawing: `layer.drawn(GlowProperty.self)` is the value to draw. If it draws beyond the content, extend
//    `Layer.grown(_:)` and `Layer.isPlainlyPlaced` (`Layer+Bounds.swift`). `CairoRenderer` draws it.
//
// Animations, transactions, velocities, completions, damage, versions for caches, snapshots' `animating`, detection of
// invisible motion, and the end with the layer follow from the entry.

enum LayerProperties {
    /// Calls `visitor` with each property of layers, in the order in which they advance and snapshots name them.
    @MainActor @inline(__always) static func visitAll(_ visitor: inout some LayerPropertyVisitor) {
        visitor.visit(GeometryProperty.self)
        visitor.visit(EffectProperty.self)
        visitor.visit(OpacityProperty.self)
        visitor.visit(BlurProperty.self)
        visitor.visit(ShadowProperty.self)
        visitor.visit(FillProperty.self)
        visitor.visit(PaintProperty.self)
        visitor.visit(ColorFilterProperty.self)
    }
}

/// Storage for the animatable properties that few layers ever have.
final class UncommonProperties {
    var blur = AnimatedProperty(BlurProperty.initial)
    var shadow = AnimatedProperty(ShadowProperty.initial)
    var paint = AnimatedProperty(PaintProperty.initial)
    var filter = AnimatedProperty(ColorFilterProperty.initial)
}

// MARK: Geometry

/// Place and size.
enum GeometryProperty: LayerProperty {
    typealias Value = LayerGeometry
    static var position: RunningProperties { .bit(0) }
    static var size: RunningProperties { .bit(1) }
    static var flags: RunningProperties { [position, size] }
    static var name: String { "position" }
    static var stale: StalePart { .size }
    static var placesLayer: Bool { true }

    static func names(of running: RunningProperties) -> [String] {
        (running.contains(position) ? ["position"] : []) + (running.contains(size) ? ["size"] : [])
    }

    static func running(from old: LayerGeometry, to new: LayerGeometry) -> RunningProperties {
        var running: RunningProperties = []
        if new.origin != old.origin { running.insert(position) }
        if new.size != old.size { running.insert(size) }
        return running
    }

    static func stale(from old: LayerGeometry, to new: LayerGeometry) -> StalePart {
        new.size != old.size ? .size : .place
    }

    static func differsByRounding(_ old: LayerGeometry, _ new: LayerGeometry) -> Bool { new.isAlmost(old) }

    @MainActor static subscript(layer: Layer) -> AnimatedProperty<LayerGeometry> {
        @inline(__always) get { layer.memory.state.geometryProperty }
        @inline(__always) _modify { yield &layer.memory.state.geometryProperty }
    }
}

extension Layer {
    /// Place and size. A new size builds the content again; a new origin only moves it.
    public var geometry: LayerGeometry {
        get { model(GeometryProperty.self) }
        set { set(GeometryProperty.self, to: newValue, transaction: .current) }
    }

    /// Places the layer under `transaction`: at once, or animated from the presented place (S1.7).
    public func setGeometry(_ value: LayerGeometry, transaction: Transaction) {
        set(GeometryProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Effect

/// The transform. It is stored in separate memory, which most layers do not have.
enum EffectProperty: LayerProperty {
    typealias Value = LayerEffect
    static var flags: RunningProperties { .bit(2) }
    static var name: String { "transform" }
    static var stale: StalePart { .place }
    static var placesLayer: Bool { true }

    @MainActor static subscript(layer: Layer) -> AnimatedProperty<LayerEffect> {
        @inline(__always) get { layer.memory.state.transforms?.state.effect ?? AnimatedProperty(.none) }
        @inline(__always) _modify { yield &layer.transforms.state.effect }
    }
}

extension Layer {
    /// The transform of the layer with its sublayers (S27); by default none.
    public var effect: LayerEffect {
        get { model(EffectProperty.self) }
        set { set(EffectProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the effect under `transaction`: at once, or animated from the presented effect (S1.7).
    public func setEffect(_ value: LayerEffect, transaction: Transaction) {
        set(EffectProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Opacity

enum OpacityProperty: LayerProperty {
    typealias Value = Double
    static var flags: RunningProperties { .bit(3) }
    static var name: String { "opacity" }
    static var stale: StalePart { .composition }

    static func cleaned(_ value: Double) -> Double { value.isFinite ? value : value > 0 ? 1 : 0 }
    static func drawn(_ value: Double) -> Double { min(max(value, 0), 1) }

    @MainActor static subscript(layer: Layer) -> AnimatedProperty<Double> {
        @inline(__always) get { layer.memory.state.opacityProperty }
        @inline(__always) _modify { yield &layer.memory.state.opacityProperty }
    }
}

extension Layer {
    /// Opacity of the layer with its sublayers (S27.8); by default 1. It may lie outside 0…1 and is clamped when drawn.
    /// Infinity counts as 1; negative infinity and NaN count as 0.
    public var opacity: Double {
        get { model(OpacityProperty.self) }
        set { set(OpacityProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the opacity under `transaction`: at once, or animated from the presented opacity (S1.7).
    public func setOpacity(_ value: Double, transaction: Transaction) {
        set(OpacityProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Blur

enum BlurProperty: UncommonLayerProperty {
    typealias Value = Double
    static var flags: RunningProperties { .bit(4) }
    static var name: String { "blur" }
    static var initial: Double { 0 }
    static var stale: StalePart { .drawing }

    /// Largest radius, in points: in a window, a larger one would look equal.
    private static let widest = 1_000.0

    static func cleaned(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), widest) }
    static func drawn(_ value: Double) -> Double { max(value, 0) }

    @MainActor static subscript(values: UncommonProperties) -> AnimatedProperty<Double> {
        @inline(__always) get { values.blur }
        @inline(__always) _modify { yield &values.blur }
    }
}

extension Layer {
    /// Sigma of a Gaussian blur of the layer with its sublayers, 0…1,000 points (S27.9); by default 0.
    public var blurRadius: Double {
        get { model(BlurProperty.self) }
        set { set(BlurProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the blur under `transaction`: at once, or animated from the presented blur (S1.7).
    public func setBlurRadius(_ value: Double, transaction: Transaction) {
        set(BlurProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Shadow

enum ShadowProperty: UncommonLayerProperty {
    typealias Value = LayerShadow?
    static var flags: RunningProperties { .bit(5) }
    static var name: String { "shadow" }
    static var initial: LayerShadow? { nil }
    static var stale: StalePart { .drawing }

    static func cleaned(_ value: LayerShadow?) -> LayerShadow? {
        guard var shadow = value else { return nil }
        shadow.radius = BlurProperty.cleaned(shadow.radius)
        if !shadow.offset.width.isFinite || !shadow.offset.height.isFinite { shadow.offset = .zero }
        return shadow
    }

    @MainActor static subscript(values: UncommonProperties) -> AnimatedProperty<LayerShadow?> {
        @inline(__always) get { values.shadow }
        @inline(__always) _modify { yield &values.shadow }
    }
}

extension Layer {
    /// Shadow below the layer with its sublayers (S27.10); nil, the default, is no shadow.
    public var shadow: LayerShadow? {
        get { model(ShadowProperty.self) }
        set { set(ShadowProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the shadow under `transaction`: at once, or animated from the presented shadow (S1.7).
    public func setShadow(_ value: LayerShadow?, transaction: Transaction) {
        set(ShadowProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Fill

enum FillProperty: LayerProperty {
    typealias Value = ResolvedColor
    static var flags: RunningProperties { .bit(6) }
    static var name: String { "fill" }
    static var stale: StalePart { .content }

    @MainActor static subscript(layer: Layer) -> AnimatedProperty<ResolvedColor> {
        @inline(__always) get { layer.memory.state.fillProperty }
        @inline(__always) _modify { yield &layer.memory.state.fillProperty }
    }
}

extension Layer {
    /// Colour of `.color` content, and of shapes, texts and template images without a paint of their own; by default
    /// black. It animates in Oklab (S28.2).
    public var fill: ResolvedColor {
        get { model(FillProperty.self) }
        set { set(FillProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the fill under `transaction`: at once, or animated from the presented fill (S1.7).
    public func setFill(_ value: ResolvedColor, transaction: Transaction) {
        set(FillProperty.self, to: value, transaction: transaction)
    }
}

// MARK: Paint

enum PaintProperty: UncommonLayerProperty {
    typealias Value = FillPaint
    static var flags: RunningProperties { .bit(7) }
    /// Snapshots call the paint `fill`, since it replaces the fill.
    static var name: String { FillProperty.name }
    static var initial: FillPaint { FillPaint() }
    static var stale: StalePart { .content }

    @MainActor static func willSet(_ value: FillPaint, on layer: Layer) {
        if case .material? = value.paint { layer.context.noteMaterial(layer) }
    }

    @MainActor static subscript(values: UncommonProperties) -> AnimatedProperty<FillPaint> {
        @inline(__always) get { values.paint }
        @inline(__always) _modify { yield &values.paint }
    }
}

extension Layer {
    /// Gradient or other paint in place of ``fill``, for shapes and texts without a paint of their own; nil, the
    /// default, is the fill. It animates stop by stop between gradients of one kind (S28.4).
    public var paint: LayerPaint? {
        get { model(PaintProperty.self).paint }
        set { setPaint(newValue, transaction: .current) }
    }

    /// Changes the paint under `transaction`: at once, or animated from the presented paint (S1.7).
    public func setPaint(_ value: LayerPaint?, transaction: Transaction) {
        set(PaintProperty.self, to: FillPaint(paint: value), transaction: transaction)
    }
}

// MARK: Colour filter

enum ColorFilterProperty: UncommonLayerProperty {
    typealias Value = LayerColorFilter
    static var flags: RunningProperties { .bit(8) }
    static var name: String { "filter" }
    static var initial: LayerColorFilter { .none }
    static var stale: StalePart { .drawing }

    @MainActor static subscript(values: UncommonProperties) -> AnimatedProperty<LayerColorFilter> {
        @inline(__always) get { values.filter }
        @inline(__always) _modify { yield &values.filter }
    }
}

extension Layer {
    /// Filter for the colours of the layer with its sublayers (S27.14); by default none.
    public var colorFilter: LayerColorFilter {
        get { model(ColorFilterProperty.self) }
        set { set(ColorFilterProperty.self, to: newValue, transaction: .current) }
    }

    /// Changes the filter under `transaction`: at once, or animated from the presented filter (S1.7).
    public func setColorFilter(_ value: LayerColorFilter, transaction: Transaction) {
        set(ColorFilterProperty.self, to: value, transaction: transaction)
    }
}
