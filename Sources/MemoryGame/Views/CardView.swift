import SwiftUI

/// Card, in the deck or on the table: emoji, bonus, and an animation when it is matched.
struct CardView: View {
    let card: EmojiMemoryGame.Card
    /// Position on the table, from 1.
    let number: Int
    let palette: Palette
    /// Not observed: all changes arrive in `card`, so that a card whose value stays is not evaluated.
    let game: EmojiMemoryGame

    @State private var isCelebrating = false

    var body: some View {
        GeometryReader { space in
            ZStack {
                pie
                    .padding(0.09 * space.size.width)
                    .opacity(0.3)
                Text(card.content)
                    .font(.system(size: max(1, 0.52 * space.size.width)))
                    .scaleEffect(isCelebrating ? 1.12 : 1)
                    .rotationEffect(.degrees(isCelebrating ? 360 : 0))
            }
            .frame(width: space.size.width, height: space.size.height)
            .cardify(isFaceUp: card.isFaceUp, palette: palette, number: number, name: card.content)
        }
        .onChange(of: card.isMatched) { _, isMatched in
            if isMatched { celebrate() }
        }
    }

    @ViewBuilder private var pie: some View {
        // Running and resting pie are two views, so that a new bonus does not animate from where the last one stopped.
        // They change without transition: it is the card that turns.
        if card.isConsumingBonus {
            BonusPie(
                from: card.bonusRemaining, seconds: card.bonusSecondsRemaining, meter: game.meter(of: card.id),
                timeIsUp: { [game, turn = card.turn] in game.bonusRanOut(inTurn: turn) }
            )
            .foregroundStyle(palette.card)
            .transition(.identity)
        } else {
            Pie(fraction: card.bonusRemaining)
                .fill(palette.card)
                .transition(.identity)
        }
    }

    /// Spins the emoji once the card has turned, then removes the card from the table.
    private func celebrate() {
        let turn = card.turn
        withAnimation(Motion.celebration) {
            isCelebrating = true
        } completion: { [game] in
            withAnimation(Motion.leaving) {
                game.takeAway(matchedInTurn: turn)
            }
        }
    }
}
