import SwiftUI

/// The notes' `ScaleEffect`: four numbers as one vector, with the pairs and the empty data that the notes quote.
struct ScaleEffectPage: GalleryPage {
    static let name = "scale-effect"
    static let title = "Four numbers"
    static let summary = "ScaleEffect's data: a size and an anchor"
    static let symbol = "square"

    @State private var isLarge = false

    var body: some View {
        Exhibit("Grow: width, height and the anchor's x and y go to their targets together, as one vector.") {
            VStack(spacing: 40) {
                ScaledSquare(
                    effect: isLarge
                        ? ScaleEffect(scale: CGSize(width: 1.5, height: 2), anchor: .bottomTrailing)
                        : ScaleEffect(scale: CGSize(width: 1, height: 1), anchor: .topLeading))
                Button("Grow") {
                    withAnimation(.linear(duration: 1)) { isLarge.toggle() }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }

    /// View that animates the effect's vector itself.
    struct ScaledSquare: View, Animatable {
        var effect: ScaleEffect

        nonisolated var animatableData: ScaleEffect.AnimatableData {
            get { effect.animatableData }
            set { effect.animatableData = newValue }
        }

        var body: some View {
            let scale = animatableData.first
            let anchor = animatableData.second
            VStack(spacing: 80) {
                Text(
                    verbatim: "(\(decimal(scale.first)), \(decimal(scale.second))), "
                        + "(\(decimal(anchor.first)), \(decimal(anchor.second)))"
                )
                .font(.system(size: 15, design: .monospaced))
                RoundedRectangle(cornerRadius: 12).fill(.blue)
                    .frame(width: 90, height: 90)
                    .accessibilityLabel("square")
                    .scaleEffect(CGSize(width: scale.first, height: scale.second))
            }
        }
    }

    // The listing.

    struct ScaleEffect: Animatable {
        private var scale: CGSize
        private var anchor: UnitPoint

        init(scale: CGSize, anchor: UnitPoint) {
            self.scale = scale
            self.anchor = anchor
        }

        var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
            get { AnimatablePair(scale.animatableData, anchor.animatableData) }
            set {
                scale.animatableData = newValue.first
                anchor.animatableData = newValue.second
            }
        }
    }
}
