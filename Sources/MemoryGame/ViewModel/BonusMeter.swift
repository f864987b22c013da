import SwiftUI

/// What a card's pie showed last, so that a bonus is worth what the player saw of it.
///
/// The pie runs on the time of its animation, and only the pie knows where that stands. A clock of the game's own would
/// disagree with the picture as soon as animations are slowed down, paused, or rendered frame by frame.
final class BonusMeter: @unchecked Sendable {
    // Shapes are values that any thread may draw, so their notes are taken under a lock.
    private let lock = NSLock()
    private var fraction = 0.0

    /// The part of the bonus that is left, 0 … 1.
    var reading: Double {
        get { lock.withLock { fraction } }
        set { lock.withLock { fraction = newValue } }
    }
}
