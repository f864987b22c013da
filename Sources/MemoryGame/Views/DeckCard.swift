import SwiftUI

/// Card in the deck.
///
/// A separate view, so that the remaining cards are not evaluated when one is dealt.
struct DeckCard: View {
    let place: PlacedCard
    let palette: Palette
    let game: EmojiMemoryGame
    /// True if the card comes from the table by matched geometry; otherwise it fades in.
    let isReturning: Bool
    let namespace: Namespace.ID

    var body: some View {
        CardView(card: place.card, number: place.number, palette: palette, game: game)
            .matchedGeometryEffect(id: place.id, in: namespace)
            .transition(isReturning ? .identity : .asymmetric(insertion: .opacity, removal: .identity))
            .zIndex(place.zIndex)
    }
}
