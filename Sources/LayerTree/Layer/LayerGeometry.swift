public import Foundation

/// Place and size of a layer before its effect, in points of the superlayer's space.
public struct LayerGeometry: Hashable, Sendable {
    /// Top left corner, in the superlayer's space.
    public var origin: CGPoint
    /// Size in points.
    public var size: CGSize

    /// A geometry by its top left corner and its size, by default zero.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// The geometry of the rectangle `frame`.
    public init(_ frame: CGRect) { self.init(origin: frame.origin, size: frame.size) }

    /// A geometry by four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Rectangle of the layer in its own space.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// True if `other` differs by less than 1e-9 points in each number, which is rounding.
    package func isAlmost(_ other: LayerGeometry) -> Bool {
        abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
            && abs(size.width - other.size.width) < 1e-9 && abs(size.height - other.size.height) < 1e-9
    }
}

/// Shadow: a blurred, coloured copy of the layer's alpha below the layer (S27.10).
public struct LayerShadow: Hashable, Sendable {
    /// Colour of the shadow.
    public var color: ResolvedColor
    /// Sigma of the Gaussian, in points.
    public var radius: Double
    /// Offset to the right and down, in points.
    public var offset: CGSize

    /// A shadow; straight below the layer unless `offset` is given.
    public init(color: ResolvedColor, radius: Double, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    /// Bounds of the shadow of a drawing in `rect`.
    func bounds(of rect: CGRect) -> CGRect {
        let reach = LayerBlur.reach(radius: radius)
        return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}

/// Extent of blurs.
package enum LayerBlur {
    /// Distance, in points, beyond which a Gaussian of sigma `radius` adds less than half a level of 255, which is
    /// invisible.
    package static func reach(radius: Double) -> Double { radius > 0 ? (radius * 3).rounded(.up) + 3 : 0 }
}
