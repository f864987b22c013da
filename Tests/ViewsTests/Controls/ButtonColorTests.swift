@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Lists
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Colour of a button's label: its own, unless the program sets one around.
@MainActor struct ButtonColorTests {
    private struct Mark: View {
        let name: String
        var body: some View { Ellipse().frame(width: 10, height: 10).accessibilityLabel(name) }
    }

    private struct Press: View {
        var role: ButtonRole?
        var body: some View {
            Button(role: role) {
            } label: {
                Mark(name: "label")
            }
        }
    }

    /// Colour of the label of the button in `view`, and that of a view in `color`.
    private func colors(_ view: some View, _ color: Color) throws -> (label: ResolvedColor, expected: ResolvedColor) {
        let stage = ViewStage(
            VStack {
                view
                color.frame(width: 10, height: 10)
            })
        return (
            try #require(stage.layer(ofView: "Ellipse")).presentation.fill,
            try #require(stage.layers(ofView: "Color").last).presentation.fill
        )
    }

    private func expect(
        _ view: some View, shows color: Color, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (label, expected) = try colors(view, color)
        #expect(expected != .black, "a layer without a fill", sourceLocation: sourceLocation)
        #expect(label == expected, sourceLocation: sourceLocation)
    }

    @Test func `a label is in the accent colour, or red`() throws {
        try expect(Press(), shows: .accentColor)
        try expect(Press(role: .destructive), shows: .red)
        try expect(Press().buttonStyle(.bordered), shows: .accentColor)
    }

    @Test func `a colour that is set around wins, near or far, in every style`() throws {
        try expect(Press().foregroundColor(.purple), shows: .purple)
        try expect(HStack { Press() }.foregroundStyle(.purple), shows: .purple)
        try expect(Press(role: .destructive).foregroundStyle(.purple), shows: .purple)
        try expect(Press().buttonStyle(.bordered).foregroundStyle(.purple), shows: .purple)
        try expect(Press().buttonStyle(.borderedProminent).foregroundStyle(.purple), shows: .purple)
        try expect(Press().buttonStyle(.glass).foregroundStyle(.purple), shows: .purple)
        try expect(HStack { Press().foregroundStyle(.orange) }.foregroundStyle(.purple), shows: .orange)
    }

    @Test func `no colour changes nothing, and a tint is no foreground`() throws {
        try expect(Press().foregroundColor(nil), shows: .accentColor)
        try expect(Press().tint(.green), shows: .green)
        try expect(Press().tint(.green).foregroundStyle(.purple), shows: .purple)
    }

    @Test func `colours of values and headers leave buttons theirs`() throws {
        try expect(LabeledContent("Name") { Press() }, shows: .accentColor)
        try expect(
            List {
                Section {
                } header: {
                    Press()
                }
            }.frame(height: 100), shows: .accentColor)
    }
}
