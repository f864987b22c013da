import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Content and cost of the display of `LILT_HUD`.
@MainActor struct HeadsUpDisplayTests {
    private static let size = CGSize(width: 480, height: 120)

    /// A page with a square that a click anywhere moves.
    private struct Page: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: isOn ? 90 : 0)
                .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }

    private func stage(buffers: Int = 1) -> PipelineStage {
        let stage = PipelineStage(size: Self.size, buffers: buffers, Page())
        stage.pipeline.display = HeadsUpDisplay(views: stage.views)
        return stage
    }

    private func line(_ stage: PipelineStage) throws -> String {
        let text = try #require(stage.views.root.topLayer?.sublayers.first)
        guard case .text(let layout) = text.content else { return "" }
        return layout.string
    }

    @Test func `it tells what the last frame took: time, refreshes, bodies and pixels`() throws {
        let stage = stage()
        stage.draw(0)
        stage.click(at: 1)
        for frame in 1..<8 {
            let (pixels, bodies) = (stage.report.lastDamagedPixels, stage.views.counters.bodies)
            stage.draw(frame)
            let words = try line(stage).split(separator: " · ")
            try #require(words.count == 4)
            #expect(words[0].hasSuffix(" ms") && Double(words[0].dropLast(3)) != nil)
            #expect(words[1] == "0 missed")
            #expect(words[2] == "\(stage.views.counters.bodies - bodies) bodies")
            #expect((words[2] == "0 bodies") == (frame > 1))
            #expect(words[3] == "\(pixels) px")
        }
    }

    @Test func `it is drawn over the window, from damage as from scratch`() {
        let (plain, shown) = (PipelineStage(size: Self.size, Page()), stage(buffers: 3))
        for frame in 0..<6 {
            plain.draw(frame)
            shown.draw(frame)
            if frame == 1 { shown.click(at: 1) }
            #expect(shown.window.lastBuffer == shown.picture && shown.window.screen == shown.picture)
        }
        #expect(shown.picture[12, 20] != plain.picture[12, 20], "there is a plate")
    }

    @Test func `it asks for no frame, and lets clicks through`() {
        let stage = stage()
        for frame in 0..<30 { stage.draw(frame) }
        #expect(stage.window.ages == [0] && !stage.pipeline.isDue)
        for kind in [PointerEvent.Kind.pressed(button: .primary), .released(button: .primary)] {
            stage.pipeline.dispatch(PointerEvent(kind: kind, location: CGPoint(x: 20, y: 18), time: 0.5))
        }
        stage.draw(31)
        #expect(stage.pipeline.isDue, "the view below was clicked")
    }
}
