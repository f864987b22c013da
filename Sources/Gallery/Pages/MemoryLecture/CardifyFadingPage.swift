import SwiftUI

/// The lecture's first `Cardify`, with the fault that the second one corrects.
struct CardifyFadingPage: GalleryPage {
    static let name = "cardify-fading"
    static let title = "Cardify, at first"
    static let summary = "The emoji can be read too early"
    static let symbol = "questionmark.square.dashed"

    @State private var isFaceUp = false

    var body: some View {
        Exhibit("Tap the card: while it turns, its emoji fades in and the two sides cross-fade.") {
            Text("🦊").font(.system(size: 90))
                .modifier(Cardify(isFaceUp: isFaceUp))
                .frame(width: 160, height: 240)
                .foregroundColor(.red)
                .accessibilityLabel("card")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isFaceUp.toggle() } }
        }
    }

    // The listing.

    struct Cardify: ViewModifier {
        var isFaceUp: Bool

        func body(content: Content) -> some View {
            ZStack {
                let shape = RoundedRectangle(cornerRadius: DrawingConstants.cornerRadius)
                // if-else -> 색깔 문제의 원인
                if isFaceUp {
                    shape.fill().foregroundColor(.white)
                    shape.strokeBorder(lineWidth: DrawingConstants.lineWidth)
                } else {
                    shape.fill()
                }
                content.opacity(isFaceUp ? 1 : 0)  // 이모지 문제의 원인
            }
            .rotation3DEffect(Angle.degrees(isFaceUp ? 0 : 180), axis: (0, 1, 0))
        }

        private struct DrawingConstants {
            static let cornerRadius: CGFloat = 10
            static let lineWidth: CGFloat = 2.5
        }
    }
}
