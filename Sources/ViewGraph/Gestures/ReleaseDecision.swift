import Foundation

/// What becomes of something that was dragged and let go.
@_spi(Engine) public enum ReleaseDecision: Hashable, Sendable {
    /// It goes on to where it was dragged: away.
    case finish
    /// It goes back to its place.
    case turnBack
}

/// Decides by where things would come to lie (S20.6).
package enum ReleaseRule {
    /// How far ahead velocity is taken to last, in seconds: as the prediction of a drag (S18.5).
    package static let prediction = 0.25
    /// A throw in points per second, whatever the distance (S20.6).
    package static let throwSpeed = 500.0
    /// The part of the way to the edge that, dragged from rest, is enough (S20.6).
    package static let enough = 0.25

    /// - Parameters:
    ///   - distance: dragged towards away, in points; below 0 the other way.
    ///   - velocity: in points per second, likewise.
    ///   - extent: what the whole way is, in points.
    ///   - before: the part of the way, 0…1, that it had gone when it was taken hold of.
    /// - Returns: whether it goes on. From the middle of the way it goes on without being dragged.
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
