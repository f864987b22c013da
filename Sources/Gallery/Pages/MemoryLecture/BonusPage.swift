import SwiftUI

/// The lecture's complete card, whose bonus time runs out.
struct BonusPage: GalleryPage {
    static let name = "bonus"
    static let title = "Bonus time"
    static let summary = "A pie that shrinks at an even pace"
    static let symbol = "star.fill"

    @State private var card = EmojiMemoryGame.Card(id: 0, content: "👻")

    var body: some View {
        Exhibit(
            "Tap the pie: what is left of the bonus runs out in four seconds, at an even pace. At zero the listing's arc is a "
                + "whole turn; in the lecture's game the card is turned or gone by then."
        ) {
            CardView(card: card)
                .frame(width: 200, height: 300)
                .foregroundColor(.red)
                .accessibilityLabel("pie")
                .onTapGesture { card.isFaceUp.toggle() }
        }
    }

    // The listing.

    struct CardView: View {
        let card: EmojiMemoryGame.Card

        @State private var animatedBonusRemaining: Double = 0

        init(card: EmojiMemoryGame.Card) { self.card = card }

        var body: some View {
            GeometryReader { geometry in
                ZStack {
                    Group {
                        if card.isConsumingBonusTime {
                            Pie(
                                startAngle: Angle(degrees: 0 - 90),
                                endAngle: Angle(degrees: (1 - animatedBonusRemaining) * 360 - 90)
                            )
                            // 애니메이션!!!
                            .onAppear {
                                animatedBonusRemaining = card.bonusRemaining
                                withAnimation(.linear(duration: card.bonusTimeRemaining)) {
                                    animatedBonusRemaining = 0
                                }
                            }
                        } else {
                            Pie(
                                startAngle: Angle(degrees: 0 - 90),
                                endAngle: Angle(degrees: 1 - card.bonusRemaining * 360 - 90))
                        }
                    }
                    .padding(5)
                    .opacity(0.5)
                }
            }
        }
    }
}
