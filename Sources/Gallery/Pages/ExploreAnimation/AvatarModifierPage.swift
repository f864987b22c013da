import SwiftUI

/// "Pet Avatar – Animation Modifier" (22:44).
struct AvatarModifierPage: GalleryPage {
    static let name = "avatar-modifier"
    static let title = "Avatar, modifier"
    static let summary = ".animation(.bouncy, value: selected)"
    static let symbol = "pawprint.fill"

    @State private var selected = false

    var body: some View {
        Exhibit("A tap and the button outside write the same binding, without an animation: the modifier brings it.") {
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
                .scaleEffect(selected ? 1.5 : 1.0)
                .animation(.bouncy, value: selected)
                .onTapGesture {
                    selected.toggle()
                }
        }
    }
}
