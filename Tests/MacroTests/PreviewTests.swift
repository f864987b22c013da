import SwiftUI
import Testing

#Preview {
    Text("one")
}

#Preview("with state") {
    @Previewable @State var isOn = false
    let label = "on"
    Toggling(isOn: $isOn, label: label)
}

#Preview("with traits", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("wide") }

#Preview(traits: .fixedLayout(width: 100, height: 50)) { Text("small") }

#Preview("several") {
    Text("one")
    Text("two")
}

private struct Toggling: View {
    @Binding var isOn: Bool
    let label: String

    var body: some View { Text(isOn ? label : "off") }
}

/// `#Preview` and `@Previewable` compile, and add no code to the program.
@MainActor struct PreviewTests {
    @Test func `a preview leaves nothing in the program`() {
        // A view used only by previews is an ordinary type; declarations that would hold the previews' bodies do not
        // exist.
        let toggling = Toggling(isOn: .constant(true), label: "on")
        #expect(toggling.isOn)
    }
}
