import SwiftUI

/// "Pet Avatar – Explicit Animation" (11:49).
struct AvatarBouncyPage: GalleryPage {
    static let name = "avatar-bouncy"
    static let title = "Avatar, bouncy"
    static let summary = "withAnimation(.bouncy)"
    static let symbol = "pawprint.fill"

    var body: some View {
        Exhibit("Tap the cat, and tap it again before it has come to rest: the spring keeps its velocity.") {
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
                    withAnimation(.bouncy) {
                        selected.toggle()
                    }
                }
        }
    }
}
