import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tabs declared with `Tab` and `TabSection`.
@MainActor struct DeclaredTabsTests {
    enum Place: Hashable { case home, search, settings }

    struct Program: View {
        @State var selection = Place.home
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: .home) { Text("at home") }
                    .badge(2)
                Tab(value: .search, role: .search) { Text("searching") }
                TabSection("More") {
                    Tab("Settings", systemImage: "gear", value: Place.settings) { Text("setting") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

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

    @Test func `a bar shows the tabs of sections too, and the one that searches last`() {
        let stage = ViewStage(Program())
        #expect(texts(stage) == ["at home", "Home", "2", "Settings", "Search"])
        stage.tap("Search")
        #expect(texts(stage).first == "searching")
        stage.tap("Settings")
        #expect(texts(stage).first == "setting")
        #expect(stage.problems.isEmpty)
    }

    @Test func `a sidebar shows them in their sections where there is room, with the state of the contents`() {
        let stage = ViewStage(size: CGSize(width: 1_000, height: 600), Program())
        #expect(texts(stage) == ["Home", "2", "More", "Settings", "Search", "at home"])
        stage.tap("Settings")
        #expect(texts(stage).last == "setting")
        #expect(stage.centre("setting").x == 620)
        stage.host.size = CGSize(width: 400, height: 600)
        stage.frame()
        #expect(texts(stage).first == "setting")
        #expect(stage.centre("setting").x == 200)
    }

    @Test func `tabs without values are chosen by hand`() {
        let stage = ViewStage(
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Text("second") }
                if true { Tab("Three", systemImage: "bell") { Text("third") }.hidden() }
            })
        #expect(texts(stage) == ["first", "One", "Two"])
        stage.tap("Two")
        #expect(texts(stage) == ["second", "One", "Two"])
    }

    @Test func `a disabled tab is not chosen by hand or key`() {
        let stage = ViewStage(
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Text("second") }.disabled(true)
                Tab("Three", systemImage: "bell") { Text("third") }
            })
        stage.tap("Two")
        #expect(texts(stage).first == "first")
        stage.press("Tab", modifiers: KeyInput.control)
        #expect(texts(stage).first == "third")
    }
}
