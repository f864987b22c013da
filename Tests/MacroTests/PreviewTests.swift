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

#Preview("UIKit view", traits: .sizeThatFitsLayout) {
    let view = UIView()
    view.tag = 7
    return view
}

#Preview("UIKit controller") { UIViewController() }

#Preview("modified, with state", traits: .framed) {
    @Previewable @State var isOn = false
    Toggling(isOn: $isOn, label: "on")
}

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.border(.red) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var framed: Self { .modifier(Framed()) }
}

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
            previews.map(\.name) == [
                nil, "with state", "with traits", nil, "several", "body as an argument", "UIKit view",
                "UIKit controller",
                "modified, with state",
            ])
    }

    @Test func `traits are those of the preview`() {
        var wide = PreviewTraits()
        wide.layout = .sizeThatFits
        wide.orientation = .landscapeLeft
        var small = PreviewTraits()
        small.layout = .fixed(width: 100, height: 50)
        var fitting = PreviewTraits()
        fitting.layout = .sizeThatFits
        let plain = PreviewTraits()
        #expect(previews.map(\.traits) == [plain, plain, wide, small, plain, plain, fitting, plain, plain])
    }

    @Test func `views and controllers of UIKit become views, and modifiers wrap them`() {
        let types = previews.suffix(3).map { "\(type(of: $0.content()))" }
        #expect(types == ["PreviewedUIView", "PreviewedUIViewController", "AnyView"])
    }

    @Test func `variables that are marked become the state of a view of their own`() throws {
        let preview = try #require(previews.first { $0.name == "with state" })
        #expect("\(type(of: preview.content()))" == "PreviewState")
    }
}
