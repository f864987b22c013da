import SwiftUI

/// How things move. Every duration of the game is here, in seconds.
enum Motion {
    /// A card turns over.
    static let flip = Animation.easeInOut(duration: flipDuration)
    /// The emoji of a pair turns, after the second card of it has.
    static let celebration = Animation.easeInOut(duration: 0.7).delay(flipDuration)
    /// A pair leaves the table.
    static let leaving = Animation.easeIn(duration: 0.4)
    /// All cards change places.
    static let shuffle = Animation.spring(response: 0.75, dampingFraction: 0.82)
    /// All cards go back to the deck.
    static let gathering = Animation.spring(response: 0.6, dampingFraction: 0.9)
    /// The result comes in, when the last pair has left.
    static let result = Animation.spring(response: 0.5, dampingFraction: 0.7).delay(0.25)
    static let confetti = Animation.easeOut(duration: 1.8)

    /// One card flies from the deck to its place.
    /// - Parameters:
    ///   - position: how many cards are dealt before it.
    ///   - count: how many are dealt in all.
    static func deal(_ position: Int, of count: Int) -> Animation {
        .easeInOut(duration: flightDuration).delay(Double(position) * dealInterval(of: count))
    }

    /// From the start of one card to that of the next. Many cards follow each other faster, so that a full deck takes about
    /// three seconds, but never so fast that two start in the same frame.
    static func dealInterval(of count: Int) -> Double {
        min(0.15, max(0.05, 2.4 / Double(count)))
    }

    static let flightDuration = 0.6
    private static let flipDuration = 0.5
}
