@_spi(Engine) import AnimationCore
package import Foundation
import Geometry

/// The layers of one window: their tree, which of them run, and what has to be drawn anew.
@MainActor public final class LayerContext {
    /// Has no content of its own; the renderer paints the background. Its space is the window's.
    public private(set) lazy var root: Layer = {
        let layer = makeLayer()
        layer.isInTree = true
        return layer
    }()

    private var lastID = 0
    private(set) var mark: UInt64 = 0

    /// Layers on which something runs, each once.
    private(set) var running: [Layer] = []
    /// Running layers that were taken from the tree; their animations end with the next frame unless they came back.
    private var hasDetachedRunning = false

    /// Frames advanced so far.
    private var frame = 0
    /// Program time of the last frame.
    private var lastTime = 0.0
    /// Layers that are driven (``Layer/isDriven``), each once.
    private(set) var driven: [Layer] = []

    /// What is written whenever a layer changes.
    private struct Pending {
        /// Layers that changed since damage was taken, each once.
        var changed: [Layer] = []
        var region = DamageRegion()
        var lastVersion: UInt64 = 0
    }
    private let pending = HotMemory(Pending())
    /// Layers that changed, each counted once for every time that damage was taken.
    package private(set) var changedLayers = 0
    var region: DamageRegion {
        _read { yield pending.state.region }
        _modify { yield &pending.state.region }
    }
    private var isAllDamaged = false
    /// What is drawn apart from the rest.
    package internal(set) var surfaces: [LayerSurface] = []

    /// Layers that were ever painted with a material, each once.
    private var painted: [PaintedLayer] = []
    private struct PaintedLayer { weak var layer: Layer? }

    /// Told, often more than once, that a layer was changed or began to run, also by the advance of a frame.
    package var onChange: (() -> Void)?

    /// A window's layers: at first there is the root alone.
    public init() {
        // The root is the first layer there is, whatever is asked for first.
        _ = root
    }

    /// A layer on its own; it appears when it is put on ``root`` or something on it.
    public func makeLayer() -> Layer {
        lastID += 1
        return Layer(id: lastID, in: Unretained(self), version: nextVersion())
    }

    // MARK: Frames

    /// True while some layer's property runs, or a layer that was driven has yet to come to rest on whole pixels.
    package var isAnimating: Bool { !running.isEmpty || !driven.isEmpty }

    /// Layers on which something runs.
    package var runningCount: Int { running.count }

    /// The frame that will be seen at program time `time`, in seconds, begins. Layers that are placed now and were placed
    /// before a pause, such as those in a clock's text, are not driven: each placement was its own.
    package func frameBegins(at time: Double) {
        if time - lastTime > Self.pause { frame += 1 }
        lastTime = time
    }

    /// Seconds without a frame after which a movement is over.
    private static let pause = 0.25

    /// Brings everything that runs to program time `time`, in seconds.
    ///
    /// - Complexity: O(running layers); no other layer is visited.
    package func advance(to time: Double) {
        frame += 1
        lastTime = time
        restDriven()
        endDetached()
        guard !running.isEmpty else { return }
        // A completion may be told only later (S10.15), so nothing is added to the list in here.
        var count = 0
        for index in running.indices {
            let layer = running[index]
            if layer.advance(to: time) {
                // By index, and only what moves up: a list that is also being walked would be copied in every frame.
                if count < index { running[count] = layer }
                count += 1
            } else {
                layer.isOnRunningList = false
            }
        }
        if count < running.count { running.removeSubrange(count...) }
    }

    /// Takes note that `layer`, which has appeared, was placed without animation; twice in a row means that it is driven.
    func notePlaced(_ layer: Layer) {
        guard layer.lastPlacedFrame != frame else { return }
        if layer.lastPlacedFrame == frame - 1 && !layer.isDriven {
            layer.isDriven = true
            driven.append(layer)
        }
        layer.lastPlacedFrame = frame
    }

    /// Layers that were not placed again since the last frame are at rest.
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

    /// What is seen of the window, in its points: damage beyond counts for nothing. Nil: all of it. When it is another one,
    /// whoever sets it damages everything.
    package var window: CGRect? {
        didSet { region.bounds = window?.insetBy(dx: -Self.snap, dy: -Self.snap) }
    }
    /// Points by which edges between pixels, and layers that snap to them, may reach further than bounds say.
    private static let snap = 2.0

    package var hasDamage: Bool { isAllDamaged || !pending.state.changed.isEmpty || !region.isEmpty }

    /// Everything has to be drawn anew.
    package func damageEverything() {
        isAllDamaged = true
        for surface in surfaces { surface.damageEverything() }
    }

    /// What has to be drawn anew, in the window's points: the old and new places, as presented, of whatever changed since
    /// this was asked last. ``DamageRegion/everything`` stands for all of the window.
    ///
    /// Edges between pixels and layers that snap to whole pixels reach up to one device pixel further.
    package func takeDamage() -> [CGRect] {
        var rects: [CGRect] = []
        takeDamage(into: &rects)
        return rects
    }

    /// The same, in place of what is in `rects`.
    package func takeDamage(into rects: inout [CGRect]) {
        // By index: a list that is also being walked would be copied when it is emptied.
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

    /// Those of them that are in the tree and painted with one now.
    var materialLayers: [Layer] {
        guard !painted.isEmpty else { return [] }
        painted.removeAll { $0.layer == nil }
        return painted.compactMap { entry in
            guard let layer = entry.layer, layer.isInTree, layer.presentedMaterial != nil else { return nil }
            return layer
        }
    }

    /// Takes note that `layer` has a material among its paints.
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
