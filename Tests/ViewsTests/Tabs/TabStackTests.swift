import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Stacks in tabs: their paths are kept, and their pages may hide the bar.
@MainActor struct TabStackTests {
    struct Program: View {
        let hides: Bool
        var body: some View {
            TabView {
                NavigationStack {
                    NavigationLink("to page") {
                        VStack {
                            Text("page")
                            NavigationLink("deeper") { Text("deep") }
                        }
                        .toolbar(hides ? .hidden : .automatic, for: .tabBar)
                    }
                }
                .tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
        }
    }

    @Test func `a stack keeps its pages while another tab is shown`() {
        let stage = ViewStage(Program(hides: false))
        stage.tap("to page")
        stage.advance(by: 1)
        stage.tap("Second")
        #expect(stage.layer("page").map(isHidden) == true)
        stage.tap("First")
        #expect(stage.layer("page").map(isHidden) == false)
        #expect(stage.layer("two").map(isHidden) == true)
    }

    @Test func `a press on the selected tab pops its stack to the root`() {
        let stage = ViewStage(Program(hides: false))
        stage.tap("to page")
        stage.advance(by: 1)
        stage.tap("deeper")
        stage.advance(by: 1)
        #expect(stage.layer("deep") != nil)
        stage.tap("First")
        stage.advance(by: 1)
        #expect(stage.layer("deep") == nil && stage.layer("page") == nil)
        #expect(stage.layer("to page").map(isHidden) == false)
    }

    @Test func `a page hides the bar while it is in front`() {
        let stage = ViewStage(Program(hides: true))
        #expect(stage.layer("First") != nil)
        stage.tap("to page")
        stage.advance(by: 1)
        #expect(stage.layer("First") == nil)
        stage.tap("deeper")
        stage.advance(by: 1)
        #expect(stage.layer("First") != nil)
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(stage.layer("First") == nil)
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(stage.layer("First") != nil)
    }

    @Test func `content outside of stacks hides the bar too, in its own tab only`() {
        let stage = ViewStage(
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two").toolbar(.hidden, for: .tabBar).tabItem { Text("Second") }
            })
        #expect(stage.layer("First") != nil)
        stage.tap("Second")
        #expect(stage.layer("First") == nil)
        stage.press("Tab", modifiers: KeyInput.control)
        #expect(stage.layer("First") != nil)
    }

    private func isHidden(_ layer: Layer) -> Bool {
        var current: Layer? = layer
        while let now = current {
            if now.isHidden { return true }
            current = now.superlayer
        }
        return false
    }
}
