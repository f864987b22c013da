import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Views with a tab bar: which content is made, shown and told, and where it lies.
@MainActor struct TabViewTests {
    /// Log of bodies, appearances and selections.
    @MainActor final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Content with a counter as state.
    struct Leaf: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            let _ = log.lines.append("\(name) body")
            VStack {
                Text("\(name) \(count)")
                Button("count \(name)") { count += 1 }
            }
            .onAppear { log.lines.append("\(name) appears") }
            .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    struct Program: View {
        let log: Log
        @State private var selection = "a"

        var body: some View {
            TabView(selection: $selection) {
                Leaf(name: "A", log: log).tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }.tag("a")
                Leaf(name: "B", log: log).tag("b").tabItem { Label("Stars", systemImage: "star") }.badge(3)
                Leaf(name: "C", log: log).badge(0).tabItem { Text("Other") }.tag("c")
            }
            .onChange(of: selection) { _, new in log.lines.append("selection \(new)") }
        }
    }

    /// Texts that are not in hidden layers.
    private func texts(_ stage: ViewStage) -> [String] {
        stage.all.filter { layer in
            var current: Layer? = layer
            while let now = current {
                if now.isHidden { return false }
                current = now.superlayer
            }
            return true
        }
        .compactMap(\.text)
    }

    @Test func `makes a content when it is first shown, and keeps its state`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        #expect(log.take() == ["A body", "A appears"])
        #expect(texts(stage) == ["A 0", "count A", "Home", "Stars", "3", "Other"])
        stage.tap("count A")
        #expect(log.take() == ["A body"])
        stage.tap("Stars")
        #expect(Set(log.take()) == ["B body", "B appears", "A disappears", "selection b"])
        #expect(texts(stage).prefix(2) == ["B 0", "count B"])
        #expect(!stage.host.isAnimating)
        stage.tap("Home")
        #expect(log.take().sorted() == ["A appears", "B disappears", "selection a"])
        #expect(texts(stage).prefix(2) == ["A 1", "count A"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `a second press on the selected tab writes the binding again`() {
        var writes: [Int] = []
        var value = 1
        let binding = Binding<Int>(
            get: { value },
            set: {
                writes.append($0)
                value = $0
            })
        let stage = ViewStage(
            TabView(selection: binding) {
                Text("one").tabItem { Text("First") }.tag(1)
                Text("two").tabItem { Text("Second") }.tag(2)
            })
        stage.tap("First")
        #expect(writes == [1])
        stage.tap("Second")
        #expect(writes == [1, 2])
    }

    @Test(arguments: [CGSize(width: 320, height: 500), CGSize(width: 1_600, height: 900)])
    func `the bar is 49 points high, and the content's safe area ends above it`(size: CGSize) throws {
        let stage = ViewStage(
            size: size,
            TabView {
                Color.red.ignoresSafeArea().overlay { Color.green.accessibilityLabel("inside") }
                    .accessibilityLabel("whole").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            })
        let inside = try #require(stage.layer("inside")?.frameInWindow)
        #expect(inside == CGRect(x: 0, y: 0, width: size.width, height: size.height - 49))
        let first = stage.centre("First")
        let second = stage.centre("Second")
        #expect(first.y > size.height - 49 && second.y == first.y)
        let width = min(size.width / 2, 150)
        #expect(second.x - first.x == width)
        #expect(abs((first.x + second.x) / 2 - size.width / 2) < 0.01)
    }

    @Test func `items run from right to left with the layout`() {
        let stage = ViewStage(
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
            .environment(\.layoutDirection, .rightToLeft))
        #expect(stage.centre("First").x > stage.centre("Second").x)
    }

    @Test func `the bar keeps its size with the largest text`() {
        let tabs = TabView {
            Text("one").tabItem { Label("First", systemImage: "star") }
            Text("two").tabItem { Label("Second", systemImage: "heart") }
        }
        let usual = ViewStage(size: CGSize(width: 320, height: 480), tabs)
        let large = ViewStage(
            size: CGSize(width: 320, height: 480), tabs.environment(\.dynamicTypeSize, .accessibility5))
        for name in ["First", "Second", "star", "heart"] {
            #expect(usual.layer(name)?.frameInWindow == large.layer(name)?.frameInWindow)
        }
        #expect(large.centre("First").y > 431)
    }

    @Test func `an image lies above its text, whatever their order`() {
        let stage = ViewStage(
            TabView {
                Text("one").tabItem {
                    Text("First")
                    Image(systemName: "star")
                }
            })
        let image = stage.centre("star")
        #expect(image.y > 0 && image.y < stage.centre("First").y)
        #expect(abs(image.x - stage.centre("First").x) < 0.01)
    }

    @Test func `control with Tab and page keys select neighbours, around the ends`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        stage.press("Tab", modifiers: KeyInput.control)
        #expect(log.take().contains("selection b"))
        stage.press("Next", modifiers: KeyInput.control)
        #expect(log.take().contains("selection c"))
        stage.press("Tab", modifiers: KeyInput.control)
        #expect(log.take().contains("selection a"))
        stage.press("ISO_Left_Tab", modifiers: KeyInput.control | KeyInput.shift)
        #expect(log.take().contains("selection c"))
        stage.press("Prior", modifiers: KeyInput.control)
        #expect(log.take().contains("selection b"))
    }

    @Test func `Tab reaches the shown content and the bar, never hidden contents`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        stage.tap("Stars")
        var seen: Set<String> = []
        for _ in 0..<4 {
            stage.press("Tab")
            let focused = stage.host.focus.focused?.box?.frameInWindow() ?? .zero
            seen.insert(focused.minY < 251 ? "content" : "bar \(Int(focused.minX))")
        }
        #expect(seen == ["content", "bar 0", "bar 133", "bar 266"])
        stage.press("space")
    }

    @Test func `the focus returns to where it was in a tab`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        stage.press("Tab")
        let focused = stage.host.focus.focused
        stage.press("Tab", modifiers: KeyInput.control)
        #expect(stage.host.focus.focused !== focused && stage.host.focus.focused != nil)
        stage.press("Tab", modifiers: KeyInput.control | KeyInput.shift)
        #expect(stage.host.focus.focused === focused)
    }

    @Test func `badges of zero and nil are not shown`() {
        let stage = ViewStage(
            TabView {
                Text("one").tabItem { Text("First") }.badge(0)
                Text("two").tabItem { Text("Second") }.badge(nil as Text?)
                Text("three").tabItem { Text("Third") }.badge("New")
                Text("four").tabItem { Text("Fourth") }.badge(Text("9"))
            })
        #expect(texts(stage) == ["one", "First", "Second", "Third", "New", "Fourth", "9"])
    }

    @Test func `contents of groups, conditions and ForEach are tabs, chosen by identity`() {
        struct Program: View {
            @State private var selection = 7
            @State private var isLong = true
            var body: some View {
                TabView(selection: $selection) {
                    Group {
                        Text("one").tabItem { Text("First") }.tag(1)
                        if isLong { Text("two").tabItem { Text("Second") }.tag(2) }
                    }
                    .environment(\.layoutDirection, .leftToRight)
                    ForEach([7, 8], id: \.self) { number in
                        Button("shorten \(number)") { isLong = false }.tabItem { Text("Number \(number)") }
                    }
                }
            }
        }
        let stage = ViewStage(Program())
        #expect(texts(stage) == ["shorten 7", "First", "Second", "Number 7", "Number 8"])
        stage.tap("shorten 7")
        #expect(texts(stage) == ["shorten 7", "First", "Number 7", "Number 8"])
        stage.tap("Number 8")
        #expect(texts(stage).first == "shorten 8")
    }

    @Test func `a view with tabs in a page appears and disappears with the page`() {
        let log = Log()
        let stage = ViewStage(
            NavigationStack {
                TabView {
                    VStack {
                        Leaf(name: "A", log: log)
                        NavigationLink("on") { Text("next") }
                    }
                    .navigationTitle("Titled")
                    .tabItem { Text("First") }
                    Text("two").navigationTitle("Other").tabItem { Text("Second") }
                }
            })
        #expect(log.take() == ["A body", "A appears"])
        #expect(texts(stage).contains("Titled"))
        stage.tap("on")
        stage.advance(by: 1)
        #expect(log.take() == ["A disappears"])
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(log.take() == ["A appears"])
        stage.tap("Second")
        #expect(texts(stage).contains("Other"))
        #expect(!texts(stage).contains("Titled"))
    }

    @Test func `an accessory lies above the tab bar on every tab, and the content ends above it`() throws {
        struct Playing: View {
            @Environment(\.tabViewBottomAccessoryPlacement) private var placement
            var body: some View { Text(placement == .expanded ? "playing" : "elsewhere") }
        }
        let stage = ViewStage(
            TabView {
                Tab("One", systemImage: "star") { Color.red.accessibilityLabel("first") }
                Tab("Two", systemImage: "heart") { Color.red.accessibilityLabel("second") }
            }
            .tabViewBottomAccessory { Playing() })
        let bar = try #require(stage.layer("One")).frameInWindow
        let text = try #require(stage.layer("playing")).frameInWindow
        #expect(text.maxY < bar.minY && text.midX == 200)
        stage.tap("Two")
        stage.advance(by: 1)
        #expect(stage.layer("playing")?.frameInWindow == text)
    }

    @Test func `an accessory is not that of tabs within a tab`() {
        var appearances = 0
        let stage = ViewStage(
            TabView {
                Tab("One", systemImage: "star") {
                    TabView { Tab("Inner", systemImage: "heart") { Color.red } }
                }
            }
            .tabViewBottomAccessory { Text("playing").onAppear { appearances += 1 } })
        #expect(stage.layer("Inner") != nil && appearances == 1)
    }
}
