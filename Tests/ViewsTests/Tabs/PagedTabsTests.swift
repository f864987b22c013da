import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Platform
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Pages side by side: drags, throws, dots, keys, and what is told of them.
@MainActor struct PagedTabsTests {
    @MainActor final class Log {
        var lines: [String] = []
        var set: (Int, Bool) -> Void = { _, _ in }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    struct Program: View {
        let log: Log
        var count = 4
        @State private var selection = 0

        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<count, id: \.self) { number in
                    Text("page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(.yellow)
                        .onAppear { log.lines.append("\(number) appears") }
                        .onDisappear { log.lines.append("\(number) disappears") }
                }
            }
            .tabViewStyle(.page)
            .onChange(of: selection) { _, new in log.lines.append("selection \(new)") }
            .onAppear {
                log.set = { number, animates in
                    if animates { withAnimation { selection = number } } else { selection = number }
                }
            }
        }
    }

    private func x(_ stage: ViewStage, _ page: Int) -> CGFloat? {
        stage.layer("page \(page)").map { $0.frameInWindow.midX }
    }

    /// Opacity of a layer with all those around it.
    private func opacity(_ layer: Layer?) -> Double {
        guard let layer else { return 1 }
        return layer.presentation.opacity * opacity(layer.superlayer)
    }

    private func drag(_ stage: ViewStage, from start: CGFloat, to end: CGFloat, over seconds: Double, rests: Bool) {
        stage.send(.pressed(button: .primary), at: CGPoint(x: start, y: 100))
        let steps = Int(seconds * 60)
        for step in 1...steps {
            stage.advance(by: 1 / 60)
            stage.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: 100))
        }
        if rests {
            stage.advance(by: 0.5)
        }
        stage.send(.released(button: .primary), at: CGPoint(x: end, y: 100))
        stage.frame()
    }

    @Test func `fills its room, and makes only the page that is in view`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        #expect(log.take() == ["0 appears"])
        #expect(x(stage, 0) == 200)
        #expect(stage.layer("page 1") == nil)
        #expect(stage.layer("page 1 of 4")?.frameInWindow.maxY == 292)
    }

    @Test func `follows a drag, and comes to rest at the next page after half the way`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        drag(stage, from: 350, to: 110, over: 0.4, rests: true)
        #expect(log.take() == ["1 appears", "selection 1"])
        stage.advance(by: 2)
        #expect(log.take() == ["0 disappears"])
        #expect(x(stage, 1) == 200)
        #expect(stage.host.isAnimating == false)
    }

    @Test func `goes back after a short drag that stops, and on after a throw`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        drag(stage, from: 350, to: 250, over: 0.4, rests: true)
        stage.advance(by: 2)
        #expect(log.take() == ["1 appears", "1 disappears"])
        #expect(x(stage, 0) == 200)
        drag(stage, from: 350, to: 250, over: 0.1, rests: false)
        stage.advance(by: 2)
        #expect(log.take() == ["1 appears", "selection 1", "0 disappears"])
        #expect(x(stage, 1) == 200)
    }

    @Test func `follows with resistance beyond the first page, and comes back`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        stage.send(.pressed(button: .primary), at: CGPoint(x: 50, y: 100))
        stage.move(to: CGPoint(x: 70, y: 100))
        stage.move(to: CGPoint(x: 270, y: 100))
        let pulled = (x(stage, 0) ?? 0) - 200
        #expect(pulled > 60 && pulled < 120)
        stage.send(.released(button: .primary), at: CGPoint(x: 270, y: 100))
        stage.advance(by: 2)
        #expect(x(stage, 0) == 200)
        #expect(!log.take().contains { $0.hasPrefix("selection") })
    }

    @Test func `slides to a selection that is set with an animation, and jumps without one`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        log.set(2, true)
        stage.frame()
        #expect(log.take().filter { $0.hasSuffix("appears") && !$0.contains("dis") } == ["1 appears", "2 appears"])
        stage.advance(by: 0.1)
        // The pages are whole from the beginning: only their place moves.
        #expect(opacity(stage.layer("page 2")) == 1)
        let early = x(stage, 2) ?? 0
        #expect(early > 200 && early < 1_000)
        stage.advance(by: 2)
        #expect(x(stage, 2) == 200)
        #expect(log.take() == ["0 disappears", "1 disappears"])
        log.set(0, false)
        stage.frame()
        #expect(x(stage, 0) == 200)
        #expect(!stage.host.isAnimating)
    }

    @Test func `dots turn the pages, and keys do`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        stage.tap("page 3 of 4")
        #expect(log.take().contains("selection 2"))
        stage.advance(by: 2)
        stage.press("Left")
        #expect(log.take().contains("selection 1"))
        stage.advance(by: 2)
        stage.press("Next")
        stage.press("Next")
        stage.press("Next")
        stage.advance(by: 2)
        #expect(log.take().filter { $0.hasPrefix("selection") } == ["selection 2", "selection 3"])
        stage.press("Tab")
        stage.press("Home")
        #expect(log.take().contains("selection 0"))
    }

    @Test func `fingers on a touchpad turn the pages`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        for _ in 0..<15 {
            stage.advance(by: 1 / 60)
            stage.send(
                .scrolled(delta: CGSize(width: 20, height: 0), isPrecise: true), at: CGPoint(x: 200, y: 100))
        }
        stage.send(.scrollEnded, at: CGPoint(x: 200, y: 100))
        stage.advance(by: 2)
        #expect(log.take().contains("selection 1"))
        #expect(x(stage, 1) == 200)
    }

    @Test func `from right to left, later pages come from the left`() {
        let log = Log()
        let stage = ViewStage(Program(log: log).environment(\.layoutDirection, .rightToLeft))
        _ = log.take()
        drag(stage, from: 50, to: 290, over: 0.4, rests: true)
        stage.advance(by: 2)
        #expect(log.take() == ["1 appears", "selection 1", "0 disappears"])
        stage.press("Left")
        #expect(log.take().contains("selection 2"))
    }

    @Test func `a single page has dots only if they are always shown`() {
        let log = Log()
        #expect(ViewStage(Program(log: log, count: 1)).layer("page 1 of 1") == nil)
        let always = ViewStage(
            TabView { Text("page 0") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)))
        #expect(always.layer("page 1 of 1") != nil)
        let never = ViewStage(
            TabView {
                Text("page 0")
                Text("page 1")
            }
            .tabViewStyle(.page(indexDisplayMode: .never)))
        #expect(never.layer("page 1 of 2") == nil)
    }

    @Test func `pages keep their place when the window changes its size`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.set(2, false)
        stage.frame()
        stage.host.size = CGSize(width: 320, height: 300)
        stage.frame()
        #expect(x(stage, 2) == 160)
    }

    @Test func `a button on a page is pressed, and not while it is dragged`() {
        var presses = 0
        let stage = ViewStage(
            TabView {
                Button("press") { presses += 1 }
                Text("other")
            }
            .tabViewStyle(.page))
        stage.tap("press")
        #expect(presses == 1)
        drag(stage, from: 200, to: 60, over: 0.3, rests: false)
        stage.advance(by: 2)
        #expect(presses == 1)
        #expect(stage.layer("other")?.frameInWindow.midX == 200)
    }
}
