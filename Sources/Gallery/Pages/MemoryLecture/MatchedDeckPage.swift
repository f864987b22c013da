import SwiftUI

/// The lecture's deck and grid by matched geometry, with the deck below the cards.
struct MatchedDeckPage: GalleryPage {
    static let name = "matched-deck"
    static let title = "A deck, in a VStack"
    static let summary = "Cards fly; an empty deck keeps its room"
    static let symbol = "airplane"

    @StateObject private var game = EmojiMemoryGame()

    var body: some View {
        Exhibit(
            "Tap the deck: each card flies to its place. The deck's room below the cards stays, though it is empty."
        ) {
            LectureTable(.stacked, game: game).padding(20)
        }
    }
}
