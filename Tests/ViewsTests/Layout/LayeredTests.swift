import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Overlays and backgrounds of more than one view: S2.9, S12.12.
@MainActor struct LayeredTests {
    /// One view in the overlay or background at first, and two after a tap.
    private struct Badges: View {
        let isOver: Bool
        @State private var isOn = false

        private func square(_ name: String, _ side: CGFloat) -> some View {
            Color.red.frame(width: side, height: side).accessibilityLabel(name)
        }

        @ViewBuilder private var badges: some View {
            square("first", 10)
            if isOn { square("second", 30) }
        }

        private var base: some View { Color.blue.accessibilityLabel("base").contentShape(Rectangle()) }

        var body: some View {
            Group {
                if isOver {
                    base.overlay(alignment: .topLeading) { badges }
                } else {
                    base.background(alignment: .topLeading) { badges }
                }
            }
            .onTapGesture { isOn.toggle() }
        }
    }

    private func names(_ stage: ViewStage) -> [String] { stage.all.compactMap(\.label) }

    @Test(arguments: [true, false])
    func `a second view beside the content comes and goes as the first stays`(isOver: Bool) throws {
        let stage = ViewStage(Badges(isOver: isOver))
        func ordered(_ badges: [String]) -> [String] { isOver ? ["base"] + badges : badges + ["base"] }
        #expect(names(stage) == ordered(["first"]))
        let layer = try #require(stage.layer("first")).id
        let place = CGPoint(x: 200, y: 150)
        stage.tap(at: place)
        stage.advance(by: 1)
        #expect(names(stage) == ordered(["first", "second"]))
        let second = try #require(stage.layer("second"))
        #expect(second.frameInWindow == CGRect(x: 0, y: 0, width: 30, height: 30))
        stage.tap(at: place)
        stage.advance(by: 1)
        #expect(names(stage) == ordered(["first"]))
        #expect(try #require(stage.layer("first")).id == layer)
    }

    @Test func `several views beside the content lie in their order`() {
        let stage = ViewStage(
            Color.blue.accessibilityLabel("base").overlay {
                ForEach(0..<3, id: \.self) { Color.red.frame(width: 10, height: 10).accessibilityLabel("\($0)") }
            })
        #expect(names(stage) == ["base", "0", "1", "2"])
    }
}
