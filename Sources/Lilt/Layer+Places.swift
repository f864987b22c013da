public import Foundation
public import LayerTree

extension LayerGeometry {
    /// Centre, in the superlayer's space; setting it keeps the size.
    public var position: CGPoint {
        get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
        set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// Rectangle in the superlayer's space.
    public var frame: CGRect {
        get { CGRect(origin: origin, size: size) }
        set { self = LayerGeometry(newValue) }
    }
}

extension Layer {
    /// Centre of the layer before its effect, in the superlayer's space. Setting it animates with the current
    /// transaction.
    public var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue }
    }

    /// Rectangle of the layer before its effect, in the superlayer's space. Setting it animates with the current
    /// transaction.
    public var frame: CGRect {
        get { geometry.frame }
        set { geometry.frame = newValue }
    }

    /// Rectangle of the layer in its own space; its origin is zero. Setting it changes the size about the centre,
    /// animated with the current transaction; the new origin is ignored.
    public var bounds: CGRect {
        get { geometry.bounds }
        set {
            let middle = position
            var geometry = geometry
            geometry.size = newValue.size
            geometry.position = middle
            self.geometry = geometry
        }
    }
}
