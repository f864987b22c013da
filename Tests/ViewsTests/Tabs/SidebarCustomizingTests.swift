import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Platform
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Tabs

/// Tabs of a sidebar that people show, hide and move.
@MainActor struct SidebarCustomizingTests {
    final class Choice: ObservableObject { @Published var tabs = TabViewCustomization() }

    struct Program: View {
        @ObservedObject var choice: Choice
        @State var selection = 1

        var body: some View {
            TabView(selection: $selection) {
                Tab("Top", systemImage: "house", value: 0) { Text("page 0") }
                TabSection("Shelves") {
                    Tab("Novels", systemImage: "book", value: 1) { Text("page 1") }.customizationID("novels")
                    Tab("Poems", systemImage: "leaf", value: 2) { Text("page 2") }.customizationID("poems")
                    Tab("Plays", systemImage: "star", value: 3) { Text("page 3") }.customizationID("plays")
                        .customizationBehavior(.disabled, for: .sidebar)
                    Tab("Songs", systemImage: "star", value: 4) { Text("page 4") }.customizationID("songs")
                }
                .customizationID("shelves")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($choice.tabs)
        }
    }

    private let choice = Choice()

    private func stage() -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 1_000, height: 600), Program(choice: choice))
        stage.advance(by: 0.1)
        return stage
    }

    private func rows(_ stage: ViewStage) -> [String] {
        ["Top", "Novels", "Poems", "Plays", "Songs"].compactMap { name in stage.layer(name).map { (name, $0) } }
            .sorted { $0.1.frameInWindow.minY < $1.1.frameInWindow.minY }.map(\.0)
    }

    private func drag(_ name: String, by way: CGFloat, in stage: ViewStage) {
        let start = stage.centre(name)
        stage.send(.pressed(button: .primary), at: start)
        for step in 1...10 {
            stage.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10))
            stage.advance(by: 0.05)
        }
        stage.send(.released(button: .primary), at: CGPoint(x: start.x, y: start.y + way))
        stage.advance(by: 1)
    }

    @Test func `a row that is dragged over another of its section changes places with it`() {
        let stage = stage()
        #expect(rows(stage) == ["Top", "Novels", "Poems", "Plays", "Songs"])
        drag("Novels", by: 38, in: stage)
        #expect(rows(stage) == ["Top", "Poems", "Novels", "Plays", "Songs"])
        #expect(choice.tabs[section: "shelves"].tabOrder == ["poems", "novels", "songs"])
        #expect(stage.layer("page 1")?.isHidden == false, "the drag selects nothing")
        drag("Songs", by: -76, in: stage)
        #expect(rows(stage) == ["Top", "Poems", "Songs", "Plays", "Novels"], "one that is disabled keeps its place")
        choice.tabs.resetSectionOrder()
        stage.advance(by: 1)
        #expect(rows(stage) == ["Top", "Novels", "Poems", "Plays", "Songs"])
    }

    @Test func `rows outside of such sections, and short drags, move nothing`() {
        let stage = stage()
        drag("Top", by: 80, in: stage)
        drag("Plays", by: -80, in: stage)
        drag("Poems", by: 12, in: stage)
        #expect(rows(stage) == ["Top", "Novels", "Poems", "Plays", "Songs"])
        #expect(choice.tabs == TabViewCustomization())
    }

    @Test func `a press selects the tab as before`() {
        let stage = stage()
        stage.tap("Poems")
        #expect(stage.layer("page 2") != nil)
    }

    @Test func `the menu shows and hides tabs by taps and by keys`() throws {
        let stage = stage()
        stage.secondaryTap(at: stage.centre("Poems"))
        stage.advance(by: 1)
        let item = try #require(stage.all.last { $0.text == "Poems" })
        stage.tap(at: CGPoint(x: item.frameInWindow.midX, y: item.frameInWindow.midY))
        stage.advance(by: 1)
        #expect(choice.tabs[sidebarVisibility: "poems"] == .hidden)
        #expect(rows(stage) == ["Top", "Novels", "Plays", "Songs"])
        stage.secondaryTap(at: stage.centre("Novels"))
        stage.advance(by: 1)
        for key in ["Down", "Down", "Return"] { stage.press(key) }
        stage.advance(by: 1)
        #expect(rows(stage) == ["Top", "Novels", "Poems", "Plays", "Songs"])
    }

    @Test func `the choice is stored, and older ones can be read`() throws {
        let stage = stage()
        drag("Novels", by: 38, in: stage)
        choice.tabs[tabBarVisibility: "plays"] = .hidden
        let stored = try JSONEncoder().encode(choice.tabs)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: stored) == choice.tabs)
        let old = try JSONDecoder().decode(
            TabViewCustomization.self, from: Data(#"{"choices":{"plays":{"sidebar":false}}}"#.utf8))
        #expect(old[sidebarVisibility: "plays"] == .hidden && old[section: "shelves"].tabOrder == nil)
    }

    @Test func `a row that is dragged has a ground of its own, and loses it afterwards`() {
        func grounds(_ stage: ViewStage) -> Int {
            let white = Color(white: 1).resolve(in: EnvironmentValues())
            return stage.all.count { $0.fill == white && $0.frameInWindow.width == 220 && isSeen($0) }
        }
        func isSeen(_ layer: Layer) -> Bool {
            layer.presentation.opacity > 0 && (layer.superlayer.map { isSeen($0) } ?? true)
        }
        let stage = stage()
        #expect(grounds(stage) == 0)
        let start = stage.centre("Novels")
        stage.send(.pressed(button: .primary), at: start)
        for step in 1...4 {
            stage.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 3))
            stage.advance(by: 0.05)
        }
        #expect(grounds(stage) == 1)
        stage.send(.released(button: .primary), at: CGPoint(x: start.x, y: start.y + 12))
        stage.advance(by: 1)
        #expect(grounds(stage) == 0)
    }
}
