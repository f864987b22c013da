public import Foundation
public import Geometry

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// The corner at the top and the leading edge.
        case topLeading
        /// The corner at the top and the trailing edge.
        case topTrailing
        /// The corner at the bottom and the leading edge.
        case bottomLeading
        /// The corner at the bottom and the trailing edge.
        case bottomTrailing
    }
}

extension Edge.Corner {
    /// Rounding of a corner of a ``ConcentricRectangle``. A number is a fixed radius.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// Radius in points; for a concentric corner, the least one.
        private let radius: CGFloat
        private let isConcentric: Bool

        private init(radius: CGFloat, isConcentric: Bool) {
            self.radius = max(radius, 0)
            self.isConcentric = isConcentric
        }

        /// A fixed radius, in points.
        public init(floatLiteral value: Double) { self.init(radius: CGFloat(value), isConcentric: false) }

        /// A fixed radius, in points.
        public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), isConcentric: false) }

        /// A corner with the centre of the container's corner beside it; square if it is too far from that.
        public static let concentric = Style(radius: 0, isConcentric: true)

        /// A corner of `radius` points.
        public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }

        /// A corner with the centre of the container's corner beside it, rounded at least as `minimum` is.
        public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }

        /// Radius in points, where that with the container's centre is `concentric`.
        func radius(concentric: CGFloat) -> CGFloat { isConcentric ? max(radius, concentric) : radius }
    }
}
