import SwiftUI

/// The lecture's missing padding: the text's geometry differs from the pie's, and neither may flicker.
struct GlitchPage: GalleryPage {
    static let name = "glitch"
    static let title = "A missing padding"
    static let summary = "With it and without, nothing flickers"
    static let symbol = "bolt.fill"

    @State private var isAway = false

    var body: some View {
        Exhibit("The left card's emoji is padded like its pie, the right one's is not. Fly: neither may flicker.") {
            VStack(spacing: 20) {
                ViewThatFits(in: .horizontal) {
                    flights(spacing: 60, width: 300)
                    flights(spacing: 10, width: 160)
                }
                Button("Fly") {
                    withAnimation(.linear(duration: 1)) { isAway.toggle() }
                }
                .buttonStyle(ChipButtonStyle())
            }
            .foregroundColor(CardConstants.color)
        }
    }

    private static func card(_ id: Int) -> EmojiMemoryGame.Card {
        EmojiMemoryGame.Card(id: id, content: "👻", isFaceUp: true)
    }

    private func flights(spacing: CGFloat, width: CGFloat) -> some View {
        HStack(spacing: spacing) {
            flight("padded", width) { CardView(card: Self.card(1)) }
            flight("bare", width) { BareCardView(card: Self.card(2)) }
        }
    }

    /// Card that moves from a small place to a large one, as out of a deck.
    private func flight<Card: View>(
        _ name: String, _ width: CGFloat, @ViewBuilder card: () -> Card
    ) -> some View {
        ZStack(alignment: isAway ? .topTrailing : .bottomLeading) {
            Color.clear
            card()
                .frame(width: isAway ? 140 : 60, height: isAway ? 210 : 90)
        }
        .frame(width: width, height: 330)
    }

    /// The listing's card without its line "범인".
    struct BareCardView: View {
        let card: EmojiMemoryGame.Card

        var body: some View {
            GeometryReader { geometry in
                ZStack {
                    Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: 110 - 90))
                        .padding(5)
                        .opacity(0.4)
                    Text(card.content)
                        .font(.system(size: 0.6 * min(geometry.size.width, geometry.size.height)))
                }
                .cardify(isFaceUp: card.isFaceUp)
            }
            .accessibilityLabel("card \(card.id)")
        }
    }
}
