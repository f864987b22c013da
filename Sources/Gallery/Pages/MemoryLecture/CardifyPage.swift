import SwiftUI

/// The lecture's `Cardify`: the angle is animated, and the sides swap when the card is edge-on.
struct CardifyPage: GalleryPage {
    static let name = "cardify"
    static let title = "Cardify"
    static let summary = "The sides change places at 90°"
    static let symbol = "questionmark.square.dashed"

    @State private var isFaceUp = false

    var body: some View {
        Exhibit("Tap the card: its emoji is there, whole, from the moment in which the card is edge-on.") {
            Text("🦊").font(.system(size: 90))
                .cardify(isFaceUp: isFaceUp)
                .frame(width: 160, height: 240)
                .foregroundColor(.red)
                .accessibilityLabel("card")
                .onTapGesture { withAnimation(.linear(duration: 1)) { isFaceUp.toggle() } }
        }
    }
}

// The listing. Its last brace was lost and its constants are those of the previous listing; Swift 6 requires
// `nonisolated`.

struct Cardify: AnimatableModifier {
    init(isFaceUp: Bool) {
        rotation = isFaceUp ? 0 : 180
    }

    var rotation: Double = 0

    nonisolated var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: DrawingConstants.cornerRadius)
            if rotation < 90 {
                shape.fill().foregroundColor(.white)
                shape.strokeBorder(lineWidth: DrawingConstants.lineWidth)
            } else {
                shape.fill()
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
    }

    private struct DrawingConstants {
        static let cornerRadius: CGFloat = 10
        static let lineWidth: CGFloat = 2.5
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp))
    }
}
