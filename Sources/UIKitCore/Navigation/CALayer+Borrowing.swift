import AnimationCore
import Foundation
import Geometry
import LayerTree
import Views

// Draws a layer on another layer during a zoom transition; its own place stays empty.
extension CALayer {
    /// Draws `guest` on this layer, below its sublayers, until `guest.comeHome()`.
    func takeIn(_ guest: CALayer) {
        guard let layer = guest.backing?.layer, let backing else { return }
        guest.isAway = true
        backing.guest = layer
        updateSublayers()
    }

    /// Frame at model values, in `container`'s space.
    func home(in container: UIView) -> CGRect {
        guard let owner, let superview = owner.superview else { return frame }
        return superview.convert(frame, to: container)
    }

    /// Scales the layer to cover `rect`, in the space of the layer on which it is drawn, which clips the rest. Only
    /// while away.
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

    /// Draws the layer at its own place again.
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
    /// Scale factor at which content of size `other` covers this size; 1 if `other` is empty.
    func scale(covering other: CGSize) -> CGFloat {
        guard other.width > 0, other.height > 0 else { return 1 }
        return max(width / other.width, height / other.height)
    }
}
