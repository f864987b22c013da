import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Platform
@_spi(Engine) import Presentations
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `inspector`: a trailing column where there is room, a sheet elsewhere.
@MainActor struct InspectorTests {
    private struct Page: View {
        @State private var isPresented = false
        @State private var count = 0

        var body: some View {
            VStack {
                Text("content")
                Button("toggle") { isPresented.toggle() }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .inspector(isPresented: $isPresented) {
                Button("count \(count)") { count += 1 }
                    .inspectorColumnWidth(min: 150, ideal: 200, max: 260)
            }
        }
    }

    private func drag(_ stage: ViewStage, from start: CGFloat, to end: CGFloat) {
        stage.send(.pressed(button: .primary), at: CGPoint(x: start, y: 200))
        stage.frame()
        for step in 1...4 {
            stage.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 4, y: 200))
        }
        stage.send(.released(button: .primary), at: CGPoint(x: end, y: 200))
        stage.advance(by: 3)
    }

    private func stage(width: CGFloat) -> ViewStage { ViewStage(size: CGSize(width: width, height: 400), Page()) }

    @Test func `it slides in from the trailing edge, and the content gives way`() throws {
        let stage = stage(width: 800)
        #expect(stage.centre("content").x == 400)
        stage.tap("toggle")
        stage.advance(by: 0.1)
        let moving = stage.centre("count 0").x
        #expect(moving > 710 && moving < 900, "on its way: \(moving)")
        stage.advance(by: 3)
        #expect(stage.centre("count 0").x == 700)
        #expect(stage.centre("content").x == 300)
        stage.tap("toggle")
        stage.advance(by: 3)
        #expect(stage.centre("content").x == 400)
    }

    @Test func `it keeps its state while it is hidden, and keys do not reach it then`() {
        let stage = stage(width: 800)
        stage.tap("toggle")
        stage.advance(by: 3)
        stage.tap("count 0")
        stage.tap("toggle")
        stage.advance(by: 3)
        for _ in 0..<2 { stage.press("Tab") }
        stage.press("Return")
        stage.advance(by: 3)
        #expect(stage.layer("count 1") != nil)
        #expect(stage.centre("content").x == 300, "Tab has come back to the content's button")
    }

    @Test func `its edge is dragged between its widths`() {
        let stage = stage(width: 800)
        stage.tap("toggle")
        stage.advance(by: 3)
        drag(stage, from: 600, to: 580)
        #expect(stage.centre("content").x == 290)
        drag(stage, from: 580, to: 300)
        #expect(stage.centre("content").x == 270, "260 points at most")
    }

    @Test func `in a narrow window it is a sheet`() {
        let stage = stage(width: 400)
        stage.tap("toggle")
        stage.advance(by: 3)
        #expect(stage.centre("content").x == 200)
        #expect(stage.centre("count 0").x == 200)
        #expect(stage.host.presentations.count == 1)
        stage.press("Escape")
        stage.advance(by: 3)
        #expect(stage.layer("count 0")?.frameInWindow.minX ?? 400 >= 400)
        #expect(stage.host.presentations.count == 0)
        stage.tap("toggle")
        stage.advance(by: 3)
        #expect(stage.host.presentations.count == 1, "Escape has made the binding false")
    }

    @Test func `it changes between column and sheet with the width, and its binding stays`() {
        let stage = stage(width: 800)
        stage.tap("toggle")
        stage.advance(by: 3)
        for _ in 0..<2 {
            stage.host.size = CGSize(width: 400, height: 400)
            stage.advance(by: 3)
            #expect(stage.host.presentations.count == 1 && stage.centre("count 0").x == 200)
            stage.host.size = CGSize(width: 800, height: 400)
            stage.advance(by: 3)
            #expect(stage.host.presentations.count == 0 && stage.centre("count 0").x == 700)
            #expect(stage.centre("content").x == 300)
        }
        stage.host.size = CGSize(width: 400, height: 400)
        stage.advance(by: 3)
        stage.press("Escape")
        stage.advance(by: 3)
        stage.host.size = CGSize(width: 800, height: 400)
        stage.advance(by: 3)
        #expect(stage.centre("content").x == 400, "closed as a sheet, it is no column either")
    }
}
