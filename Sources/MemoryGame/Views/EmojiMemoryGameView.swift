import SwiftUI

/// The whole table: cards fly to it from the deck, are turned and matched, and fly back.
struct EmojiMemoryGameView: View {
    @ObservedObject var game: EmojiMemoryGame

    @Namespace private var dealing
    @Environment(\.colorScheme) private var colorScheme
    /// The cards that are on the table and not in the deck.
    @State private var dealt: Set<EmojiMemoryGame.Card.ID> = []
    @State private var returning: Set<EmojiMemoryGame.Card.ID> = []
    @State private var flights = Flights()

    var body: some View {
        GeometryReader { window in
            let metrics = TableMetrics(window.size)
            ZStack(alignment: .bottom) {
                LinearGradient(
                    colors: [palette.tableTop, palette.tableBottom], startPoint: .top, endPoint: .bottom)
                // Below the table's cards: those that wait for their turn to fly belong to the table, and lie upon the deck.
                deck(metrics)
                VStack(spacing: metrics.gap) {
                    Header(game: game, palette: palette, metrics: metrics, choose: play)
                    table(metrics)
                    buttons(metrics)
                }
                .padding(metrics.margin)
            }
            .frame(width: window.size.width, height: window.size.height)
        }
    }

    private var palette: Palette { Palette(game.theme, colorScheme) }

    private var places: [PlacedCard] {
        game.cards.enumerated().map { PlacedCard(card: $1, number: $0 + 1) }
    }

    private func isUndealt(_ place: PlacedCard) -> Bool {
        !dealt.contains(place.id)
    }

    // MARK: Parts

    private func deck(_ metrics: TableMetrics) -> some View {
        Deck(
            cards: places.filter(isUndealt), returning: returning, palette: palette, game: game, size: metrics.deck,
            namespace: dealing, deal: deal
        )
        .padding(.bottom, metrics.margin)
    }

    private func table(_ metrics: TableMetrics) -> some View {
        ZStack {
            if dealt.isEmpty {
                Text("Press the deck to deal")
                    .font(.system(size: metrics.textSize, weight: .medium, design: .rounded))
                    .foregroundStyle(palette.fadedInk)
            }
            AspectVGrid(places, aspectRatio: CardOutline.aspectRatio) { place in
                if isUndealt(place) || place.card.isGone {
                    Color.clear
                } else {
                    TableCard(
                        card: place.card, number: place.number, palette: palette, game: game, flights: flights
                    )
                    .matchedGeometryEffect(id: place.id, in: dealing)
                    .padding(metrics.cardPadding)
                    .transition(.asymmetric(insertion: .identity, removal: removal(of: place.card)))
                    .zIndex(place.zIndex)
                }
            }
            if game.isWon {
                WonPanel(
                    pairs: game.cards.count / 2, isNewBest: game.isNewBest, palette: palette, metrics: metrics,
                    playAgain: restart
                )
                .transition(.asymmetric(insertion: .scale.animation(Motion.result), removal: .opacity))
            }
        }
    }

    /// A match shrinks away. A card that goes back to the deck is shown by the deck from then on and simply gone
    /// here; only if its face is up, that fades over the back of the one in the deck, while both fly as one.
    private func removal(of card: EmojiMemoryGame.Card) -> AnyTransition {
        if card.isMatched { return .scale }
        return card.isFaceUp ? .opacity : .identity
    }

    private func buttons(_ metrics: TableMetrics) -> some View {
        HStack {
            Button("Restart", action: restart)
                .keyboardShortcut("r", modifiers: [])
            Spacer(minLength: metrics.deck.width + metrics.gap)
            Button("Shuffle", action: shuffle)
                .keyboardShortcut("s", modifiers: [])
        }
        .buttonStyle(PillButtonStyle(palette: palette, textSize: metrics.textSize))
        .frame(height: metrics.deck.height)
    }

    // MARK: Actions

    /// Each card gets an animation of its own, which waits longer the deeper the card lies.
    private func deal() {
        let waiting = places.filter(isUndealt)
        let deal = flights.depart(waiting.map(\.id))
        for (position, place) in waiting.enumerated() {
            withAnimation(Motion.deal(position, of: waiting.count)) {
                _ = dealt.insert(place.id)
            } completion: { [flights] in
                flights.land(place.id, of: deal)
            }
        }
    }

    private func shuffle() {
        withAnimation(Motion.shuffle) {
            game.shuffle()
        }
    }

    private func restart() {
        gather { game.restart() }
    }

    private func play(_ theme: Theme) {
        gather { game.play(theme) }
    }

    /// All cards fly back to the deck and are, on the way, those of a new game.
    private func gather(for newGame: () -> Void) {
        flights.callOff()
        withAnimation(Motion.gathering) {
            returning = Set(game.cards.filter { dealt.contains($0.id) && !$0.isGone }.map(\.id))
            dealt = []
            newGame()
        }
    }
}
