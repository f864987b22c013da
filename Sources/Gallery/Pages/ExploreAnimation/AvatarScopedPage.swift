import SwiftUI

/// "Generic Avatar – Scoped Animation Modifiers" (25:20).
struct AvatarScopedPage: GalleryPage {
    static let name = "avatar-scoped"
    static let title = "Avatar, scoped"
    static let summary = "Animations that leave the content alone"
    static let symbol = "pawprint.fill"

    @State private var selected = false

    var body: some View {
        Exhibit(
            "The content changes with the selection: its badge moves. The animations reach only the shadow and the scale "
                + "in their closures, so the badge jumps."
        ) {
            SelectionHost(selected: $selected) {
                Avatar(content: { BadgedPet(pet: .dog, selected: selected) }, selected: $selected)
                    .accessibilityLabel("avatar")
            }
        }
    }

    // The listing; the initialiser was lost in the transcript.

    struct Avatar<Content: View>: View {
        @ViewBuilder var content: Content
        @Binding var selected: Bool

        var body: some View {
            content
                .animation(.smooth) {
                    $0.shadow(radius: selected ? 12 : 8)
                }
                .animation(.bouncy) {
                    $0.scaleEffect(selected ? 1.5 : 1.0)
                }
                .onTapGesture {
                    selected.toggle()
                }
        }
    }
}
