@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// What stands for a layer of UIKit in a window: a layer of Lilt's, and those that draw for it.
@MainActor final class LayerBacking {
    /// In which window, and in which view there.
    let place: RepresentablePlace
    let layer: Layer
    /// Views of SwiftUI, above the background.
    var hosted: Layer?
    /// A layer from elsewhere that is drawn here for a while, above those.
    var guest: Layer?
    /// A line within the edge, above everything.
    var border: Layer?
    let outline: OutlineMotion
    /// The last turn of the transform, for the next one to go the shorter way.
    var rotation = Angle.zero

    init(_ place: RepresentablePlace) {
        self.place = place
        layer = place.host.layers.makeLayer()
        outline = OutlineMotion(host: place.host)
    }

    /// The layer goes: what runs on it ends, and whoever waits for that is told.
    func end() {
        outline.end()
        layer.discard()
    }
}

/// Corner radius and border width on their way: a layer's shape is made of them anew in each frame in which they move.
@MainActor final class OutlineMotion: RunningAttribute {
    private unowned let host: ViewHost
    private let link: Lifetime
    private var model = AnimatablePair<CGFloat, CGFloat>(0, 0)
    private var animator = Animator<AnimatablePair<CGFloat, CGFloat>>()
    private(set) var presented = AnimatablePair<CGFloat, CGFloat>(0, 0)
    /// Told when ``presented`` is another.
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
