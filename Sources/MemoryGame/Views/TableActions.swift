import SwiftUI

/// Actions at the table.
///
/// Holds references and bindings, so that views that hold it compare equal for the same table. A closure over the table
/// would differ each time it is made, and every button would be evaluated for each card dealt.
struct TableActions {
    let game: EmojiMemoryGame
    let flights: Flights
    @Binding var dealt: Set<EmojiMemoryGame.Card.ID>
    @Binding var returning: Set<EmojiMemoryGame.Card.ID>

    /// Deals all cards in the deck, each with its own animation, whose delay grows with the card's depth.
    @MainActor func deal() {
        let waiting = game.cards.map(\.id).filter { !dealt.contains($0) }
        let deal = flights.depart(waiting)
        for (position, id) in waiting.enumerated() {
            withAnimation(Motion.deal(position, of: waiting.count)) {
                _ = dealt.insert(id)
            } completion: { [flights] in
                flights.land(id, of: deal)
            }
        }
    }

    @MainActor func shuffle() {
        withAnimation(Motion.shuffle) {
            game.shuffle()
        }
    }

    @MainActor func restart() {
        gather { game.restart() }
    }

    @MainActor func play(_ theme: Theme) {
        gather { game.play(theme) }
    }

    /// Moves all cards back to the deck and starts a new game, whose cards they show on the way.
    @MainActor private func gather(for newGame: () -> Void) {
        flights.callOff()
        withAnimation(Motion.gathering) {
            returning = Set(game.cards.filter { dealt.contains($0.id) && !$0.isGone }.map(\.id))
            dealt = []
            newGame()
        }
    }
}
