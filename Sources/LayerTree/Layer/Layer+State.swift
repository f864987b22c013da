import Foundation

// Accessors for ``LayerState``, which documents the values.
extension Layer {
    /// The layer whose sublayer or mask this is.
    public internal(set) var superlayer: Layer? {
        get { memory.state.superlayer?.object }
        set {
            memory.state.superlayer = Unretained(newValue)
            memory.state.superstate = newValue?.memory.reference
        }
    }

    /// Sublayers, back to front.
    public internal(set) var sublayers: [Layer] {
        // No `_read`: called from another module, a coroutine allocates its frame each time.
        get { memory.state.sublayers }
        _modify { yield &memory.state.sublayers }
    }

    /// True while the layer is in the tree below its context's root.
    package internal(set) var isInTree: Bool {
        get { memory.state.isInTree }
        set { memory.state.isInTree = newValue }
    }

    /// True once damage was taken with the layer in the tree: it is part of a shown frame or of the next one.
    package internal(set) var hasAppeared: Bool {
        get { memory.state.hasAppeared }
        set { memory.state.hasAppeared = newValue }
    }

    /// Storage for the effect, made at the first access.
    var transforms: HotMemoryReference<LayerTransforms> {
        memory.state.transforms ?? memory.state.ownTransforms.make(LayerTransforms())
    }

    var uncommon: UncommonProperties? {
        get { memory.state.uncommon }
        set { memory.state.uncommon = newValue }
    }

    var running: RunningProperties {
        get { memory.state.running }
        set { memory.state.running = newValue }
    }

    var isOnRunningList: Bool {
        get { memory.state.isOnRunningList }
        set { memory.state.isOnRunningList = newValue }
    }

    var lastPlacedFrame: Int {
        get { memory.state.lastPlacedFrame }
        set { memory.state.lastPlacedFrame = newValue }
    }

    package internal(set) var isDriven: Bool {
        get { memory.state.isDriven }
        set { memory.state.isDriven = newValue }
    }

    var pendingDamage: PendingDamage {
        get { memory.state.pendingDamage }
        set { memory.state.pendingDamage = newValue }
    }

    /// Place of the layer when damage was last taken.
    var drawn: DrawnPlace {
        get { memory.state.drawing?.state.drawn ?? .nowhere }
        set {
            if case .nowhere = newValue {
                memory.state.drawing?.state.drawn = .nowhere
            } else {
                drawing.state.drawn = newValue
            }
        }
    }

    /// True if one place is kept for the layer with its sublayers.
    var isDrawnWhole: Bool { if case .whole = drawn { true } else { false } }

    var isBlank: Bool {
        get { memory.state.isBlank }
        set { memory.state.isBlank = newValue }
    }

    /// Values kept between frames, made at the first access.
    var drawing: HotMemoryReference<LayerDrawing> {
        memory.state.drawing ?? memory.state.ownDrawing.make(LayerDrawing())
    }

    /// Drops the kept matrix and extent, because the layer moved in its superlayer.
    func forgetMatrix() { memory.state.placement &+= 1 }

    /// Version of everything drawn within the layer's space: content, size, sublayers, clip, mask, blur, shadow.
    /// Origin, effect, opacity and blend mode of the layer do not change it. No number is used twice.
    package internal(set) var drawingVersion: UInt64 {
        get { memory.state.drawingVersion }
        set { memory.state.drawingVersion = newValue }
    }

    var drawsSublayers: Bool { memory.state.listeners.contains(.content) }

    /// Version of the content, its size and its fill. No number is used twice.
    package internal(set) var contentVersion: UInt64 {
        get { memory.state.contentVersion }
        set { memory.state.contentVersion = newValue }
    }
}
