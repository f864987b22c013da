import SwiftUI

/// The whole table: cards are dealt from the deck, turned and matched, and gathered again.
struct EmojiMemoryGameView: View {
    @ObservedObject var game: EmojiMemoryGame

    @Namespace private var dealing
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric private var textScale = 1.0
    @ScaledMetric(relativeTo: .largeTitle) private var titleScale = 1.0
    /// Cards on the table; the others are in the deck.
    @State private var dealt: Set<EmojiMemoryGame.Card.ID> = []
    @State private var returning: Set<EmojiMemoryGame.Card.ID> = []
    @State private var flights = Flights()

    var body: some View {
        GeometryReader { window in
            let metrics = TableMetrics(window.size, textScale: textScale, titleScale: titleScale)
            ZStack(alignment: .bottom) {
                LinearGradient(
                    colors: [palette.tableTop, palette.tableBottom], startPoint: .top, endPoint: .bottom)
                // Below the table's cards: dealt cards whose delay is not over belong to the table but lie on the deck.
                deck(metrics)
                VStack(spacing: metrics.gap) {
                    Header(game: game, palette: palette, metrics: metrics, actions: actions)
                    table(metrics)
                    TableButtons(palette: palette, metrics: metrics, actions: actions)
                }
                .padding(metrics.margin)
            }
            .frame(width: window.size.width, height: window.size.height)
        }
    }

    private var palette: Palette { Palette(game.theme, colorScheme) }

    private var actions: TableActions {
        TableActions(game: game, flights: flights, dealt: $dealt, returning: $returning)
    }

    private var places: [PlacedCard] {
        let dealt = dealt
        return game.cards.enumerated().map { PlacedCard(card: $1, number: $0 + 1, isDealt: dealt.contains($1.id)) }
    }

    // MARK: Parts

    private func deck(_ metrics: TableMetrics) -> some View {
        Deck(
            cards: places.filter { !$0.isDealt }, returning: returning, palette: palette, game: game,
            size: metrics.deck,
            namespace: dealing, actions: actions
        )
        .padding(.bottom, metrics.margin)
        // It comes first, so that cards fly over it, and is read between the buttons below the table.
        .accessibilitySortPriority(-1)
    }

    private func table(_ metrics: TableMetrics) -> some View {
        // Computed once, not per card.
        let palette = palette
        return ZStack {
            if dealt.isEmpty {
                Text("Press the deck to deal")
                    .font(.system(size: metrics.textSize, weight: .medium, design: .rounded))
                    .foregroundStyle(palette.fadedInk)
                    .multilineTextAlignment(.center)
            }
            AspectVGrid(places, aspectRatio: CardOutline.aspectRatio) { place in
                TablePlace(
                    place: place, palette: palette, game: game, flights: flights, padding: metrics.cardPadding,
                    namespace: dealing)
            }
            if game.isWon {
                WonPanel(
                    pairs: game.cards.count / 2, isNewBest: game.isNewBest, palette: palette, metrics: metrics,
                    actions: actions
                )
                .transition(.asymmetric(insertion: .scale.animation(Motion.result), removal: .opacity))
            }
        }
    }
}
