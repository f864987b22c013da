import AnimationCore
import Foundation
import Geometry
import LayerTree
import Views

// A layer that flies: it is drawn on another layer for a while, and its own place stays empty.
extension CALayer {
    /// Has `guest` be drawn on this layer, below what is on it, until it comes home.
    func takeIn(_ guest: CALayer) {
        guard let layer = guest.backing?.layer, let backing else { return }
        guest.isAway = true
        backing.guest = layer
        updateSublayers()
    }

    /// Where it belongs, in `container`'s space, at its model values.
    func home(in container: UIView) -> CGRect {
        guard let owner, let superview = owner.superview else { return frame }
        return superview.convert(frame, to: container)
    }

    /// Fills `rect` of the layer that it is drawn on, and what is beyond that is cut off there.
    func fly(in rect: CGRect, opacity: CGFloat) {
        guard isAway, let layer = backing?.layer else { return }
        let size = values.bounds.size
        let scale = rect.size.scale(covering: size)
        let plain = Transaction()
        let corner = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        layer.setGeometry(LayerGeometry(origin: corner, size: size), transaction: plain)
        layer.setEffect(.scale(CGSize(width: scale, height: scale), anchor: .center), transaction: plain)
        layer.setOpacity(Double(opacity) * Double(values.opacity), transaction: plain)
    }

    /// It is drawn in its own place again.
    func comeHome() {
        guard isAway else { return }
        isAway = false
        withoutAnimation {
            updateGeometry()
            updateEffect()
            updateOpacity()
        }
        superlayer?.updateSublayers()
    }
}

extension CGSize {
    /// By how much something of that size has to be scaled to cover this one.
    func scale(covering other: CGSize) -> CGFloat {
        guard other.width > 0, other.height > 0 else { return 1 }
        return max(width / other.width, height / other.height)
    }
}
