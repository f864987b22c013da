import SwiftUI

/// "Pet Avatar – Animated" (4:13).
struct AvatarAnimatedPage: GalleryPage {
    static let name = "avatar-animated"
    static let title = "Avatar, animated"
    static let summary = "withAnimation, and the default spring"
    static let symbol = "pawprint.fill"

    var body: some View {
        Exhibit(
            "Tap the cat: the model value is 1.5 at once, and the presentation value goes there by the default spring. "
                + "No view's code runs on the way."
        ) {
            Avatar(pet: .cat).accessibilityLabel("avatar")
        }
    }

    // The listing.

    struct Avatar: View {
        var pet: Pet
        @State private var selected: Bool = false

        var body: some View {
            Image(pet.type)
                .scaleEffect(selected ? 1.5 : 1.0)
                .onTapGesture {
                    withAnimation {
                        selected.toggle()
                    }
                }
        }
    }
}
