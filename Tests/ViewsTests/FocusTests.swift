import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Keyboard focus after the focused view is removed.
@MainActor struct FocusTests {
    private struct Buttons: View {
        @State private var ids = [1, 2, 3]
        var body: some View {
            HStack(spacing: 0) {
                ForEach(ids, id: \.self) { id in
                    Button("B\(id)") { ids.removeAll { $0 == id } }
                }
            }
        }
    }

    @Test func `the focus goes to the nearest view that is left`() {
        let stage = ViewStage(Buttons())
        stage.press("Tab")
        stage.press("Tab")
        stage.press("Tab")
        stage.press("Return")
        #expect(stage.layer("B3") == nil)
        #expect(stage.layers(ofView: "FocusRing").filter { !$0.isHidden }.count == 1)
        stage.press("Return")
        #expect(stage.layer("B2") == nil)
        stage.press("Return")
        #expect(stage.layer("B1") == nil)
        #expect(stage.layers(ofView: "FocusRing").isEmpty)
        #expect(stage.problems.isEmpty)
    }

    @Test func `a ring is shown in the frame of the key, and no body is evaluated for it`() throws {
        let stage = ViewStage(Buttons())
        let bodies = stage.host.counters.bodies
        stage.press("Tab")
        let ring = try #require(stage.layer(ofView: "FocusRing"))
        #expect(!ring.isHidden)
        #expect(ring.frameInWindow == stage.layer("B1")?.frameInWindow)
        #expect(stage.host.counters.bodies == bodies)
        #expect(stage.host.counters.layouts == 1)
    }
}
