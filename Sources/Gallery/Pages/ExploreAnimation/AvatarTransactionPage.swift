import SwiftUI

/// "Pet Avatar – Transaction Modifier" (28:45).
struct AvatarTransactionPage: GalleryPage {
    static let name = "avatar-transaction"
    static let title = "Avatar, own key"
    static let summary = "Bouncy by a tap, smooth from outside"
    static let symbol = "hand.tap"

    @State private var selected = false

    var body: some View {
        Exhibit("A tap sets a key of its transaction, by which the modifier chooses the spring: .bouncy, or .smooth.") {
            SelectionHost(selected: $selected) {
                Avatar(pet: .cat, selected: $selected).accessibilityLabel("avatar")
            }
        }
    }

    // The listing. Key and extension are private to the file, since the next listing declares them too.

    struct Avatar: View {
        var pet: Pet
        @Binding var selected: Bool

        var body: some View {
            Image(pet.type)
                .scaleEffect(selected ? 1.5 : 1.0)
                .transaction(value: selected) {
                    $0.animation = $0.avatarTapped ? .bouncy : .smooth
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
