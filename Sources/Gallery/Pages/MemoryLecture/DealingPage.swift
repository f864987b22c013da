import SwiftUI

/// The lecture's cards, dealt when their container has appeared.
struct DealingPage: GalleryPage {
    static let name = "dealing"
    static let title = "Cards that come"
    static let summary = "onAppear deals them, so they have a transition"
    static let symbol = "rectangle.stack.badge.plus.fill"

    @StateObject private var game = EmojiMemoryGame()

    var body: some View {
        Exhibit("The container is there first, and deals when it has appeared: so the cards come by growing.") {
            EmojiMemoryGameView(game: game).padding(20)
        }
    }

    // The listing.

    struct EmojiMemoryGameView: View {
        @ObservedObject var game: EmojiMemoryGame
        @State private var dealt = Set<Int>()

        init(game: EmojiMemoryGame) { self.game = game }

        var body: some View { gameBody }

        private func deal(_ card: EmojiMemoryGame.Card) {
            dealt.insert(card.id)
        }

        private func isUndealt(_ card: EmojiMemoryGame.Card) -> Bool {
            !dealt.contains(card.id)
        }

        var gameBody: some View {
            AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
                if isUndealt(card) || card.isMatched && !card.isFaceUp {
                    Color.clear
                } else {
                    CardView(card: card)
                        .padding(4)
                        .transition(
                            AnyTransition.asymmetric(insertion: .scale, removal: .scale).animation(.easeIn(duration: 3))
                        )
                        .onTapGesture {
                            withAnimation {
                                game.choose(card)
                            }
                        }
                }
            }
            .onAppear {
                withAnimation {  // 굳이 필요없는 것 같기도..?
                    for card in game.cards {
                        deal(card)
                    }
                }
            }
            .foregroundColor(CardConstants.color)
        }
    }
}
