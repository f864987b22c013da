import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Colour of progress views that spin.
@MainActor struct SpinnerTintTests {
    /// Colours of the ring and of the arc on it, and that of `color` in the same place.
    private func colors(_ view: some View, _ color: Color) throws -> (drawn: [ResolvedColor], expected: ResolvedColor) {
        let stage = ViewStage(
            VStack {
                view
                color.frame(width: 10, height: 10)
            })
        return (
            stage.layers(ofView: "_StrokedShape").map(\.presentation.fill),
            try #require(stage.layer(ofView: "Color")).presentation.fill
        )
    }

    @Test func `a spinner is grey until the program sets a tint`() throws {
        let (drawn, expected) = try colors(ProgressView(), .primary.opacity(0.55))
        #expect(drawn.count == 2)
        #expect(drawn.last == expected)
    }

    @Test func `a spinner is in the tint around it, or in that of its style`() throws {
        for view in [
            AnyView(ProgressView().tint(.red)), AnyView(VStack { ProgressView("Wait") }.tint(.red)),
            AnyView(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).tint(.blue)),
        ] {
            let (drawn, expected) = try colors(view, .red)
            #expect(drawn.count == 2)
            #expect(drawn.last == expected)
        }
    }
}
