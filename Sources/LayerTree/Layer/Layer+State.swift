import Foundation

// What a layer keeps of itself, as properties; ``LayerState`` says what they are.
extension Layer {
    /// The layer whose sublayer or mask this is.
    public internal(set) var superlayer: Layer? {
        get { memory.state.superlayer?.object }
        set {
            memory.state.superlayer = Unretained(newValue)
            memory.state.superstate = newValue?.memory.reference
        }
    }

    /// Back to front.
    public internal(set) var sublayers: [Layer] {
        // No `_read`: called from another module it asks for memory each time, to come back to.
        get { memory.state.sublayers }
        _modify { yield &memory.state.sublayers }
    }

    /// True while the layer hangs, at whatever depth, on its context's root.
    package internal(set) var isInTree: Bool {
        get { memory.state.isInTree }
        set { memory.state.isInTree = newValue }
    }

    /// True once damage was taken with the layer in the tree: it is, or will at once be, part of a shown frame.
    package internal(set) var hasAppeared: Bool {
        get { memory.state.hasAppeared }
        set { memory.state.hasAppeared = newValue }
    }

    // Inlined always: each of these accesses would otherwise ask for memory in each frame.

    var geometryProperty: AnimatedProperty<LayerGeometry> {
        @inline(__always) _read { yield memory.state.geometryProperty }
        @inline(__always) _modify { yield &memory.state.geometryProperty }
    }

    var effectProperty: AnimatedProperty<LayerEffect> {
        memory.state.transforms?.state.effect ?? AnimatedProperty(.none)
    }

    /// Made when it is first asked for.
    var transforms: HotMemoryReference<LayerTransforms> {
        memory.state.transforms ?? memory.state.ownTransforms.make(LayerTransforms())
    }

    var opacityProperty: AnimatedProperty<Double> {
        @inline(__always) _read { yield memory.state.opacityProperty }
        @inline(__always) _modify { yield &memory.state.opacityProperty }
    }

    var fillProperty: AnimatedProperty<ResolvedColor> {
        @inline(__always) _read { yield memory.state.fillProperty }
        @inline(__always) _modify { yield &memory.state.fillProperty }
    }

    var finish: LayerFinish? {
        get { memory.state.finish }
        set { memory.state.finish = newValue }
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

    /// Where it was when damage was last taken.
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

    /// Whether it was drawn with everything on it as one.
    var isDrawnWhole: Bool { if case .whole = drawn { true } else { false } }

    var isBlank: Bool {
        get { memory.state.isBlank }
        set { memory.state.isBlank = newValue }
    }

    /// What is kept between frames; made when it is first asked for.
    var drawing: HotMemoryReference<LayerDrawing> {
        memory.state.drawing ?? memory.state.ownDrawing.make(LayerDrawing())
    }

    /// The layer lies otherwise in its superlayer's space.
    func forgetMatrix() { memory.state.placement &+= 1 }

    /// Changes with everything that is drawn within the layer's own space: content, size, sublayers, clip, mask, blur,
    /// shadow. It does not change with the layer's origin, effect, opacity and blend mode. Never twice the same number.
    package internal(set) var drawingVersion: UInt64 {
        get { memory.state.drawingVersion }
        set { memory.state.drawingVersion = newValue }
    }

    var drawsSublayers: Bool { memory.state.listeners.contains(.content) }

    /// Changes with the content alone, its size and fill.
    package internal(set) var contentVersion: UInt64 {
        get { memory.state.contentVersion }
        set { memory.state.contentVersion = newValue }
    }
}
