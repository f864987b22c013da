import Foundation
import Geometry

/// Values of a layer. Values used when a layer is placed come first, so that they share few cache lines.
struct LayerState: ~Copyable {
    // MARK: Hierarchy

    /// The layer whose sublayer or mask this is.
    ///
    /// Not weak: a weak reference gives every layer a side table, and reading it took most of a frame's time.
    var superlayer: Unretained<Layer>?
    /// State of the superlayer.
    var superstate: HotMemoryReference<LayerState>?
    /// Sublayers, back to front.
    var sublayers: [Layer] = []

    // MARK: Flags

    /// True while the layer is in the tree below its context's root.
    var isInTree = false
    /// True once damage was taken with the layer in the tree: it is part of a shown frame or of the next one.
    var hasAppeared = false
    var isOnRunningList = false
    /// True while the layer is placed in every frame without animation: dragged, or moved by a program's own clock.
    var isDriven = false
    /// True while the layer is invisible, and the ``DrawnPlace`` of the layer and of its sublayers is `nowhere`.
    var isBlank = false
    /// Parts of the layer that depend on changes of its sublayers; empty for most layers.
    var listeners: ChangeListeners = []
    /// Damaged part since damage was last taken; `none` exactly while the layer is not on the context's list of changed
    /// layers.
    var pendingDamage = PendingDamage.none
    var blendMode = LayerBlendMode.normal
    var isCompositingGroup = false
    var hasOpaqueBlur = false
    var isHidden = false
    var isDoubleSided = true
    var allowsHitTesting = true
    var hasEvenOddHitShape = false
    var hitShapeLimitsSublayers = false
    /// Properties with a running animation.
    var running: RunningProperties = []

    // MARK: State behind the properties

    var geometryProperty = AnimatedProperty(LayerGeometry())
    /// Number of the frame before which the layer was last placed without animation.
    var lastPlacedFrame = -2
    /// Number of moves of the layer in its superlayer's space, as presented.
    var placement: UInt32 = 0
    var drawingVersion: UInt64
    var contentVersion: UInt64
    /// Storage for the effect; none for most layers.
    var ownTransforms = OptionalHotMemory<LayerTransforms>()
    var opacityProperty = AnimatedProperty(1.0)
    var fillProperty = AnimatedProperty(ResolvedColor.black)
    /// Storage for uncommon properties; nil for most layers.
    var uncommon: UncommonProperties?

    // MARK: Drawing

    var content = LayerContent.none
    var clip: LayerClip?
    var mask: Layer?
    /// Area that is hit in place of the content's area.
    var hitShape: ((CGSize) -> Path)?
    /// Values kept between frames; none before the first access.
    var ownDrawing = OptionalHotMemory<LayerDrawing>()
    /// Mark for comparing lists of layers without a set; valid if equal to the context's.
    var mark: UInt64 = 0

    // MARK: Names

    /// Type of the view that the layer shows. Its name is made only when a snapshot or a search needs it.
    var viewType: Any.Type?
    var owner: Unretained<AnyObject>?
    var text: String?
    /// Name, label and accessibility facts; none for most layers.
    var ownWords = OptionalHotMemory<LayerWords>()

    init(version: UInt64) {
        drawingVersion = version
        contentVersion = version
    }

    var transforms: HotMemoryReference<LayerTransforms>? { @inline(__always) get { ownTransforms.reference } }
    var drawing: HotMemoryReference<LayerDrawing>? { @inline(__always) get { ownDrawing.reference } }
    var words: HotMemoryReference<LayerWords>? { @inline(__always) get { ownWords.reference } }
}

/// Parts of a layer, besides its version, that depend on changes of its sublayers.
struct ChangeListeners: OptionSet {
    let rawValue: UInt8

    /// Content that draws sublayers: it is drawn again when one of them changes.
    static let content = ChangeListeners(rawValue: 1)
    /// Extents of sublayers by runs.
    static let runs = ChangeListeners(rawValue: 2)
}

/// Storage for the effect.
struct LayerTransforms {
    var effect = AnimatedProperty(LayerEffect.none)
}

/// Names and accessibility facts, which few layers have.
struct LayerWords {
    /// Name in place of the name of the view's type.
    var name: String?
    var label: String?
    var accessibility: LayerAccessibility?
    /// Hit test in place of the layer's own.
    var hitTest: ((CGPoint) -> LayerHitAnswer)?
}
