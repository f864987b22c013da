import SwiftUI

/// Turns its content into a card: the content on paper on one side, the pattern of the deck on the other.
///
/// The angle is animated, and the sides swap when the card is edge-on. Were the side chosen by `isFaceUp` alone, both
/// would cross-fade while the card turns, and the face could be read too early.
struct Cardify: AnimatableModifier {
    /// Rotation in degrees: 0 shows the face, 180 the back.
    private var rotation: Double
    private let palette: Palette
    /// Position on the table, from 1.
    private let number: Int
    /// Name of the face for accessibility.
    private let name: String

    init(isFaceUp: Bool, palette: Palette, number: Int, name: String) {
        rotation = isFaceUp ? 0 : 180
        self.palette = palette
        self.number = number
        self.name = name
    }

    nonisolated var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        let showsFace = rotation < 90
        ZStack {
            // Built-in shapes only, no custom views: swapping the sides evaluates no further body.
            if showsFace {
                CardOutline().fill(palette.paperRim)
                CardOutline(inset: 0.018).fill(palette.paper)
            } else {
                CardOutline().fill(palette.cardRim)
                CardOutline(inset: 0.02).fill(palette.card)
                CardOutline(inset: 0.075).fill(palette.onCard.opacity(0.28))
                CardOutline(inset: 0.095).fill(palette.card)
                Harlequin().fill(palette.onCard.opacity(0.28))
            }
            content.opacity(showsFace ? 1 : 0)
        }
        .accessibilityElement()
        .accessibilityAddTraits(.isButton)
        // Inside the rotation, so that the label moves with the card; it describes the visible side.
        .accessibilityLabel(Text(verbatim: "Card \(number), \(showsFace ? name : "face down")"))
        .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    }
}

extension View {
    func cardify(isFaceUp: Bool, palette: Palette, number: Int, name: String) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp, palette: palette, number: number, name: name))
    }
}
