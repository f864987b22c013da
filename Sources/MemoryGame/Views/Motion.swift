import SwiftUI

/// Animations of the game. All durations are here, in seconds.
enum Motion {
    /// A card turns over.
    static let flip = Animation.easeInOut(duration: flipDuration)
    /// The emoji of a matched pair spins, after its second card has turned.
    static let celebration = Animation.easeInOut(duration: 0.7).delay(flipDuration)
    /// A matched pair leaves the table.
    static let leaving = Animation.easeIn(duration: 0.4)
    /// All cards change places.
    static let shuffle = Animation.spring(response: 0.75, dampingFraction: 0.82)
    /// All cards return to the deck.
    static let gathering = Animation.spring(response: 0.6, dampingFraction: 0.9)
    /// The result appears, after the last pair has left.
    static let result = Animation.spring(response: 0.5, dampingFraction: 0.7).delay(0.25)
    static let confetti = Animation.easeOut(duration: 1.8)

    /// A card flies from the deck to its place.
    ///
    /// - Parameters:
    ///   - position: number of cards dealt before it.
    ///   - count: number of cards in the deal.
    /// - Returns: the animation of that card.
    static func deal(_ position: Int, of count: Int) -> Animation {
        .easeInOut(duration: flightDuration).delay(Double(position) * dealInterval(of: count))
    }

    /// Time between the starts of two cards. Shorter for many cards, so that a full deck takes about three seconds, but
    /// never so short that two cards start in the same frame.
    static func dealInterval(of count: Int) -> Double {
        min(0.15, max(0.05, 2.4 / Double(count)))
    }

    static let flightDuration = 0.6
    private static let flipDuration = 0.5
}
