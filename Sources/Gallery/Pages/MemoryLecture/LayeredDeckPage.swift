import SwiftUI

/// The lecture's deck over its grid, with a restart button.
struct LayeredDeckPage: GalleryPage {
    static let name = "layered-deck"
    static let title = "A deck, in a ZStack"
    static let summary = "An empty deck takes no room; restart"
    static let symbol = "airplane"

    @StateObject private var game = EmojiMemoryGame()

    var body: some View {
        Exhibit("The same, with more room for the cards. Restart empties the set of dealt cards, and the deck is back.")
        {
            LectureTable(.layered, game: game).padding(20)
        }
    }
}
