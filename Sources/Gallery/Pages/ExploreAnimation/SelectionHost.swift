import SwiftUI

/// Avatar whose selection belongs to the page, with a button that changes it from outside.
struct SelectionHost<Avatar: View>: View {
    @Binding var selected: Bool
    @ViewBuilder let avatar: Avatar

    var body: some View {
        VStack(spacing: 90) {
            avatar
            Button("Select from outside") { selected.toggle() }
                .buttonStyle(ChipButtonStyle())
        }
    }
}
