import Foundation
import Geometry
import LayerTree

// Values of a view that its layer does not hold, on the layer that draws it.
extension UIView {
    /// Writes the colours of the present traits.
    func applyColors() {
        guard let color = backgroundColor else {
            layer.backgroundColor = nil
            return
        }
        let now = color.components(in: traitCollection)
        layer.backgroundColor = CGColor(red: now.red, green: now.green, blue: now.blue, alpha: now.alpha)
    }

    /// Sets label and hit testing of the backing layer.
    func describe() {
        guard let shown = layer.backing?.layer else { return }
        shown.label = accessibilityLabel
        shown.allowsHitTesting = isUserInteractionEnabled
        shown.hitShape = isTouchedWhereEmpty ? { Path(CGRect(origin: .zero, size: $0)) } : nil
        followHitTests()
    }
}
