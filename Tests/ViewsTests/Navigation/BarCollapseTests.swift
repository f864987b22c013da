import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Lists
@_spi(Engine) import Navigation
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Large titles and backgrounds of bars while content is scrolled under them: S20.16.
@MainActor struct BarCollapseTests {
    @MainActor private final class Counter { var bodies = 0 }

    private struct Rows: View {
        var count = 60
        var counter: Counter?
        var body: some View {
            counter?.bodies += 1
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Color.red.frame(height: 40).accessibilityLabel("row \($0)") }
                }
            }
        }
    }

    private func stage(_ view: some View) -> ViewStage {
        ViewStage(size: CGSize(width: 320, height: 480), NavigationStack { view })
    }

    private func scroll(_ stage: ViewStage, by distance: CGFloat) {
        stage.host.scrolling.scrolled(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: distance))
        stage.frame()
    }

    /// Upper edge of the first row, which is the height of the bar until it is scrolled.
    private func top(_ stage: ViewStage, _ row: Int = 0) throws -> CGFloat {
        try #require(stage.layer("row \(row)")).frameInWindow.minY
    }

    private func ground(_ stage: ViewStage) throws -> Layer {
        // The other parts lie below the bar's row.
        try #require(stage.all.first { $0.viewName == "BarPartModifier" && $0.frameInWindow.minY <= 0 })
    }

    @Test func `a large title moves out of the bar with the content, without a body or a layout`() throws {
        let counter = Counter()
        let stage = stage(Rows(counter: counter).navigationTitle("Hills"))
        let title = try #require(stage.layer("Hills"))
        let (height, start, bodies) = (try top(stage), title.frameInWindow.minY, counter.bodies)
        #expect(height > 48 + 24 && height < 48 + 60)
        scroll(stage, by: 20)
        #expect(abs(title.frameInWindow.minY - start + 20) < 1e-6)
        #expect(abs(try top(stage) - height + 20) < 1e-6)
        scroll(stage, by: -20)
        #expect(abs(title.frameInWindow.minY - start) < 1e-6)
        #expect(counter.bodies == bodies && stage.problems.isEmpty)
    }

    @Test func `once it is out, the title stands in the bar, and goes back`() throws {
        let stage = stage(Rows().navigationTitle("Hills"))
        let large = try #require(stage.layer("Hills"))
        scroll(stage, by: 200)
        stage.advance(by: 1)
        let small = try #require(stage.all.first { $0.text == "Hills" && $0 !== large })
        #expect(small.frameInWindow.maxY <= 48 && abs(small.frameInWindow.midX - 160) < 1)
        scroll(stage, by: -200)
        stage.advance(by: 1)
        #expect(stage.all.filter { $0.text == "Hills" }.count == 1)
    }

    @Test func `the bar has its background while there is content behind it, or always`() throws {
        let stage = stage(Rows().navigationTitle("Hills"))
        let height = try top(stage)
        #expect(try ground(stage).opacity == 0)
        scroll(stage, by: height - 48)
        #expect(try ground(stage).opacity == 0, "the content ends where the bar does")
        scroll(stage, by: 100)
        #expect(try ground(stage).opacity == 1)
        #expect(abs(try ground(stage).frameInWindow.maxY - 48) < 1)
        let kept = self.stage(
            Rows().navigationTitle("Hills").toolbarBackground(.visible, for: .navigationBar))
        #expect(try ground(kept).opacity == 1)
        let still = self.stage(Text("nothing to scroll").navigationTitle("Hills"))
        #expect(try ground(still).opacity == 0)
    }

    @Test func `a title in the bar stays there, and the background comes with the first points`() throws {
        let stage = stage(Rows().navigationTitle("Hills").navigationBarTitleDisplayMode(.inline))
        #expect(try top(stage) == 48)
        let start = try #require(stage.layer("Hills")).frameInWindow.minY
        scroll(stage, by: 4)
        #expect(abs(try ground(stage).opacity - 0.5) < 1e-6)
        scroll(stage, by: 100)
        #expect(try ground(stage).opacity == 1)
        #expect(stage.layer("Hills")?.frameInWindow.minY == start)
    }

    @Test(arguments: [(0.25, true), (0.75, false)])
    func `fingers leave the title either whole or gone`(share: Double, isWhole: Bool) throws {
        let stage = stage(Rows().navigationTitle("Hills"))
        let height = try top(stage)
        let distance = share * (height - 48)
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 100, y: 300), time: stage.time, isTouch: true)
        for step in 1...10 {
            pointer.moved(
                to: CGPoint(x: 100, y: 300 - (distance + 10) * Double(step) / 10), time: stage.time + Double(step) / 100
            )
        }
        stage.frame()
        #expect(try top(stage) < height && top(stage) > 48)
        pointer.released(at: CGPoint(x: 100, y: 290 - distance), time: stage.time + 1)
        stage.advance(by: 3)
        #expect(abs(try top(stage) - (isWhole ? height : 48)) < 0.5)
    }

    @Test func `the title follows content that is pulled down`() throws {
        let stage = stage(Rows().navigationTitle("Hills"))
        let title = try #require(stage.layer("Hills"))
        let (height, start) = (try top(stage), title.frameInWindow.minY)
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 100, y: 300), time: stage.time, isTouch: true)
        for step in 1...10 {
            pointer.moved(to: CGPoint(x: 100, y: 300 + 8 * CGFloat(step)), time: stage.time + Double(step) / 100)
        }
        stage.frame()
        let pulled = try top(stage) - height
        #expect(pulled > 10)
        #expect(abs(title.frameInWindow.minY - start - pulled) < 1e-6)
        pointer.released(at: CGPoint(x: 100, y: 380), time: stage.time + 1)
        stage.advance(by: 3)
        #expect(abs(title.frameInWindow.minY - start) < 0.1)
    }

    @Test func `headers of sections stay below what is left of the bar`() throws {
        let stage = stage(
            List {
                ForEach(0..<4, id: \.self) { section in
                    Section {
                        ForEach(0..<20, id: \.self) { Text("\(section).\($0)") }
                    } header: {
                        Text("head \(section)").accessibilityIdentifier("head \(section)")
                    }
                }
            }
            .listStyle(.plain).navigationTitle("Hills"))
        scroll(stage, by: 300)
        let first = try #require(stage.all.first { $0.text == "head 0" }).frameInWindow
        #expect(first.minY >= 48 && first.minY < 48 + 20)
    }

    private struct Jumping: View {
        let row: Int
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    Button("jump") { reader.scrollTo(row, anchor: .top) }.frame(height: 30)
                    LazyVStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { Color.red.frame(height: 40).accessibilityLabel("row \($0)") }
                    }
                }
            }
        }
    }

    @Test func `a row that is scrolled to the top lies below the bar without its large title`() throws {
        let stage = stage(Jumping(row: 20).navigationTitle("Hills"))
        stage.tap("jump")
        stage.advance(by: 1)
        #expect(abs(try top(stage, 20) - 48) < 0.5)
    }

    private struct Pushing: View {
        let mode: NavigationBarItem.TitleDisplayMode
        let next: NavigationBarItem.TitleDisplayMode
        var body: some View {
            NavigationLink("go") {
                Rows().navigationTitle("Page").navigationBarTitleDisplayMode(next)
            }
            .navigationTitle("Hills").navigationBarTitleDisplayMode(mode)
        }
    }

    @Test(arguments: [
        (NavigationBarItem.TitleDisplayMode.automatic, NavigationBarItem.TitleDisplayMode.automatic, true),
        (.inline, .automatic, false), (.inline, .large, true), (.large, .inline, false),
    ])
    func `the title of a pushed page is as large as that of the page below it, unless it says something else`(
        mode: NavigationBarItem.TitleDisplayMode, next: NavigationBarItem.TitleDisplayMode, isLarge: Bool
    ) throws {
        let stage = stage(Pushing(mode: mode, next: next))
        stage.tap("go")
        stage.advance(by: 2)
        #expect((try top(stage) > 60) == isLarge)
    }

    private struct Emptied: View {
        @State private var isEmpty = false
        var body: some View {
            Group { if isEmpty { Text("none") } else { Rows() } }
                .navigationTitle("Hills")
                .toolbar { Button("clear") { isEmpty = true } }
        }
    }

    @Test func `a bar whose scroll view is gone is whole again`() throws {
        let stage = stage(Emptied())
        let title = try #require(stage.layer("Hills"))
        let start = title.frameInWindow.minY
        scroll(stage, by: 200)
        stage.advance(by: 1)
        stage.tap("clear")
        stage.advance(by: 1)
        #expect(stage.layer("none") != nil)
        #expect(abs(title.frameInWindow.minY - start) < 1e-6)
        #expect(try ground(stage).opacity == 0)
    }

    @Test func `a scroll view below something else on the page, or in a sheet, moves nothing`() throws {
        struct Page: View {
            @State private var isOpen = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("open") { isOpen = true }
                    Rows().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
                }
                .navigationTitle("Hills")
                .sheet(isPresented: $isOpen) {
                    Rows().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 90) }
                }
            }
        }
        let stage = stage(Page())
        let title = try #require(stage.layer("Hills"))
        let start = title.frameInWindow.minY
        scroll(stage, by: 100)
        #expect(title.frameInWindow.minY == start)
        stage.tap("open")
        stage.advance(by: 2)
        scroll(stage, by: 100)
        #expect(title.frameInWindow.minY == start)
        #expect(try ground(stage).opacity == 0)
    }

    @Test func `a tab that is laid out behind the one that is scrolled does not bring the title back`() throws {
        struct Page: View {
            @State private var extra = 0
            var body: some View {
                TabView {
                    Rows().tabItem { Text("One") }
                    ScrollView { Color.blue.frame(height: 900 + CGFloat(extra)) }.tabItem { Text("Two") }
                }
                .navigationTitle("Hills")
                .toolbar { Button("grow") { extra += 50 } }
            }
        }
        let stage = stage(Page())
        let title = try #require(stage.layer("Hills"))
        scroll(stage, by: 20)
        let moved = title.frameInWindow.minY
        stage.tap("grow")
        stage.advance(by: 1)
        #expect(title.frameInWindow.minY == moved)
    }

    @Test func `what ignores the safe area is seen under a tab bar and under the bar at the top`() throws {
        let stage = ViewStage(
            size: CGSize(width: 300, height: 400),
            TabView {
                NavigationStack {
                    Color.red.accessibilityLabel("red").ignoresSafeArea().navigationTitle("Hills")
                }.tabItem { Text("One") }
                Text("b").tabItem { Text("Two") }
            })
        stage.advance(by: 1)
        var layer = try #require(stage.layer("red"))
        #expect(layer.frameInWindow == CGRect(x: 0, y: 0, width: 300, height: 400))
        while let outer = layer.superlayer {
            #expect(outer.clip == nil || outer.frameInWindow.maxY == 400, "nothing around cuts the page off")
            layer = outer
        }
        #expect(try ground(stage).opacity == 0)
    }
}
