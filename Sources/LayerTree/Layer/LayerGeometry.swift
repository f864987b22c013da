public import Foundation

/// Where a layer lies, before its effect: top left corner in its superlayer's space, and size; in points.
public struct LayerGeometry: Hashable, Sendable {
    /// The top left corner, in the superlayer's space.
    public var origin: CGPoint
    /// In points.
    public var size: CGSize

    /// A rectangle by its corner and its size.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle `frame`.
    public init(_ frame: CGRect) { self.init(origin: frame.origin, size: frame.size) }

    /// A rectangle by four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The layer's rectangle in its own space.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// True if `other` differs by rounding at most: by less than a billionth of a point in each number.
    package func isAlmost(_ other: LayerGeometry) -> Bool {
        abs(origin.x - other.origin.x) < 1e-9 && abs(origin.y - other.origin.y) < 1e-9
            && abs(size.width - other.size.width) < 1e-9 && abs(size.height - other.size.height) < 1e-9
    }
}

/// A soft copy of the layer's alpha below it (S27.10). `radius` is the Gaussian's sigma, in points.
public struct LayerShadow: Hashable, Sendable {
    /// Of the copy.
    public var color: ResolvedColor
    /// Sigma of the Gaussian, in points.
    public var radius: Double
    /// How far below and to the right the copy lies.
    public var offset: CGSize

    /// A shadow straight below the layer unless it is moved.
    public init(color: ResolvedColor, radius: Double, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    /// Where the shadow of something in `rect` may fall.
    func bounds(of rect: CGRect) -> CGRect {
        let reach = LayerBlur.reach(radius: radius)
        return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }
}

/// How far a blur carries colour.
package enum LayerBlur {
    /// Points beyond which a Gaussian of that sigma shows less than half a level of anything, and so nothing.
    package static func reach(radius: Double) -> Double { radius > 0 ? (radius * 3).rounded(.up) + 3 : 0 }
}
