import SwiftUI

/// Content with a badge that moves with the avatar's selection.
struct BadgedPet: View {
    let pet: Pet
    let selected: Bool

    var body: some View {
        Image(pet.type)
            .overlay(alignment: .topLeading) {
                Circle().fill(.red)
                    .frame(width: 24, height: 24)
                    .accessibilityLabel("badge")
                    .offset(x: selected ? 72 : 0)
            }
    }
}
