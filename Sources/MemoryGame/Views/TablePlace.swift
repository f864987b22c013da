import SwiftUI

/// Cell of the table: with its card, or empty.
///
/// A separate view, so that an unchanged cell is not evaluated when another gets its card.
struct TablePlace: View {
    let place: PlacedCard
    let palette: Palette
    let game: EmojiMemoryGame
    let flights: Flights
    /// Distance between the card and the edge of its cell, in points.
    let padding: Double
    let namespace: Namespace.ID

    var body: some View {
        if !place.isDealt || place.card.isGone {
            // Invisible, so no transition is needed.
            Color.clear.transition(.identity)
        } else {
            TableCard(card: place.card, number: place.number, palette: palette, game: game, flights: flights)
                .matchedGeometryEffect(id: place.id, in: namespace)
                .padding(padding)
                .transition(removal)
                .zIndex(place.zIndex)
        }
    }

    /// Transition of a card that leaves. A matched card shrinks. A card that returns to the deck is drawn there from
    /// then on and vanishes here at once; if its face is up, it fades over the deck's card while both move together.
    private var removal: AnyTransition {
        if place.card.isMatched { return .asymmetric(insertion: .identity, removal: .scale) }
        return place.card.isFaceUp ? .asymmetric(insertion: .identity, removal: .opacity) : .identity
    }
}
