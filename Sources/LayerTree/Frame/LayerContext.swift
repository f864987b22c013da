@_spi(Engine) import AnimationCore
package import Foundation
import Geometry

/// Layers of one window: the tree, the layers with running animations, and the damage.
@MainActor public final class LayerContext {
    /// Root of the tree, without content; the renderer paints the background. Its space is the window's.
    public private(set) lazy var root: Layer = {
        let layer = makeLayer()
        layer.isInTree = true
        return layer
    }()

    private var lastID = 0
    private(set) var mark: UInt64 = 0

    /// Layers with running properties, each once.
    private(set) var running: [Layer] = []
    /// True if a running layer was removed from the tree: its animations end with the next frame unless it is back by
    /// then.
    private var hasDetachedRunning = false

    /// Number of frames advanced so far.
    private var frame = 0
    /// Program time of the last frame, in seconds.
    private var lastTime = 0.0
    /// Layers that are driven (``Layer/isDriven``), each once.
    private(set) var driven: [Layer] = []

    /// State that every change of a layer writes, without exclusivity checks.
    private struct Pending {
        /// Layers that changed since damage was taken, each once.
        var changed: [Layer] = []
        var region = DamageRegion()
        var lastVersion: UInt64 = 0
        var onChange: (() -> Void)?
    }
    private let pending = HotMemory(Pending())
    /// Number of changes of layers so far; a layer counts once between two calls of ``takeDamage(into:)``.
    package private(set) var changedLayers = 0
    var region: DamageRegion {
        _read { yield pending.state.region }
        _modify { yield &pending.state.region }
    }
    private var isAllDamaged = false
    /// Layers that are drawn into surfaces of their own.
    package internal(set) var surfaces: [LayerSurface] = []

    /// Layers that have ever had a material as a paint, each once.
    private var painted: [PaintedLayer] = []
    private struct PaintedLayer { weak var layer: Layer? }

    /// Called when a layer changed or began to run, also by the advance of a frame; often more than once.
    package var onChange: (() -> Void)? {
        get { pending.state.onChange }
        set { pending.state.onChange = newValue }
    }

    /// A context with a root and no other layers.
    public init() {
        // Makes the lazy root now, so that it gets the first number.
        _ = root
    }

    /// Makes a layer, which is shown once it is below ``root`` in the tree.
    public func makeLayer() -> Layer {
        lastID += 1
        return Layer(id: lastID, in: Unretained(self), version: nextVersion())
    }

    // MARK: Frames

    /// True while a property of a layer runs, or a driven layer has yet to come to rest on whole pixels.
    package var isAnimating: Bool { !running.isEmpty || !driven.isEmpty }

    /// Number of layers with running properties.
    package var runningCount: Int { running.count }

    /// Begins the frame that will be seen at program time `time`, in seconds. After a pause of more than 0.25 s, a
    /// layer that is placed again does not count as driven: the text of a clock, placed once a second, does not move.
    package func frameBegins(at time: Double) {
        if time - lastTime > Self.pause { frame += 1 }
        lastTime = time
    }

    /// Time without a frame after which a driven movement is over, in seconds.
    private static let pause = 0.25

    /// Advances all running properties to program time `time`, in seconds.
    ///
    /// - Complexity: O(running layers).
    package func advance(to time: Double) {
        frame += 1
        lastTime = time
        restDriven()
        endDetached()
        guard !running.isEmpty else { return }
        // Completions run later (S10.15), so nothing is added to the list meanwhile.
        var count = 0
        for index in running.indices {
            let layer = running[index]
            if layer.advance(to: time) {
                // By index: a `for` loop would retain the array, and writing to it would copy it in every frame.
                if count < index { running[count] = layer }
                count += 1
            } else {
                layer.isOnRunningList = false
            }
        }
        if count < running.count { running.removeSubrange(count...) }
    }

    /// Records that `layer`, which has appeared, was placed without animation. A layer placed in two frames in a row is
    /// driven.
    func notePlaced(_ layer: Layer) {
        guard layer.lastPlacedFrame != frame else { return }
        if layer.lastPlacedFrame == frame - 1 && !layer.isDriven {
            layer.isDriven = true
            driven.append(layer)
        }
        layer.lastPlacedFrame = frame
    }

    /// Puts driven layers to rest that were not placed again since the last frame.
    private func restDriven() {
        guard !driven.isEmpty else { return }
        driven.removeAll { layer in
            if layer.isInTree && layer.lastPlacedFrame >= frame - 1 { return false }
            layer.isDriven = false
            layer.placementChanged()
            return true
        }
    }

    func noteRunning(_ layer: Layer) {
        if !layer.isOnRunningList {
            layer.isOnRunningList = true
            running.append(layer)
            onChange?()
        }
        if !layer.isInTree { hasDetachedRunning = true }
    }

    func noteDetachedRunning() { hasDetachedRunning = true }

    private func endDetached() {
        guard hasDetachedRunning else { return }
        hasDetachedRunning = false
        let gone = running.filter { !$0.isInTree || $0.running.isEmpty }
        running.removeAll { !$0.isInTree || $0.running.isEmpty }
        for layer in gone {
            layer.isOnRunningList = false
            layer.endAnimations()
        }
    }

    // MARK: Damage

    /// Visible part of the window, in its points; nil for no limit. Damage outside it is dropped. Setting it damages
    /// nothing: the caller damages the part that became visible.
    package var window: CGRect? {
        didSet { region.bounds = window?.insetBy(dx: -Self.snap, dy: -Self.snap) }
    }
    /// Points by which antialiasing and snapping to pixels may exceed bounds.
    private static let snap = 2.0

    package var hasDamage: Bool { isAllDamaged || !pending.state.changed.isEmpty || !region.isEmpty }

    /// Damages the whole window and all surfaces.
    package func damageEverything() {
        isAllDamaged = true
        for surface in surfaces { surface.damageEverything() }
    }

    /// Takes the damage, in the window's points: old and new places, as presented, of all layers that changed since
    /// damage was last taken. ``DamageRegion/everything`` stands for the whole window.
    ///
    /// Antialiasing and snapping to pixels may reach one device pixel further.
    package func takeDamage() -> [CGRect] {
        var rects: [CGRect] = []
        takeDamage(into: &rects)
        return rects
    }

    /// Takes the damage into `rects`, as ``takeDamage()``. The old elements of `rects` are dropped; its memory is
    /// reused.
    package func takeDamage(into rects: inout [CGRect]) {
        // By index: a `for` loop would retain the array, and emptying it would copy it.
        let count = pending.state.changed.count
        changedLayers += count
        let isWhole = surfaces.isEmpty
        if !isWhole && root.pendingDamage == .subtree { for surface in surfaces { surface.damageEverything() } }
        for index in 0..<count {
            let layer = pending.state.changed[index]
            guard layer.isInTree else { continue }
            if isWhole { takeDamage(of: layer) } else { damaging(surfaceOf: layer) { takeDamage(of: layer) } }
        }
        for index in 0..<count { pending.state.changed[index].pendingDamage = .none }
        pending.state.changed.removeAll(keepingCapacity: true)
        region.take(into: &rects)
        if hasMaterials { rects = reachingZones(rects) }
        if isAllDamaged {
            isAllDamaged = false
            rects.removeAll(keepingCapacity: true)
            rects.append(DamageRegion.everything)
        }
    }

    func damage(_ rect: CGRect) { region.insert(rect) }

    var hasMaterials: Bool { !painted.isEmpty }

    /// Layers in the tree that are painted with a material now.
    var materialLayers: [Layer] {
        guard !painted.isEmpty else { return [] }
        painted.removeAll { $0.layer == nil }
        return painted.compactMap { entry in
            guard let layer = entry.layer, layer.isInTree, layer.presentedMaterial != nil else { return nil }
            return layer
        }
    }

    /// Records that `layer` has a material as a paint.
    func noteMaterial(_ layer: Layer) {
        if !painted.contains(where: { $0.layer === layer }) { painted.append(PaintedLayer(layer: layer)) }
    }

    func noteChanged(_ layer: Layer) {
        pending.state.changed.append(layer)
        if pending.state.changed.count == 1 { onChange?() }
    }

    // MARK: Numbers

    func nextVersion() -> UInt64 {
        pending.state.lastVersion += 1
        return pending.state.lastVersion
    }

    func nextMark() { mark += 1 }
}

extension DamageRegion {
    /// A rectangle that covers any window.
    package static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
}
