import SwiftUI

/// The lecture's game with its deck: the listings on matched geometry, on the arrangement of the table, and on restart.
struct LectureTable: View {
    /// Arrangement of deck and cards, one per version in the lecture.
    enum Arrangement {
        /// Deck below the cards; an empty deck keeps its space.
        case stacked
        /// Deck over the lower edge of the cards.
        case layered
    }

    let arrangement: Arrangement
    @ObservedObject var game: EmojiMemoryGame

    @State private var dealt = Set<Int>()
    @Namespace private var dealingNamespace

    init(_ arrangement: Arrangement, game: EmojiMemoryGame) {
        self.arrangement = arrangement
        self.game = game
    }

    var body: some View {
        switch arrangement {
        case .stacked: stackedBody
        case .layered: layeredBody
        }
    }

    private var stackedBody: some View {
        VStack {
            gameBody
            deckBody
            HStack {
                restart
                Spacer()
                shuffle
            }
            .padding(.horizontal)
        }
    }

    private var layeredBody: some View {
        ZStack(alignment: .bottom) {
            VStack {
                gameBody
                HStack {
                    restart
                    Spacer()
                    shuffle
                }
                .padding(.horizontal)
            }
            deckBody  // ZStack 으로 관리
        }
        .padding()
    }

    private func deal(_ card: EmojiMemoryGame.Card) {
        dealt.insert(card.id)
    }

    private func isUndealt(_ card: EmojiMemoryGame.Card) -> Bool {
        !dealt.contains(card.id)
    }

    /// Animation of dealing a card, delayed by its position.
    private func dealAnimation(for card: EmojiMemoryGame.Card) -> Animation {
        let index = game.cards.firstIndex { $0.id == card.id } ?? 0
        return .easeInOut(duration: 0.5).delay(0.25 * Double(index))
    }

    /// Drawing order: the first card is on top, also while it moves.
    private func zIndex(of card: EmojiMemoryGame.Card) -> Double {
        -Double(game.cards.firstIndex { $0.id == card.id } ?? 0)
    }

    private var gameBody: some View {
        AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
            if isUndealt(card) || card.isMatched && !card.isFaceUp {
                Color.clear
            } else {
                CardView(card: card)
                    .matchedGeometryEffect(id: card.id, in: dealingNamespace)  // 도착!
                    .padding(4)
                    .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
                    .zIndex(zIndex(of: card))
                    .onTapGesture {
                        withAnimation {
                            game.choose(card)
                        }
                    }
            }
        }
        .foregroundColor(CardConstants.color)
    }

    private var deckBody: some View {
        ZStack {
            ForEach(game.cards.filter(isUndealt)) { card in
                CardView(card: card)
                    .matchedGeometryEffect(id: card.id, in: dealingNamespace)  // 출발
                    .transition(AnyTransition.asymmetric(insertion: .opacity, removal: .identity))
                    .zIndex(zIndex(of: card))
            }
        }
        .frame(width: 60, height: 90)
        .foregroundColor(CardConstants.color)
        .accessibilityLabel("deck")
        .onTapGesture {
            for card in game.cards {
                withAnimation(dealAnimation(for: card)) {
                    deal(card)
                }
            }
        }
    }

    private var restart: some View {
        Button("Restart") {
            withAnimation {
                dealt = []  // 비워주기!
                game.restart()
            }
        }
    }

    private var shuffle: some View {
        Button("Shuffle") {
            withAnimation {
                game.shuffle()
            }
        }
    }
}
