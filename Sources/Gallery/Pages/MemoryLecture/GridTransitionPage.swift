import SwiftUI

/// The lecture's cards with a transition.
struct GridTransitionPage: GalleryPage {
    static let name = "grid-transition"
    static let title = "Cards that leave"
    static let summary = "A transition at the end, and none at the start"
    static let symbol = "rectangle.stack.badge.minus.fill"

    @StateObject private var game = EmojiMemoryGame()

    var body: some View {
        Exhibit(
            "Find a pair and turn a third card: the pair leaves by shrinking for three seconds. None of the cards came in "
                + "by growing, since they came together with their container."
        ) {
            EmojiMemoryGameView(game: game).padding(20)
        }
    }

    // The listing.

    struct EmojiMemoryGameView: View {
        @ObservedObject var game: EmojiMemoryGame

        var body: some View { gameBody }

        var gameBody: some View {
            AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
                if card.isMatched && !card.isFaceUp {
                    Color.clear
                } else {
                    CardView(card: card)
                        .padding(4)
                        .transition(
                            AnyTransition.asymmetric(insertion: .scale, removal: .scale).animation(.easeIn(duration: 3))
                        )  // 애니메이션 부분!
                        .onTapGesture {
                            withAnimation {
                                game.choose(card)
                            }
                        }
                }
            }
            .foregroundColor(CardConstants.color)
        }
    }
}
