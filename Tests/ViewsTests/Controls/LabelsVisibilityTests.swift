import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Labels of controls that are hidden and shown.
@MainActor struct LabelsVisibilityTests {
    private func width(_ view: some View) throws -> Double {
        let stage = ViewStage(
            size: CGSize(width: 300, height: 100), view.background { Color.red.accessibilityLabel("ground") })
        return try #require(stage.layer("ground")).frameInWindow.width
    }

    @Test func `a switch without its label is as wide as the switch`() throws {
        let toggle = Toggle("Sound", isOn: .constant(true))
        #expect(try width(toggle) == 300)
        #expect(try width(toggle.labelsVisibility(.automatic)) == 300)
        let hidden = try width(toggle.labelsVisibility(.hidden))
        #expect(hidden < 60)
        #expect(try width(toggle.labelsHidden()) == hidden)
    }

    @Test func `the innermost visibility counts`() throws {
        let toggle = Toggle("Sound", isOn: .constant(true))
        #expect(try width(toggle.labelsVisibility(.visible).labelsHidden()) == 300)
        #expect(try width(toggle.labelsHidden().labelsVisibility(.visible)) < 60)
    }

    private struct Reader: View {
        @Environment(\.labelsVisibility) private var visibility
        var body: some View { Color.red.frame(width: visibility == .hidden ? 10 : 20, height: 10) }
    }

    @Test func `views read the visibility`() throws {
        #expect(try width(Reader()) == 20)
        #expect(try width(Reader().labelsHidden()) == 10)
    }
}
