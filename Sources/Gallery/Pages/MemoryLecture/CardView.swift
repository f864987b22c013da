import SwiftUI

// The lecture's card. Where the listing has three dots, the emoji gets its size and spins when it is matched.
struct CardView: View {
    let card: EmojiMemoryGame.Card

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: 110 - 90))
                    .padding(DrawingConstants.contentPadding)
                    .opacity(0.4)
                Text(card.content)
                    .padding(DrawingConstants.contentPadding)  // 범인...
                    .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
                    .animation(.linear(duration: 1), value: card.isMatched)
                    .font(.system(size: DrawingConstants.fontScale * min(geometry.size.width, geometry.size.height)))
            }
            .cardify(isFaceUp: card.isFaceUp)
        }
        .accessibilityLabel("card \(card.id)")
    }

    private struct DrawingConstants {
        static let contentPadding: CGFloat = 5
        static let fontScale: CGFloat = 0.6
    }
}

/// The colour of the lecture's cards.
enum CardConstants {
    static let color = Color.red
}
