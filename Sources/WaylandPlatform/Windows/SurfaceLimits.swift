package import Foundation

/// Largest sizes and scales that a compositor may ask for. Beyond them there is no memory for buffers, and sizes that
/// are computed from them do not fit into the protocol's integers.
package enum SurfaceLimits {
    /// Pixels: twice those of the widest screens.
    package static let longestSide = 16_384.0
    /// Pixels: twice those of the largest screens.
    package static let largestArea = 67_108_864.0
    /// Pixels per point.
    package static let scales = 0.25...16.0

    /// A size in points, cut to what can be drawn at this scale, and never less than a point.
    package static func size(_ wanted: CGSize, scale: Double) -> CGSize {
        func side(_ length: Double, atMost limit: Double) -> Double {
            max(1, min(length, (limit / scale).rounded(.down)))
        }
        let width = side(wanted.width, atMost: longestSide)
        let height = side(wanted.height, atMost: min(longestSide, largestArea / (width * scale)))
        return CGSize(width: width, height: height)
    }
}
