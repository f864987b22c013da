package import Foundation

/// Place, shape and factors of what emits particles.
///
/// - Units: points of the layer's space, with y downwards; factors have none.
package struct ParticleEmitter: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case point
        /// Horizontal line of the size's width.
        case line
        /// Rectangle of the size.
        case rectangle
        /// Circle whose radius is the size's width.
        case circle
        /// Sphere whose radius is the size's width, seen from the front.
        case sphere
    }

    /// Part of the shape at which particles are born.
    package enum Mode: Hashable, Sendable {
        /// Ends, corners or extremes.
        case points
        case outline
        case surface
        case volume
    }

    /// Middle of the shape.
    package var position = CGPoint.zero
    package var size = CGSize.zero
    package var shape = Shape.point
    package var mode = Mode.volume
    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    /// Begin of the sequence of random numbers.
    package var seed: UInt32 = 0

    package init() {}
}
