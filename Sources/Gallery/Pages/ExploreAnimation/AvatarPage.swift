import SwiftUI

/// "Pet Avatar – Unanimated" (2:14).
struct AvatarPage: GalleryPage {
    static let name = "avatar"
    static let title = "Avatar, not animated"
    static let summary = "A tap enlarges it at once"
    static let symbol = "pawprint.fill"

    var body: some View {
        Exhibit("Tap the cat: it is 1.5 times as large in the next frame.") {
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
                    selected.toggle()
                }
        }
    }
}
