import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Styles read the environment as views do: S3.7, S18.16.
@MainActor struct StyleTests {
    private struct Reading: ButtonStyle {
        @Environment(\.lineSpacing) private var spacing
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "spacing \(Int(spacing))")
            }
        }
    }

    private struct PrimitiveReading: PrimitiveButtonStyle {
        @Environment(\.lineSpacing) private var spacing
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "primitive \(Int(spacing))").onTapGesture { configuration.trigger() }
        }
    }

    private struct Owner: View {
        @State private var spacing: CGFloat = 3
        var body: some View {
            VStack {
                Button("more") { spacing += 4 }.buttonStyle(Reading())
                Button("same") { spacing += 10 }.buttonStyle(PrimitiveReading())
            }
            .lineSpacing(spacing)
        }
    }

    @Test func `a style's environment is the one at its button, and stays current`() {
        let stage = ViewStage(Owner())
        #expect(stage.layer("spacing 3") != nil && stage.layer("primitive 3") != nil)
        stage.tap("more")
        #expect(stage.layer("spacing 7") != nil && stage.layer("primitive 7") != nil)
        stage.tap("primitive 7")
        #expect(stage.layer("spacing 17") != nil)
    }
}
