import Foundation
import Geometry

/// What every layer keeps of itself: what layout writes, and what each frame reads; in front, in few lines of memory, what
/// is touched when a layer is placed.
struct LayerState: ~Copyable {
    // MARK: Hierarchy

    /// The layer whose sublayer or mask this is.
    ///
    /// Not weak: that would give every layer a side table, and reading it in every frame is what a frame would cost.
    var superlayer: Unretained<Layer>?
    /// What that one keeps of itself.
    var superstate: HotMemoryReference<LayerState>?
    /// Back to front.
    var sublayers: [Layer] = []

    // MARK: Flags

    /// True while the layer hangs, at whatever depth, on its context's root.
    var isInTree = false
    /// True once damage was taken with the layer in the tree: it is, or will at once be, part of a shown frame.
    var hasAppeared = false
    var isOnRunningList = false
    /// True while the layer is placed anew in every frame without animation: dragged, or driven by a program's own clock.
    var isDriven = false
    /// True while the layer is not to be seen, and ``DrawnPlace`` of it and of all that was on it then says so.
    var isBlank = false
    /// Parts of the layer that are told when something on it changes; none for most.
    var listeners: ChangeListeners = []
    /// What has changed since damage was last taken; empty exactly while the layer is not on the context's list.
    var pendingDamage = PendingDamage.none
    var blendMode = LayerBlendMode.normal
    var isCompositingGroup = false
    var hasOpaqueBlur = false
    var isHidden = false
    var isDoubleSided = true
    var allowsHitTesting = true
    var hasEvenOddHitShape = false
    var hitShapeLimitsSublayers = false
    /// Which of the properties run.
    var running: RunningProperties = []

    // MARK: State behind the properties

    var geometryProperty = AnimatedProperty(LayerGeometry())
    /// The frame before which the layer was last placed without animation.
    var lastPlacedFrame = -2
    /// How often it came to lie otherwise in its superlayer's space, as presented.
    var placement: UInt32 = 0
    var drawingVersion: UInt64
    var contentVersion: UInt64
    /// None for most layers, which are as small as that makes them.
    var ownTransforms = OptionalHotMemory<LayerTransforms>()
    var opacityProperty = AnimatedProperty(1.0)
    var fillProperty = AnimatedProperty(ResolvedColor.black)
    /// Nil for most layers, as ``transforms``.
    var finish: LayerFinish?

    // MARK: Drawing

    var content = LayerContent.none
    var clip: LayerClip?
    var mask: Layer?
    /// Where the layer is hit, instead of where its content draws.
    var hitShape: ((CGSize) -> Path)?
    /// None until the layer is drawn, hit or measured for the first time.
    var ownDrawing = OptionalHotMemory<LayerDrawing>()
    /// Scratch for set operations without sets.
    var mark: UInt64 = 0

    // MARK: Names

    /// What the layer is called by in snapshots, which put it into words only when somebody looks.
    var viewType: Any.Type?
    var owner: Unretained<AnyObject>?
    var text: String?
    /// None for most layers.
    var ownWords = OptionalHotMemory<LayerWords>()

    init(version: UInt64) {
        drawingVersion = version
        contentVersion = version
    }

    var transforms: HotMemoryReference<LayerTransforms>? { @inline(__always) get { ownTransforms.reference } }
    var drawing: HotMemoryReference<LayerDrawing>? { @inline(__always) get { ownDrawing.reference } }
    var words: HotMemoryReference<LayerWords>? { @inline(__always) get { ownWords.reference } }
}

/// Parts of a layer that depend on the layers on it, besides its version.
struct ChangeListeners: OptionSet {
    let rawValue: UInt8

    /// The content shows sublayers: it is drawn anew when one of them is.
    static let content = ChangeListeners(rawValue: 1)
    /// Where sublayers lie is known by runs.
    static let runs = ChangeListeners(rawValue: 2)
}

/// How a layer is transformed, as far as it is.
struct LayerTransforms {
    var effect = AnimatedProperty(LayerEffect.none)
}

/// What is said of few layers.
struct LayerWords {
    /// What the layer is called, instead of by its view's type.
    var name: String?
    var label: String?
    var accessibility: LayerAccessibility?
}
