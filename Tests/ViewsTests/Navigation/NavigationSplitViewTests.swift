import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Platform
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Split views: their columns, what links in one show in the next, and what a narrow window shows.
@MainActor struct NavigationSplitViewTests {
    private static let wide = CGSize(width: 1_000, height: 600)

    /// Texts that can be seen and pressed.
    private func texts(_ stage: ViewStage) -> [String] {
        stage.all.filter { layer in
            guard stage.host.layers.root.bounds(of: layer).intersects(CGRect(origin: .zero, size: stage.host.size))
            else { return false }
            var current: Layer? = layer
            while let now = current {
                if now.isHidden || !now.allowsHitTesting { return false }
                current = now.superlayer
            }
            return true
        }
        .compactMap(\.text)
    }

    struct Program: View {
        @State var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack {
                    NavigationLink("to 1", value: 1)
                    NavigationLink("to view") { Text("other view") }
                }
                .navigationTitle("Side")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("number \(number)")
                        NavigationLink("deeper") { Text("deep") }
                    }
                }
            } detail: {
                Text("placeholder")
            }
        }
    }

    @Test func `a sidebar of 260 points lies beside the detail`() throws {
        let stage = ViewStage(size: Self.wide, Program())
        #expect(stage.centre("placeholder").x == 630)
        #expect(stage.centre("to 1").x == 130)
        #expect(stage.problems.isEmpty)
    }

    @Test func `links of the sidebar replace the detail, and links of the detail push`() {
        let stage = ViewStage(size: Self.wide, Program())
        stage.tap("to 1")
        stage.advance(by: 1)
        #expect(texts(stage).contains("number 1"))
        #expect(!texts(stage).contains("placeholder"))
        #expect(texts(stage).contains("to 1"))
        stage.tap("deeper")
        stage.advance(by: 1)
        #expect(stage.centre("deep").x == 630)
        stage.tap("to view")
        stage.advance(by: 1)
        #expect(texts(stage).contains("other view"))
        #expect(stage.layer("deep") == nil)
        #expect(stage.layer("number 1") == nil)
    }

    @Test func `the button hides and shows the sidebar, and so does a key`() {
        let stage = ViewStage(size: Self.wide, Program())
        stage.tap("Show or hide sidebar")
        stage.advance(by: 0.1)
        let moving = stage.layer("to 1").map { $0.frameInWindow.midX } ?? 0
        #expect(moving < 130 && moving > -130)
        stage.advance(by: 1)
        #expect(abs(stage.centre("placeholder").x - 500) < 0.1)
        #expect(!texts(stage).contains("to 1"))
        stage.tap("Show or hide sidebar")
        stage.advance(by: 1)
        #expect(abs(stage.centre("placeholder").x - 630) < 0.1)
        stage.press("F9")
        stage.advance(by: 1)
        #expect(abs(stage.centre("placeholder").x - 500) < 0.1)
    }

    @Test func `the edge of the sidebar is dragged between the widths that it allows`() {
        let stage = ViewStage(
            size: Self.wide,
            NavigationSplitView {
                Text("side").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
            } detail: {
                Text("detail")
            })
        #expect(stage.centre("side").x == 100)
        stage.send(.pressed(button: .primary), at: CGPoint(x: 200, y: 300))
        stage.move(to: CGPoint(x: 220, y: 300))
        stage.move(to: CGPoint(x: 260, y: 300))
        #expect(stage.centre("side").x == 130)
        stage.move(to: CGPoint(x: 700, y: 300))
        stage.send(.released(button: .primary), at: CGPoint(x: 700, y: 300))
        stage.frame()
        #expect(stage.centre("side").x == 150)
        #expect(stage.centre("detail").x == 650)
    }

    @Test func `a narrow window shows one column, and keeps the others`() {
        let stage = ViewStage(size: CGSize(width: 320, height: 600), Program())
        #expect(texts(stage).contains("to 1"))
        #expect(!texts(stage).contains("placeholder"))
        #expect(stage.centre("to 1").x == 160)
        stage.tap("to 1")
        stage.advance(by: 1)
        #expect(texts(stage).contains("number 1"))
        #expect(!texts(stage).contains("to 1"))
        let drawn = stage.all.compactMap(\.text)
        #expect(drawn.firstIndex(of: "to 1") ?? 9 < drawn.firstIndex(of: "number 1") ?? -1)
        stage.tap("deeper")
        stage.advance(by: 1)
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(texts(stage).contains("number 1"))
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(texts(stage).contains("to 1"))
        stage.host.size = Self.wide
        stage.frame()
        stage.advance(by: 1)
        #expect(texts(stage).contains("number 1") && texts(stage).contains("to 1"))
    }

    @Test func `three columns lie side by side, and the first drives the second`() {
        let stage = ViewStage(
            size: CGSize(width: 1_600, height: 900),
            NavigationSplitView {
                NavigationLink("folder") { NavigationLink("mail") { Text("letter") } }
            } content: {
                Text("no folder")
            } detail: {
                Text("no mail")
            })
        #expect(stage.centre("folder").x == 130)
        #expect(stage.centre("no folder").x == 410)
        #expect(stage.centre("no mail").x == 1_080)
        stage.tap("folder")
        stage.advance(by: 1)
        stage.tap("mail")
        stage.advance(by: 1)
        #expect(texts(stage).contains("letter") && !texts(stage).contains("no folder"))
        stage.tap("Show or hide sidebar")
        stage.advance(by: 1)
        #expect(abs(stage.centre("letter").x - 950) < 0.1)
    }

    @Test func `a stack in the detail takes values that it knows, and has the only bar`() {
        struct Stacked: View {
            @State var path: [Int] = []
            var body: some View {
                NavigationSplitView {
                    NavigationLink("to 7", value: 7)
                } detail: {
                    NavigationStack(path: $path) {
                        Text("path \(path.count)").navigationTitle("Root")
                            .navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
                }
            }
        }
        let stage = ViewStage(size: Self.wide, Stacked())
        stage.tap("Show or hide sidebar")
        stage.advance(by: 1)
        #expect(stage.all.filter { $0.label == "Show or hide sidebar" }.count == 2)
        stage.press("F9")
        stage.advance(by: 1)
        stage.tap("to 7")
        stage.advance(by: 1)
        #expect(texts(stage).contains("page 7"))
        #expect(stage.problems.isEmpty)
    }

    @Test func `from right to left, the sidebar lies at the right`() {
        let stage = ViewStage(size: Self.wide, Program().environment(\.layoutDirection, .rightToLeft))
        #expect(stage.centre("to 1").x == 870)
        #expect(stage.centre("placeholder").x == 370)
    }
}

extension Layer {
    /// Frame of `layer` in the window.
    fileprivate func bounds(of layer: Layer) -> CGRect { layer.frameInWindow }
}
