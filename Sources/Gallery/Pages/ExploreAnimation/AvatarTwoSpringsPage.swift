import SwiftUI

/// "Pet Avatar – Multiple Animation Modifiers" (23:44).
struct AvatarTwoSpringsPage: GalleryPage {
    static let name = "avatar-two-springs"
    static let title = "Avatar, two springs"
    static let summary = "The shadow is smooth, the scale bouncy"
    static let symbol = "pawprint.fill"

    @State private var selected = false

    var body: some View {
        Exhibit("Two animation modifiers in one chain: the shadow grows by .smooth, the picture by .bouncy.") {
            SelectionHost(selected: $selected) {
                Avatar(pet: .cat, selected: $selected).accessibilityLabel("avatar")
            }
        }
    }

    // The listing.

    struct Avatar: View {
        var pet: Pet
        @Binding var selected: Bool

        var body: some View {
            Image(pet.type)
                .shadow(radius: selected ? 12 : 8)
                .animation(.smooth, value: selected)
                .scaleEffect(selected ? 1.5 : 1.0)
                .animation(.bouncy, value: selected)
                .onTapGesture {
                    selected.toggle()
                }
        }
    }
}
