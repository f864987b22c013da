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
    package unowned let context: LayerContext

    // MARK: Names, for snapshots and scripts

    /// The type of the view that it stands for.
    package var viewName = ""
    /// What `accessibilityLabel` says.
    package var label: String?
    /// The string of a text.
    package var text: String?
    /// What else is said of the view; nil for most.
    package var accessibility: LayerAccessibility?

    // MARK: Hierarchy

    /// The layer whose sublayer or mask this is.
    ///
    /// Not weak: that would give every layer a side table, and reading it in every frame is what a frame would cost.
    public internal(set) unowned var superlayer: Layer?
    /// Back to front.
    public internal(set) var sublayers: [Layer] = []
    /// True while the layer hangs, at whatever depth, on its context's root.
    package internal(set) var isInTree = false
    /// True once damage was taken with the layer in the tree: it is, or will at once be, part of a shown frame.
    package internal(set) var hasAppeared = false

    // MARK: State behind the properties

    var geometryProperty = AnimatedProperty(LayerGeometry())
    var effectProperty = AnimatedProperty(LayerEffect.none)
    var opacityProperty = AnimatedProperty(1.0)
    var fillProperty = AnimatedProperty(ResolvedColor.black)
    /// Nil for most layers, which are as small as that makes them.
    var finish: LayerFinish?
    /// Which of them run.
    var running: RunningProperties = []
    var isOnRunningList = false
    /// The frame before which the layer was last placed without animation.
    var lastPlacedFrame = -2
    /// True while the layer is placed anew in every frame without animation: dragged, or driven by a program's own clock.
    var isDriven = false

    /// What has changed since damage was last taken; empty exactly while the layer is not on the context's list.
    var pendingDamage = PendingDamage.none
    /// Where the content was when damage was last taken, in the window's points; nil if it was not to be seen.
    var drawnBounds: CGRect?
    /// Where the layer was drawn with everything on it, if that is known of all of it together; then ``drawnBounds`` of it
    /// and of what is on it says nothing.
    var drawnWhole: CGRect?
    /// True while the layer is not to be seen, and ``drawnBounds`` of it and of all that was on it then says so.
    var isBlank = false
    var caches = LayerCaches()

    /// Changes with everything that is drawn within the layer's own space: content, size, sublayers, clip, mask, blur,
    /// shadow. It does not change with the layer's origin, effect, opacity and blend mode. Never twice the same number.
    package internal(set) var drawingVersion: UInt64
    /// Whether the content shows sublayers: it is drawn anew when one of them is.
    private(set) var drawsSublayers = false
    /// Changes with the content alone, its size and fill.
    package internal(set) var contentVersion: UInt64

    init(id: Int, context: LayerContext) {
        self.id = id
        self.context = context
        drawingVersion = context.nextVersion()
        contentVersion = drawingVersion
    }

    isolated deinit {
        // Layers on it may live longer.
        for layer in sublayers { layer.superlayer = nil }
        mask?.superlayer = nil
    }

    // MARK: What does not animate

    /// What the layer draws itself.
    public var content = LayerContent.none {
        didSet {
            guard !content.drawsLike(oldValue) else { return }
            caches = LayerCaches()
            if case .drawing(let list) = content { drawsSublayers = list.drawsLayers } else { drawsSublayers = false }
            if case .shape(let shape) = content, case .material = shape.paint { context.noteMaterial(self) }
            contentChanged()
        }
    }

    /// Cuts content and sublayers.
    public var clip: LayerClip? {
        didSet {
            switch (oldValue, clip) {
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
        didSet {
            guard mask !== oldValue else { return }
            if let oldValue, oldValue.superlayer === self { oldValue.leave() }
            if let mask {
                mask.removeFromSuperlayer()
                mask.join(self)
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
