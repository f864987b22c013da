package import Foundation

/// Limits for sizes and scales that a compositor sends. Larger ones need more memory than a machine has, and sizes
/// computed from them exceed the protocol's integers.
package enum SurfaceLimits {
    /// Longest side, in pixels: twice that of the widest screens.
    package static let longestSide = 16_384.0
    /// Largest area, in pixels: twice that of the largest screens.
    package static let largestArea = 67_108_864.0
    /// Pixels per point.
    package static let scales = 0.25...16.0

    /// A size in points, limited to sizes that can be drawn at this scale, and at least one point wide and high.
    package static func size(_ wanted: CGSize, scale: Double) -> CGSize {
        func side(_ length: Double, atMost limit: Double) -> Double {
            max(1, min(length, (limit / scale).rounded(.down)))
        }
        let width = side(wanted.width, atMost: longestSide)
        let height = side(wanted.height, atMost: min(longestSide, largestArea / (width * scale)))
        return CGSize(width: width, height: height)
    }
}
