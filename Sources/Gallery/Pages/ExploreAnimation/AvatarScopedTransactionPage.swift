import SwiftUI

/// "Generic Avatar – Scoped Transaction Modifier" (28:58).
struct AvatarScopedTransactionPage: GalleryPage {
    static let name = "avatar-scoped-transaction"
    static let title = "Avatar, scoped key"
    static let summary = "The same, and the content is left alone"
    static let symbol = "hand.tap"

    @State private var selected = false

    var body: some View {
        Exhibit(
            "Bouncy by a tap and smooth from outside, for the scale alone: the badge, which is content, jumps."
        ) {
            SelectionHost(selected: $selected) {
                Avatar(content: { BadgedPet(pet: .dog, selected: selected) }, selected: $selected)
                    .accessibilityLabel("avatar")
            }
        }
    }

    // The listing; the initialiser was lost in the transcript. Key and extension are private to the file, since the
    // previous listing declares them too.

    struct Avatar<Content: View>: View {
        @ViewBuilder var content: Content
        @Binding var selected: Bool

        var body: some View {
            content
                .transaction {
                    $0.animation = $0.avatarTapped ? .bouncy : .smooth
                } body: {
                    $0.scaleEffect(selected ? 1.5 : 1.0)
                }
                .onTapGesture {
                    withTransaction(\.avatarTapped, true) {
                        selected.toggle()
                    }
                }
        }
    }
}

private struct AvatarTappedKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    fileprivate var avatarTapped: Bool {
        get { self[AvatarTappedKey.self] }
        set { self[AvatarTappedKey.self] = newValue }
    }
}
