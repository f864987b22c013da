package import Foundation
package import Geometry

/// Node of the scene: geometry, appearance, content and sublayers.
///
/// Every animatable property has a model value, a presented value, and an animator between them. A write always follows
/// its transaction, even before the layer is shown for the first time: first values are written under an empty
/// transaction (S1.15), and another write in the same update may animate from them.
///
/// A point of the layer's space is mapped to the superlayer's by the effect, for the *presented* size, then by the
/// presented origin. Drawing order: content, then sublayers back to front, both cut by clip and mask; then blur, colour
/// filter, shadow, opacity of the whole (S27.8) and blend mode.
@MainActor public final class Layer {
    /// Number of the layer, unique in its context and never reused.
    public let id: Int
    package var context: LayerContext { around.object }
    let around: Unretained<LayerContext>

    // MARK: Names, for snapshots and scripts

    /// Name of the view that the layer shows: the name of its type, unless another was set. Empty without a view.
    package var viewName: String {
        get { memory.state.words?.state.name ?? memory.state.viewType.map { ViewNames.name(of: $0) } ?? "" }
        set { words.state.name = newValue }
    }
    /// Type of the view that the layer shows.
    package var viewType: Any.Type? {
        get { memory.state.viewType }
        set {
            memory.state.viewType = newValue
            memory.state.words?.state.name = nil
        }
    }
    /// Object that made the layer, so that it can be found from the layer. Layers neither retain nor use it. It must be
    /// set to nil before the object ends.
    package var owner: AnyObject? {
        get { memory.state.owner?.object }
        set { memory.state.owner = Unretained(newValue) }
    }

    /// Label given by `accessibilityLabel`.
    package var label: String? {
        get { memory.state.words?.state.label }
        set { if newValue != nil || memory.state.words != nil { words.state.label = newValue } }
    }
    /// String of a text.
    package var text: String? {
        get { memory.state.text }
        set { memory.state.text = newValue }
    }
    /// Other accessibility facts of the view; nil for most.
    package var accessibility: LayerAccessibility? {
        get { memory.state.words?.state.accessibility }
        set { if newValue != nil || memory.state.words != nil { words.state.accessibility = newValue } }
    }

    /// All values of the layer, in memory of their own.
    let memory: HotMemory<LayerState>

    init(id: Int, in context: Unretained<LayerContext>, version: UInt64) {
        self.id = id
        around = context
        memory = HotMemory(LayerState(version: version))
    }

    isolated deinit {
        // Sublayers may outlive the layer.
        for layer in sublayers { layer.superlayer = nil }
        mask?.superlayer = nil
    }

    // MARK: Values that do not animate

    // `get`, not `_read`: called from another module, a coroutine allocates its frame each time.

    /// Content that the layer draws itself, below its sublayers.
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

    /// Clip of content and sublayers; nil for none.
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

    /// Layer whose alpha masks this one (S27.11); nil for none. The mask is placed in this layer's space, like a
    /// sublayer.
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

    /// Blend mode with the backdrop in the layer's group (S27.13).
    public var blendMode: LayerBlendMode {
        get { memory.state.blendMode }
        set { if replace(&memory.state.blendMode, by: newValue) { placementChanged() } }
    }

    /// True to composite content and sublayers into one picture before it is composited with the backdrop (S27.12).
    public var isCompositingGroup: Bool {
        get { memory.state.isCompositingGroup }
        set { if replace(&memory.state.isCompositingGroup, by: newValue) { drawingChanged() } }
    }

    /// True if the blur is limited to the layer's rectangle: opaque inside, with hard edges (S27.9).
    public var hasOpaqueBlur: Bool {
        get { memory.state.hasOpaqueBlur }
        set { if replace(&memory.state.hasOpaqueBlur, by: newValue) { drawingChanged() } }
    }

    /// True to draw nothing, and not to be hit, sublayers included.
    public var isHidden: Bool {
        get { memory.state.isHidden }
        set { if replace(&memory.state.isHidden, by: newValue) { placementChanged() } }
    }

    /// False to hide the layer, sublayers included, while its effect turns its back to the viewer. True shows the back
    /// as the front, mirrored (S27.5).
    public var isDoubleSided: Bool {
        get { memory.state.isDoubleSided }
        set { if replace(&memory.state.isDoubleSided, by: newValue) { placementChanged() } }
    }

    /// Writes `value` to `property`; returns false if it was equal.
    private func replace<Value: Equatable>(_ property: inout Value, by value: Value) -> Bool {
        guard value != property else { return false }
        property = value
        return true
    }

    /// Area that is hit in place of the content's (S25.4), for the presented size.
    package var hitShape: ((CGSize) -> Path)? {
        get { memory.state.hitShape }
        set { memory.state.hitShape = newValue }
    }
    /// True if the inside of ``hitShape`` is given by the even-odd rule; false for non-zero winding (S25.4).
    package var hasEvenOddHitShape: Bool {
        get { memory.state.hasEvenOddHitShape }
        set { memory.state.hasEvenOddHitShape = newValue }
    }
    /// True if sublayers, too, are hit only within ``hitShape`` (S25.4).
    package var hitShapeLimitsSublayers: Bool {
        get { memory.state.hitShapeLimitsSublayers }
        set { memory.state.hitShapeLimitsSublayers = newValue }
    }
    /// False to let events through to layers behind, sublayers included (S25.5).
    package var allowsHitTesting: Bool {
        get { memory.state.allowsHitTesting }
        set { memory.state.allowsHitTesting = newValue }
    }

    /// Hit test of a program, in place of that by the layer's content and sublayers, for points of the layer's space; nil for most
    /// layers.
    package var hitTest: ((CGPoint) -> LayerHitAnswer)? {
        get { memory.state.words?.state.hitTest }
        set { if newValue != nil || memory.state.words != nil { words.state.hitTest = newValue } }
    }

    private var words: HotMemoryReference<LayerWords> {
        memory.state.words ?? memory.state.ownWords.make(LayerWords())
    }
}

/// Damaged part of a layer, from the smallest to the largest.
enum PendingDamage: Int { case none, content, subtree }
