import SwiftUI

/// What can be done at the table.
///
/// References and bindings, so that a view which holds this compares equal as long as the table is the same one: a closure
/// over the table would differ each time it is made, and with it every button would be evaluated for each card dealt.
struct TableActions {
    let game: EmojiMemoryGame
    let flights: Flights
    @Binding var dealt: Set<EmojiMemoryGame.Card.ID>
    @Binding var returning: Set<EmojiMemoryGame.Card.ID>

    /// Each card gets an animation of its own, which waits longer the deeper the card lies.
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

    /// All cards fly back to the deck and are, on the way, those of a new game.
    @MainActor private func gather(for newGame: () -> Void) {
        flights.callOff()
        withAnimation(Motion.gathering) {
            returning = Set(game.cards.filter { dealt.contains($0.id) && !$0.isGone }.map(\.id))
            dealt = []
            newGame()
        }
    }
}
