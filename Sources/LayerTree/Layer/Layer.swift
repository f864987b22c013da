package import Foundation
package import Geometry

/// One thing on screen: where it is, how it looks, what it draws, and the layers on it.
///
/// Every animatable property is a model value, what of it is presented, and the animator between them. A write always
/// goes by its transaction, also before the layer was ever shown: whoever makes a layer writes its first values under an
/// empty transaction (S1.15), and may then, in the same update, write again under one that animates from them.
///
/// A point in the layer's space comes to its superlayer's by the effect (for the *presented* size), then the presented
/// shift and origin. Drawing order: content, then sublayers back to front; clip and mask cut both; then blur, colour filter, shadow, opacity of
/// the whole (S27.8) and blend mode.
@MainActor public final class Layer {
    /// Unique in its context, never reused; the same as long as the layer lives.
    public let id: Int
    package var context: LayerContext { around.object }
    let around: Unretained<LayerContext>

    // MARK: Names, for snapshots and scripts

    /// The name of the view that it stands for: that of its type, unless it was given one.
    package var viewName: String {
        get { memory.state.name.text }
        set { memory.state.name = .given(newValue) }
    }
    /// The type of the view that it stands for.
    package var viewType: Any.Type? {
        get { if case .type(let type) = memory.state.name { type } else { nil } }
        set { if let newValue { memory.state.name = .type(newValue) } else { memory.state.name = .none } }
    }
    /// Whoever made the layer to stand for it, as long as it wants to be found by it; the layers make nothing of it.
    package var owner: AnyObject? {
        get { memory.state.owner?.object }
        set { memory.state.owner = Unretained(newValue) }
    }

    /// What `accessibilityLabel` says.
    package var label: String?
    /// The string of a text.
    package var text: String?
    /// What else is said of the view; nil for most.
    package var accessibility: LayerAccessibility?

    /// What changes most often.
    let memory: HotMemory<LayerState>

    init(id: Int, context: LayerContext) {
        self.id = id
        around = Unretained(context)
        memory = HotMemory(LayerState(version: context.nextVersion()))
    }

    isolated deinit {
        // Layers on it may live longer.
        for layer in sublayers { layer.superlayer = nil }
        mask?.superlayer = nil
        memory.free()
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
            caches = LayerCaches()
            if case .drawing(let list) = newValue {
                memory.state.drawsSublayers = list.drawsLayers
            } else {
                memory.state.drawsSublayers = false
            }
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
            caches.clipPath = nil
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
    public var blendMode = LayerBlendMode.normal {
        didSet { if blendMode != oldValue { placementChanged() } }
    }

    /// True if content and sublayers are put together before anything behind them counts (S27.12).
    public var isCompositingGroup = false {
        didSet { if isCompositingGroup != oldValue { drawingChanged() } }
    }

    /// True if the blur keeps the layer's rectangle: opaque within it, hard at its edges (S27.9).
    public var hasOpaqueBlur = false {
        didSet { if hasOpaqueBlur != oldValue { drawingChanged() } }
    }

    /// Hidden layers draw nothing and are not hit, sublayers included.
    public var isHidden = false {
        didSet { if isHidden != oldValue { placementChanged() } }
    }

    /// False hides the layer, sublayers included, while its effect turns its back to the eye. Otherwise a back is the front,
    /// mirrored (S27.5).
    public var isDoubleSided = true {
        didSet { if isDoubleSided != oldValue { placementChanged() } }
    }

    /// Where the layer is hit, instead of where its content draws (S25.4); called with the presented size.
    package var hitShape: ((CGSize) -> Path)?
    /// Whether ``hitShape`` is hit where its outline is crossed an odd number of times (S25.4).
    package var hasEvenOddHitShape = false
    /// Whether nothing on the layer is hit beside ``hitShape`` either, as if it were clipped to that (S25.4).
    package var hitShapeLimitsSublayers = false
    /// False lets events through to what is behind, also for everything on the layer (S25.5).
    package var allowsHitTesting = true
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
    static let shift = RunningProperties(rawValue: 512)
    static let geometry: RunningProperties = [.position, .size]
    static let placement: RunningProperties = [.position, .size, .effect, .shift]

    /// As layer snapshots name them.
    var names: [String] {
        var result: [String] = []
        if contains(.position) { result.append("position") }
        if contains(.size) { result.append("size") }
        if contains(.effect) || contains(.shift) { result.append("transform") }
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
