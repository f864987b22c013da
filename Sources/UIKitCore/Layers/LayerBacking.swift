@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Layers of Lilt's that draw one CALayer in a window.
@MainActor final class LayerBacking {
    /// Window, and view in it, in which the layer is shown.
    let place: RepresentablePlace
    let layer: Layer
    /// Hosted SwiftUI views, above the background.
    var hosted: Layer?
    /// Layer of another CALayer that is drawn here temporarily, above the hosted views.
    var guest: Layer?
    /// Layers of a gradient, and of the inside and the line of a path, above the background.
    var drawing: [Layer] = []
    /// Instances of the sublayers, in front of these.
    var instances: [Layer] = []
    /// Particles on ``drawing``.
    var emitter: EmitterDrawing?
    /// Path that ``drawing`` shows.
    var shape: ShapeValues?
    /// Transition between two looks of the layer; nil for none.
    var transition: LayerTransition?
    /// The layer, or what stands in its place.
    var outermost: Layer { transition?.group ?? layer }
    /// True once the layer has been in a frame.
    var isCommitted = false
    /// Border, above everything.
    var border: Layer?
    let outline: OutlineMotion
    private var hasEnded = false
    /// Rotation of the last transform, so that the next one takes the shorter way.
    var rotation = Angle.zero

    init(_ place: RepresentablePlace) {
        self.place = place
        layer = place.host.layers.makeLayer()
        outline = OutlineMotion(host: place.host)
    }

    // The CALayer has ended in its window. It cannot do this itself: the compiler refuses an isolated deinit in a class
    // that is marked @preconcurrency and has subclasses.
    isolated deinit { end() }

    /// Discards the layer: its animations end and their completions are called. Has an effect once.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        outline.end()
        emitter?.end()
        transition?.group.discard()
        layer.discard()
    }
}

/// Animation of corner radius and border width; the layer's shape is rebuilt in each frame in which they change.
@MainActor final class OutlineMotion: RunningAttribute {
    private unowned let host: ViewHost
    private let link: Lifetime
    private var model = AnimatablePair<CGFloat, CGFloat>(0, 0)
    private var animator = Animator<AnimatablePair<CGFloat, CGFloat>>()
    private(set) var presented = AnimatablePair<CGFloat, CGFloat>(0, 0)
    /// Called when ``presented`` has changed.
    var changed: (@MainActor () -> Void)?

    init(host: ViewHost) {
        self.host = host
        link = host.lifetime
    }

    var cornerRadius: CGFloat { max(presented.first, 0) }
    var borderWidth: CGFloat { max(presented.second, 0) }

    func set(cornerRadius: CGFloat, borderWidth: CGFloat, transaction: Transaction) {
        let old = model
        model = AnimatablePair(cornerRadius, borderWidth)
        guard model != old, !link.hasEnded else { return }
        if animator.modelChanged(from: old, to: model, transaction: transaction) {
            host.run(self)
        } else {
            show(model)
        }
    }

    func advance(to time: Double) -> Bool {
        show(animator.advance(to: time, model: model))
        return animator.isRunning
    }

    func end() {
        changed = nil
        animator.end()
    }

    private func show(_ value: AnimatablePair<CGFloat, CGFloat>) {
        guard value != presented else { return }
        presented = value
        changed?()
    }
}
