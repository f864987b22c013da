import Foundation

/// Result of a drag at its release.
@_spi(Engine) public enum ReleaseDecision: Hashable, Sendable {
    /// The dragged item continues in the direction of the drag and goes away.
    case finish
    /// The dragged item goes back to its place.
    case turnBack
}

/// Decides the end of a drag by the predicted position at which the dragged item would come to rest (S20.6).
package enum ReleaseRule {
    /// Prediction time: the velocity is assumed to last this long, in seconds, as in the prediction of a drag (S18.5).
    package static let prediction = 0.25
    /// Velocity above which a release is a throw, in points per second; the distance does not count then (S20.6).
    package static let throwSpeed = 500.0
    /// Fraction of the way that a drag from rest has to cover, 0…1 (S20.6).
    package static let enough = 0.25

    /// Decides between going away and going back. From the middle of the way, an item goes away without being dragged.
    ///
    /// - Parameters:
    ///   - distance: distance dragged in the direction away, in points; negative in the opposite direction.
    ///   - velocity: velocity in the direction away, in points per second; negative in the opposite direction.
    ///   - extent: length of the whole way, in points.
    ///   - before: fraction of the way, 0…1, already covered when the item was grabbed.
    /// - Returns: `finish` if the item goes away; `turnBack` if it goes back.
    package static func decide(
        distance: Double, velocity: Double, extent: Double, before: Double
    ) -> ReleaseDecision {
        if velocity > throwSpeed { return .finish }
        if velocity < -throwSpeed { return .turnBack }
        let pull = (distance + velocity * prediction) / max(extent, 1)
        let before = min(max(before, 0), 1)
        return before + (1 - before) * pull * (0.5 / enough) > 0.5 ? .finish : .turnBack
    }
}
