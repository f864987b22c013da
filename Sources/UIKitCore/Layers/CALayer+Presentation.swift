import Foundation
import Geometry
import LayerTree

extension CALayer {
    /// Copy of the layer with the values on screen as of the last frame; with the model values outside a window.
    /// Setting values of the copy changes nothing on screen.
    public func presentation() -> CALayer? {
        let copy = CALayer(layer: self)
        guard let backing else { return copy }
        copy.values.shape = drawn.shape
        copy.values.gradient = drawn.gradient
        copy.values.text = drawn.text
        copy.values.emission = drawn.emission
        let shown = backing.layer.presentation
        let shift = superlayer?.values.bounds.origin ?? .zero
        let geometry = shown.geometry
        let anchor = values.anchorPoint
        copy.values.bounds.size = geometry.size
        copy.values.position = CGPoint(
            x: geometry.origin.x + shift.x + anchor.x * geometry.size.width,
            y: geometry.origin.y + shift.y + anchor.y * geometry.size.height)
        copy.values.opacity = Float(shown.opacity)
        if case .composed(let transform, _) = shown.effect {
            copy.values.transform = CATransform3D(transform.matrix(about: .zero))
        } else if shown.effect == .none {
            copy.values.transform = CATransform3D()
        }
        if values.backgroundColor != nil || shown.fill.opacity > 0 { copy.values.backgroundColor = CGColor(shown.fill) }
        copy.values.cornerRadius = backing.outline.cornerRadius
        copy.values.borderWidth = backing.outline.borderWidth
        copy.values.shadowOpacity = shown.shadow?.color.opacity ?? 0
        if let shadow = shown.shadow {
            copy.values.shadowRadius = shadow.radius
            copy.values.shadowOffset = shadow.offset
        }
        return copy
    }
}
