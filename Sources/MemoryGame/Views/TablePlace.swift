import SwiftUI

/// A place on the table: with its card, or empty.
///
/// A view of its own, so that a place at which nothing has changed is not evaluated when another gets its card.
struct TablePlace: View {
    let place: PlacedCard
    let palette: Palette
    let game: EmojiMemoryGame
    let flights: Flights
    /// Between the card and the edge of its place, in points.
    let padding: Double
    let namespace: Namespace.ID

    var body: some View {
        if !place.isDealt || place.card.isGone {
            // Nothing is to be seen of it, so nothing has to fade.
            Color.clear.transition(.identity)
        } else {
            TableCard(card: place.card, number: place.number, palette: palette, game: game, flights: flights)
                .matchedGeometryEffect(id: place.id, in: namespace)
                .padding(padding)
                .transition(removal)
                .zIndex(place.zIndex)
        }
    }

    /// A match shrinks away. A card that goes back to the deck is shown by the deck from then on and simply gone
    /// here; only if its face is up, that fades over the back of the one in the deck, while both fly as one.
    private var removal: AnyTransition {
        if place.card.isMatched { return .asymmetric(insertion: .identity, removal: .scale) }
        return place.card.isFaceUp ? .asymmetric(insertion: .identity, removal: .opacity) : .identity
    }
}
