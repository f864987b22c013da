@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Views

/// Copy of a layer and its sublayers that shows their values, and those of their animations some time later.
@MainActor final class LayerCopy {
    /// The copy. Its sublayers are copies of those of ``source``.
    let layer: CALayer
    private weak var source: CALayer?
    private let delay: Double
    private var parts: [LayerCopy] = []

    /// A copy whose animations are `delay` seconds behind those of `source`.
    init(of source: CALayer, delay: Double) {
        self.source = source
        self.delay = delay
        layer = source.makeCopy()
        layer.values = source.valuesDelayed(by: delay)
        layer.copied = CopiedLayer(source, delay: delay)
        source.copies.append(self)
        parts = source.ownSublayers.map { LayerCopy(of: $0, delay: delay) }
        for part in parts {
            part.layer.superlayer = layer
            layer.ownSublayers.append(part.layer)
        }
        if let mask = source.mask {
            let part = LayerCopy(of: mask, delay: delay)
            parts.append(part)
            layer.mask = part.layer
        }
    }

    func show(in place: RepresentablePlace) { layer.follow(place) }

    /// Longest time by which a copy, or a copy of that, is behind the source.
    var longestDelay: Double { delay + layer.longestDelayOfCopies }

    /// Shows the present values.
    func update() {
        guard let source else { return }
        layer.values = source.valuesDelayed(by: delay)
        withTransaction(transaction) {
            layer.writeValues()
            layer.backing?.layer.isHidden = layer.values.isHidden
            layer.updateCopies()
        }
    }

    /// Transaction in which the copy follows a change of the source: its animation begins later.
    private var transaction: Transaction {
        let current = Transaction.current
        guard delay > 0, let animation = current.animation else { return current }
        var later = Transaction(animation: animation.delay(delay))
        later.disablesAnimations = current.disablesAnimations
        return later
    }

    func end() {
        source?.copies.removeAll { $0 === self }
        for part in parts { part.end() }
        layer.follow(nil)
    }
}

/// Layer that a copy shows, and by how many seconds the copy is behind.
struct CopiedLayer {
    private(set) weak var layer: CALayer?
    let delay: Double

    init(_ layer: CALayer, delay: Double) {
        self.layer = layer
        self.delay = delay
    }
}

extension CALayer {
    /// Values that the layer shows `delay` seconds after now would have shown them.
    func valuesDelayed(by delay: Double) -> LayerValues {
        if let copied, let source = copied.layer { return source.valuesDelayed(by: delay + copied.delay) }
        var shown = animations?.values(delayedBy: delay) ?? values
        shown.transition = nil
        return shown
    }

    var longestDelayOfCopies: Double { copies.map(\.longestDelay).max() ?? 0 }

    /// Shows the present values in the copies of the layer.
    func updateCopies() { for copy in copies { copy.update() } }

    /// Makes the copies of the layer anew, after a change of its sublayers.
    func sublayersChanged() {
        guard CAReplicatorLayer.areThereAny else { return }
        var outer: CALayer? = self
        while let layer = outer {
            layer.updateInstances(rebuilding: true)
            outer = layer.superlayer
        }
    }
}
