@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Writes the values of a CALayer to its backing layer.
extension CALayer {
    /// Shows this layer and its sublayers at `place`; nil removes them from the screen.
    func follow(_ place: RepresentablePlace?) {
        guard place !== backing?.place else { return }
        if let owner { owner.willMove(toWindow: place.flatMap { owner.window(at: $0) }) }
        if let old = backing {
            isAway = false
            owner?.willLeavePlace()
            animations?.removeAll()
            mask?.follow(nil)
            backing = nil
            updateInstances(rebuilding: true)
            for layer in ownSublayers { layer.follow(nil) }
            old.end()
            // A layer that has gone only leaves damage, which asks for no frame; a view has its superview laid out.
            if owner == nil, !old.place.inputs.lifetime.hasEnded { old.place.host.onNeedsFrame() }
        }
        guard let place else {
            owner?.didChangePlace()
            return
        }
        let made = LayerBacking(place)
        backing = made
        made.layer.viewName = owner.map { "\(type(of: $0))" } ?? "CALayer"
        made.outline.changed = { [weak self] in self?.drawOutline() }
        withoutAnimation { writeAll() }
        for layer in ownSublayers { layer.follow(place) }
        updateSublayers()
        updateInstances(rebuilding: false)
        if let mask {
            mask.follow(place)
            made.layer.mask = mask.backing?.layer
        }
        // Changes before the layer has been seen do not animate by themselves.
        place.host.afterUpdate { [weak made] in made?.isCommitted = true }
        animations?.start()
        owner?.didChangePlace()
    }

    func withoutAnimation(_ body: () -> Void) {
        var transaction = Transaction(animation: nil)
        transaction.tracksVelocity = false
        withTransaction(transaction, body)
    }

    private func writeAll() {
        writeValues()
        backing?.layer.isHidden = values.isHidden
        owner?.describe()
    }

    /// Writes all values that animate.
    func writeValues() {
        updateGeometry()
        updateEffect()
        updateOpacity()
        updateBackground()
        updateOutline()
        updateBorderColor()
        drawOutline()
        updateShadow()
        updateGradient()
        updateShape()
        updateText()
        updateEmitter()
        updateInstances(rebuilding: false)
        updateTransition()
    }

    /// Sets the sublayers of the backing layer, back to front. `kept` stays, in front, if it is one of them.
    func updateSublayers(keeping kept: CALayer? = nil) {
        guard let backing else { return }
        var layers: [Layer] = []
        if let hosted = backing.hosted { layers.append(hosted) }
        if let guest = backing.guest { layers.append(guest) }
        layers += backing.drawing
        let isOrdered = ownSublayers.allSatisfy { $0.values.zPosition == 0 }
        let order =
            isOrdered
            ? ownSublayers
            : ownSublayers.enumerated().sorted {
                ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
            }.map(\.element)
        if drawn.replication?.count != 0 { layers += order.compactMap { $0.isAway ? nil : $0.backing?.outermost } }
        layers += backing.instances
        if let border = backing.border { layers.append(border) }
        // A layer about to be moved elsewhere stays: removing it would end its animations.
        if let kept = kept?.backing?.outermost, kept.superlayer === backing.layer { layers.append(kept) }
        let count = backing.layer.sublayers.count
        backing.layer.setSublayers(layers)
        if layers.count < count { backing.place.host.onNeedsFrame() }
    }

    // MARK: Values

    func updateGeometry() {
        guard let backing, !isAway else { return }
        let corner = drawn.origin
        let shift = superlayer?.drawn.bounds.origin ?? .zero
        let size = drawn.bounds.standardized.size
        backing.layer.geometry = LayerGeometry(
            origin: CGPoint(x: corner.x - shift.x, y: corner.y - shift.y), size: size)
        backing.border?.geometry = LayerGeometry(origin: .zero, size: size)
    }

    func updateEffect() {
        guard let backing, !isAway else { return }
        let anchor = UnitPoint(x: drawn.anchorPoint.x, y: drawn.anchorPoint.y)
        if drawn.transform == CATransform3D() {
            backing.rotation = .zero
            backing.layer.effect = .none
        } else if drawn.transform.isAffine {
            let transform = LayerTransform(drawn.transform.affine, near: backing.rotation)
            backing.rotation = transform.rotation
            backing.layer.effect = .composed(transform, anchor: anchor)
        } else {
            let size = drawn.bounds.size
            let (x, y) = (anchor.x * size.width, anchor.y * size.height)
            let there = CATransform3DMakeTranslation(-x, -y, 0)
            let back = CATransform3DMakeTranslation(x, y, 0)
            backing.layer.effect = .projection(
                ProjectionTransform(CATransform3DConcat(CATransform3DConcat(there, drawn.transform), back)))
        }
    }

    func updateOpacity() {
        if !isAway { backing?.layer.opacity = Double(drawn.opacity) }
    }

    func updateBackground() {
        guard let layer = backing?.layer else { return }
        layer.fill = drawn.backgroundColor?.resolved ?? layer.fill.multiplyingOpacity(by: 0)
        if drawn.backgroundColor != nil, case .none = layer.content { drawOutline() }
    }

    func updateBorderColor() { backing?.border?.fill = drawn.borderColor?.resolved ?? .black }

    func updateShadow() {
        guard let layer = backing?.layer else { return }
        guard drawn.shadowOpacity > 0 else {
            layer.shadow = nil
            return
        }
        let color = (drawn.shadowColor?.resolved ?? .black).multiplyingOpacity(by: Double(drawn.shadowOpacity))
        layer.shadow = LayerShadow(color: color, radius: drawn.shadowRadius, offset: drawn.shadowOffset)
    }
}
