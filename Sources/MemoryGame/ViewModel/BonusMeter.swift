import SwiftUI

/// Fraction of a bonus that its pie showed last, so that the bonus is worth what the player saw.
///
/// Only the pie knows the time of its animation. A clock of the game's own would disagree with the picture as soon as
/// animations are slowed down, paused, or rendered frame by frame.
final class BonusMeter: @unchecked Sendable {
    // Behind a lock, since shapes may be drawn on any thread.
    private let lock = NSLock()
    private var fraction = 0.0

    /// Fraction of the bonus left, 0 to 1.
    var reading: Double {
        get { lock.withLock { fraction } }
        set { lock.withLock { fraction = newValue } }
    }
}
