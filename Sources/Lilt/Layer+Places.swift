public import Foundation
public import LayerTree

extension LayerGeometry {
    /// The middle, in the superlayer's space; setting it keeps the size.
    public var position: CGPoint {
        get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
        set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
    }

    /// The rectangle in the superlayer's space.
    public var frame: CGRect {
        get { CGRect(origin: origin, size: size) }
        set { self = LayerGeometry(newValue) }
    }
}

extension Layer {
    /// The middle of the layer before its effect, in its superlayer's space. Setting it goes by the current transaction.
    public var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue }
    }

    /// The layer's rectangle before its effect, in its superlayer's space. Setting it goes by the current transaction.
    public var frame: CGRect {
        get { geometry.frame }
        set { geometry.frame = newValue }
    }

    /// The layer's rectangle in its own space: its origin is zero. Setting it gives the layer another size about the same
    /// middle, by the current transaction; an origin is ignored.
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
