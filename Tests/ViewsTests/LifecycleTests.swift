import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Order and number of lifecycle calls: S19.
@MainActor struct LifecycleTests {
    @MainActor private final class Log { var lines: [String] = [] }

    private struct Page: View {
        let log: Log
        @State private var isShown = false
        @State private var value = 0
        @State private var copy = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Toggle") { isShown.toggle() }
                Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Button("Change") {
                    value += 1
                    value += 1
                }
                Text(verbatim: "copy \(copy)")
                if isShown {
                    VStack(spacing: 0) {
                        Text("in").onAppear { log.lines.append("inner appears") }
                            .onDisappear { log.lines.append("inner leaves") }
                    }
                    .onAppear { log.lines.append("outer appears") }
                }
            }
            .onChange(of: value) { old, new in
                log.lines.append("\(old) to \(new)")
                copy = new
            }
            .onAppear { value = 10 }
        }
    }

    @Test
    func `children appear before their parents, once; state set on appearing shows in the first frame (S19.1, S19.4)`()
    {
        let log = Log()
        let stage = ViewStage(Page(log: log))
        #expect(log.lines == ["0 to 10"])
        #expect(stage.layer("copy 10") != nil)
        log.lines = []
        stage.tap("Toggle")
        #expect(log.lines == ["inner appears", "outer appears"])
        stage.frame()
        stage.tap("Toggle")
        #expect(log.lines == ["inner appears", "outer appears", "inner leaves"])
    }

    @Test func `onChange runs once for an update, with the last value (S19.6)`() {
        let log = Log()
        let stage = ViewStage(Page(log: log))
        log.lines = []
        stage.tap("Change")
        #expect(log.lines == ["10 to 12"])
        #expect(stage.layer("copy 12") != nil)
    }

    @Test func `a view that leaves with a transition disappears at its end (S12.9)`() {
        let log = Log()
        let stage = ViewStage(Page(log: log))
        stage.tap("Toggle")
        log.lines = []
        stage.tap("Fade")
        stage.advance(by: 0.5)
        #expect(log.lines.isEmpty)
        stage.advance(by: 0.6)
        #expect(log.lines == ["inner leaves"])
    }
}
