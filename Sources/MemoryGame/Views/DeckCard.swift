import SwiftUI

/// A card in the deck.
///
/// A view of its own, so that the cards which stay are not evaluated when one of them is dealt.
struct DeckCard: View {
    let place: PlacedCard
    let palette: Palette
    let game: EmojiMemoryGame
    /// It comes flying from the table; others that come were not there, and appear.
    let isReturning: Bool
    let namespace: Namespace.ID

    var body: some View {
        CardView(card: place.card, number: place.number, palette: palette, game: game)
            .matchedGeometryEffect(id: place.id, in: namespace)
            .transition(isReturning ? .identity : .asymmetric(insertion: .opacity, removal: .identity))
            .zIndex(place.zIndex)
    }
}
