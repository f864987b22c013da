import AttributeGraph
import SwiftUI
import Testing
import Views

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

#Preview("body as an argument", body: { Text("argument") })

private struct Toggling: View {
    @Binding var isOn: Bool
    let label: String

    var body: some View { Text(isOn ? label : "off") }
}

/// `#Preview` declares types that are found in the program, in the order of their lines.
@MainActor struct PreviewTests {
    private var previews: [Preview] {
        LoadedTypes.none.conforming(to: (any _PreviewRegistry.Type).self)
            .filter { $0.fileID == #fileID }.sorted { $0.line < $1.line }.map { $0.makePreview() }
    }

    @Test func `each preview has its title`() {
        #expect(
            previews.map(\.name) == [nil, "with state", "with traits", nil, "several", "body as an argument"])
    }

    @Test func `traits are those of the preview`() {
        var wide = PreviewTraits()
        wide.layout = .sizeThatFits
        wide.orientation = .landscapeLeft
        var small = PreviewTraits()
        small.layout = .fixed(width: 100, height: 50)
        #expect(
            previews.map(\.traits) == [PreviewTraits(), PreviewTraits(), wide, small, PreviewTraits(), PreviewTraits()])
    }

    @Test func `variables that are marked become the state of a view of their own`() throws {
        let preview = try #require(previews.first { $0.name == "with state" })
        #expect("\(type(of: preview.content()))" == "PreviewState")
    }
}
