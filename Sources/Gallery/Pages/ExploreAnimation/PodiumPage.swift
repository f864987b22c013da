import SwiftUI

/// The talk's podium, for which there is no listing: as a plain view, and as an `Animatable` one.
struct PodiumPage: GalleryPage {
    static let name = "podium"
    static let title = "Podium"
    static let summary = "Along chords, and along the circle"
    static let symbol = "arrow.circlepath"

    @State private var offsetAngle = Angle.zero

    var body: some View {
        Exhibit(
            "Both turn by the same angle. On the left the places move, which are points, so straight through the circle; "
                + "on the right the angle itself, and the layout is made anew in each frame."
        ) {
            VStack(spacing: 20) {
                HStack(spacing: 40) {
                    Podium(name: "plain", offsetAngle: offsetAngle)
                    AnimatablePodium(offsetAngle: offsetAngle)
                }
                .padding(30)
                Button("Turn") {
                    withAnimation(.easeInOut(duration: 1)) { offsetAngle += .degrees(120) }
                }
                .buttonStyle(ChipButtonStyle())
                .padding(.bottom, 20)
            }
        }
    }

    struct Podium: View {
        let name: String
        var offsetAngle: Angle

        var body: some View {
            RadialLayout(offsetAngle: offsetAngle) {
                ForEach(Pet.all) { pet in
                    Image(pet.type).accessibilityLabel("\(name) \(pet.type)")
                }
            }
        }
    }

    struct AnimatablePodium: View, Animatable {
        var offsetAngle: Angle

        nonisolated var animatableData: Angle.AnimatableData {
            get { offsetAngle.animatableData }
            set { offsetAngle.animatableData = newValue }
        }

        var body: some View {
            Podium(name: "animatable", offsetAngle: offsetAngle)
        }
    }
}
