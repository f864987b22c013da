package import Foundation
package import Geometry

/// One thing on screen: where it is, how it looks, what it draws, and the layers on it.
///
/// Every animatable property is a model value, what of it is presented, and the animator between them. A write always
/// goes by its transaction, also before the layer was ever shown: whoever makes a layer writes its first values under an
/// empty transaction (S1.15), and may then, in the same update, write again under one that animates from them.
///
/// A point in the layer's space comes to its superlayer's by the effect (for the *presented* size), then the presented
/// origin. Drawing order: content, then sublayers back to front; clip and mask cut both; then blur, colour filter, shadow, opacity of
/// the whole (S27.8) and blend mode.
@MainActor public final class Layer {
    /// Unique in its context, never reused; the same as long as the layer lives.
    public let id: Int
    package var context: LayerContext { around.object }
    let around: Unretained<LayerContext>

    // MARK: Names, for snapshots and scripts

    /// The name of the view that it stands for: that of its type, unless it was given one.
    package var viewName: String {
        get { memory.state.words?.state.name ?? memory.state.viewType.map { ViewNames.name(of: $0) } ?? "" }
        set { words.state.name = newValue }
    }
    /// The type of the view that it stands for.
    package var viewType: Any.Type? {
        get { memory.state.viewType }
        set {
            memory.state.viewType = newValue
            memory.state.words?.state.name = nil
        }
    }
    /// Whoever made the layer to stand for it, as long as it wants to be found by it; the layers make nothing of it.
    package var owner: AnyObject? {
        get { memory.state.owner?.object }
        set { memory.state.owner = Unretained(newValue) }
    }

    /// What `accessibilityLabel` says.
    package var label: String? {
        get { memory.state.words?.state.label }
        set { if newValue != nil || memory.state.words != nil { words.state.label = newValue } }
    }
    /// The string of a text.
    package var text: String? {
        get { memory.state.text }
        set { memory.state.text = newValue }
    }
    /// What else is said of the view; nil for most.
    package var accessibility: LayerAccessibility? {
        get { memory.state.words?.state.accessibility }
        set { if newValue != nil || memory.state.words != nil { words.state.accessibility = newValue } }
    }

    /// All but its number and its place.
    let memory: HotMemory<LayerState>

    init(id: Int, in context: Unretained<LayerContext>, version: UInt64) {
        self.id = id
        around = context
        memory = HotMemory(LayerState(version: version))
    }

    isolated deinit {
        // Layers on it may live longer.
        for layer in sublayers { layer.superlayer = nil }
        mask?.superlayer = nil
    }

    // MARK: What does not animate

    // Read as a whole: a part that is lent across modules costs an allocation each time.

    /// What the layer draws itself.
    public var content: LayerContent {
        get { memory.state.content }
        set {
            let oldValue = memory.state.content
            memory.state.content = newValue
            guard !newValue.drawsLike(oldValue) else { return }
            memory.state.drawing?.state.forget()
            memory.state.listeners.remove(.content)
            if case .drawing(let list) = newValue, list.drawsLayers { memory.state.listeners.insert(.content) }
            if case .shape(let shape) = newValue, case .material = shape.paint { context.noteMaterial(self) }
            contentChanged()
        }
    }

    /// Cuts content and sublayers.
    public var clip: LayerClip? {
        get { memory.state.clip }
        set {
            let oldValue = memory.state.clip
            memory.state.clip = newValue
            switch (oldValue, newValue) {
            case (nil, nil): return
            case (let old?, let new?) where new.cutsLike(old): return
            default: break
            }
            memory.state.drawing?.state.clipPath = nil
            drawingChanged()
        }
    }

    /// A layer whose alpha cuts this one's (S27.11). Its space lies in this layer's as a sublayer's would.
    public var mask: Layer? {
        get { memory.state.mask }
        set {
            let oldValue = memory.state.mask
            memory.state.mask = newValue
            guard newValue !== oldValue else { return }
            if let oldValue, oldValue.superlayer === self { oldValue.leave() }
            if let newValue {
                newValue.removeFromSuperlayer()
                newValue.join(self)
            }
            drawingChanged()
        }
    }

    /// How the layer is combined with what is behind it in its group (S27.13).
    public var blendMode: LayerBlendMode {
        get { memory.state.blendMode }
        set { if replace(&memory.state.blendMode, by: newValue) { placementChanged() } }
    }

    /// True if content and sublayers are put together before anything behind them counts (S27.12).
    public var isCompositingGroup: Bool {
        get { memory.state.isCompositingGroup }
        set { if replace(&memory.state.isCompositingGroup, by: newValue) { drawingChanged() } }
    }

    /// True if the blur keeps the layer's rectangle: opaque within it, hard at its edges (S27.9).
    public var hasOpaqueBlur: Bool {
        get { memory.state.hasOpaqueBlur }
        set { if replace(&memory.state.hasOpaqueBlur, by: newValue) { drawingChanged() } }
    }

    /// Hidden layers draw nothing and are not hit, sublayers included.
    public var isHidden: Bool {
        get { memory.state.isHidden }
        set { if replace(&memory.state.isHidden, by: newValue) { placementChanged() } }
    }

    /// False hides the layer, sublayers included, while its effect turns its back to the eye. Otherwise a back is the front,
    /// mirrored (S27.5).
    public var isDoubleSided: Bool {
        get { memory.state.isDoubleSided }
        set { if replace(&memory.state.isDoubleSided, by: newValue) { placementChanged() } }
    }

    /// Returns false if `value` is what was there.
    private func replace<Value: Equatable>(_ property: inout Value, by value: Value) -> Bool {
        guard value != property else { return false }
        property = value
        return true
    }

    /// Where the layer is hit, instead of where its content draws (S25.4); called with the presented size.
    package var hitShape: ((CGSize) -> Path)? {
        get { memory.state.hitShape }
        set { memory.state.hitShape = newValue }
    }
    /// Whether ``hitShape`` is hit where its outline is crossed an odd number of times (S25.4).
    package var hasEvenOddHitShape: Bool {
        get { memory.state.hasEvenOddHitShape }
        set { memory.state.hasEvenOddHitShape = newValue }
    }
    /// Whether nothing on the layer is hit beside ``hitShape`` either, as if it were clipped to that (S25.4).
    package var hitShapeLimitsSublayers: Bool {
        get { memory.state.hitShapeLimitsSublayers }
        set { memory.state.hitShapeLimitsSublayers = newValue }
    }
    /// False lets events through to what is behind, also for everything on the layer (S25.5).
    package var allowsHitTesting: Bool {
        get { memory.state.allowsHitTesting }
        set { memory.state.allowsHitTesting = newValue }
    }

    private var words: HotMemoryReference<LayerWords> {
        memory.state.words ?? memory.state.ownWords.make(LayerWords())
    }
}

/// The animatable properties that few layers ever have.
final class LayerFinish {
    var blur = AnimatedProperty(0.0)
    var shadow = AnimatedProperty(LayerShadow?.none)
    var paint = AnimatedProperty(FillPaint())
    var filter = AnimatedProperty(LayerColorFilter.none)

    func end() {
        blur.end()
        shadow.end()
        paint.end()
        filter.end()
    }
}

/// The animatable properties of a layer, as a set.
struct RunningProperties: OptionSet {
    let rawValue: UInt16
    static let position = RunningProperties(rawValue: 1)
    static let size = RunningProperties(rawValue: 2)
    static let effect = RunningProperties(rawValue: 4)
    static let opacity = RunningProperties(rawValue: 8)
    static let blur = RunningProperties(rawValue: 16)
    static let shadow = RunningProperties(rawValue: 32)
    static let fill = RunningProperties(rawValue: 64)
    static let paint = RunningProperties(rawValue: 128)
    static let filter = RunningProperties(rawValue: 256)
    static let geometry: RunningProperties = [.position, .size]
    static let placement: RunningProperties = [.position, .size, .effect]

    /// As layer snapshots name them.
    var names: [String] {
        var result: [String] = []
        if contains(.position) { result.append("position") }
        if contains(.size) { result.append("size") }
        if contains(.effect) { result.append("transform") }
        if contains(.opacity) { result.append("opacity") }
        if contains(.blur) { result.append("blur") }
        if contains(.shadow) { result.append("shadow") }
        if contains(.fill) || contains(.paint) { result.append("fill") }
        if contains(.filter) { result.append("filter") }
        return result
    }
}

/// How much of a layer has to be drawn anew.
enum PendingDamage: Int { case none, content, subtree }
