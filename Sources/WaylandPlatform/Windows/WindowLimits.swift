package import Foundation

/// What a compositor may ask of a window. More is not taken for true: memory for it would not be had, and sizes that are
/// computed from it would not fit where the protocol puts them.
package enum WindowLimits {
    /// Pixels: twice what the widest screens have.
    package static let longestSide = 16_384.0
    /// Pixels: twice those of the largest screens.
    package static let largestArea = 67_108_864.0
    /// Pixels per point.
    package static let scales = 0.25...16.0

    /// The size, in points, or as much of it as there can be at this scale; never less than a point.
    package static func size(_ wanted: CGSize, scale: Double) -> CGSize {
        func side(_ length: Double, atMost limit: Double) -> Double {
            max(1, min(length, (limit / scale).rounded(.down)))
        }
        let width = side(wanted.width, atMost: longestSide)
        let height = side(wanted.height, atMost: min(longestSide, largestArea / (width * scale)))
        return CGSize(width: width, height: height)
    }
}
