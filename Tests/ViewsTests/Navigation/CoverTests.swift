import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
@_spi(Engine) import Presentations
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Sheets, covers, popovers, alerts and dialogs over a window.
@MainActor struct CoverTests {
    struct Program: View {
        @State private var sheet = false
        @State private var cover = false
        @State private var alert = false
        @State private var dialog = false
        @State private var popover = false
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text(said)
                Button("sheet") { sheet = true }
                Button("cover") { cover = true }
                Button("alert") { alert = true }
                Button("dialog") { dialog = true }
                Button("popover") { popover = true }.popover(isPresented: $popover) { Inside(name: "popover") }
            }
            .sheet(isPresented: $sheet, onDismiss: { said = "sheet has gone" }) { Inside(name: "sheet") }
            .fullScreenCover(isPresented: $cover) { Inside(name: "cover") }
            .alert("Sure?", isPresented: $alert) {
                Button("No", role: .cancel) { said = "no" }
                Button("Yes", role: .destructive) { said = "yes" }
            } message: {
                Text("Think twice.")
            }
            .confirmationDialog("Which?", isPresented: $dialog) { Button("This") { said = "this" } }
        }
    }

    struct Inside: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text("inside \(name) \(isPresented)")
                Button("close \(name)") { dismiss() }
            }
        }
    }

    private func makeStage() -> ViewStage { ViewStage(size: CGSize(width: 500, height: 600), Program()) }

    @Test(arguments: ["sheet", "cover", "popover"])
    func `what is presented comes, and goes when it is dismissed`(kind: String) {
        let stage = makeStage()
        stage.tap(kind)
        stage.advance(by: 2)
        #expect(stage.layer("inside \(kind) true") != nil)
        stage.tap("close \(kind)")
        stage.advance(by: 2)
        #expect(stage.layer("inside \(kind) true") == nil)
        #expect(!stage.host.isAnimating && stage.host.presentations.count == 0)
        #expect(stage.problems == [])
    }

    @Test func `a sheet comes from below, without a body or a layout once it has begun, and its end is told`() throws {
        let stage = makeStage()
        stage.tap("sheet")
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        #expect(panel.frameInWindow.minY >= 600)
        stage.advance(by: 2.0 / 60)
        let before = stage.host.counters
        stage.advance(by: 0.1)
        #expect(panel.frameInWindow.minY < 590 && panel.frameInWindow.minY > 60)
        #expect(stage.host.counters == before)
        stage.advance(by: 2)
        #expect(panel.frameInWindow.maxY == 600 && panel.frameInWindow.minY < 60)
        #expect(stage.layers(ofView: "Shade").first?.presentation.opacity == 0.3)
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(stage.layer("sheet has gone") != nil)
    }

    @Test func `a sheet follows a drag down and goes, or comes back`() throws {
        let stage = makeStage()
        stage.tap("sheet")
        stage.advance(by: 2)
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        let place = panel.frameInWindow
        func drag(by distance: Double, waiting: Double) {
            stage.host.pointer.pressed(at: CGPoint(x: 100, y: 80), time: stage.time)
            for step in 1...10 {
                stage.advance(by: 1.0 / 60)
                stage.host.pointer.moved(
                    to: CGPoint(x: 100, y: 80 + distance * Double(step) / 10), time: stage.time)
                stage.frame()
            }
            #expect(panel.frameInWindow.minY > place.minY + distance * 0.7)
            stage.advance(by: waiting)
            stage.host.pointer.released(at: CGPoint(x: 100, y: 80 + distance), time: stage.time)
            stage.advance(by: 2)
        }
        drag(by: 60, waiting: 2)
        #expect(panel.frameInWindow == place && stage.host.presentations.count == 1)
        drag(by: 250, waiting: 0)
        #expect(stage.host.presentations.count == 0 && stage.layer("sheet has gone") != nil)
    }

    @Test func `nobody drags away, or ends by Escape, what is not to be dismissed`() throws {
        struct Firm: View {
            @State private var sheet = true
            var body: some View {
                Color.clear.sheet(isPresented: $sheet) { Inside(name: "firm").interactiveDismissDisabled() }
            }
        }
        let stage = ViewStage(size: CGSize(width: 500, height: 600), Firm())
        stage.advance(by: 2)
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(stage.layer("inside firm true") != nil)
        stage.tap("close firm")
        stage.advance(by: 2)
        #expect(stage.layer("inside firm true") == nil)
    }

    @Test(arguments: [("No", "no"), ("Yes", "yes")])
    func `an alert ends with whatever is chosen, which is then done`(choice: String, said: String) {
        let stage = makeStage()
        stage.tap("alert")
        stage.advance(by: 1)
        #expect(stage.layer("Sure?") != nil && stage.layer("Think twice.") != nil)
        stage.tap(choice)
        stage.advance(by: 1)
        #expect(stage.layer("Sure?") == nil && stage.layer(said) != nil)
    }

    @Test func `a dialog has a choice that cancels`() {
        let stage = makeStage()
        stage.tap("dialog")
        stage.advance(by: 1)
        stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(stage.layer("Which?") == nil && stage.layer("nothing") != nil)
        stage.tap("dialog")
        stage.advance(by: 1)
        stage.tap("This")
        stage.advance(by: 1)
        #expect(stage.layer("this") != nil)
    }

    @Test func `what is behind gets neither presses nor the focus`() {
        let stage = makeStage()
        stage.tap("alert")
        stage.advance(by: 1)
        // The covered button lies here, beside the alert's panel.
        stage.tap(at: CGPoint(x: 20, y: 20))
        for _ in 0..<6 {
            stage.press("Tab")
            var box = stage.host.focus.focused?.box
            while let current = box, current.viewName != "PanelBox" { box = current.parent }
            #expect(box != nil)
        }
        #expect(stage.host.presentations.count == 1)
    }

    @Test func `an item that becomes another is another sheet, and the older alerts are values`() {
        struct Items: View {
            struct Item: Identifiable { let id: Int }
            @State private var item: Item?
            @State private var old = false
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Text(said)
                    Button("one") { item = Item(id: 1) }
                    Button("old") { old = true }
                }
                .sheet(item: $item) { shown in
                    VStack {
                        Text("item \(shown.id)")
                        Button("other") { item = Item(id: shown.id + 1) }
                    }
                }
                .alert(isPresented: $old) {
                    Alert(
                        title: Text("Old"), message: Text("message"),
                        primaryButton: .destructive(Text("Go")) { said = "went" }, secondaryButton: .cancel())
                }
            }
        }
        let stage = ViewStage(size: CGSize(width: 500, height: 600), Items())
        stage.tap("one")
        stage.advance(by: 2)
        #expect(stage.layer("item 1") != nil)
        stage.tap("other")
        stage.advance(by: 2)
        #expect(stage.layer("item 1") == nil && stage.layer("item 2") != nil)
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(stage.layer("item 2") == nil)
        stage.tap("old")
        stage.advance(by: 1)
        stage.tap("Go")
        stage.advance(by: 1)
        #expect(stage.layer("went") != nil)
    }

    @Test func `a stack in a sheet goes back by Escape before the sheet does`() {
        struct Nested: View {
            @State private var sheet = true
            var body: some View {
                Color.clear.sheet(isPresented: $sheet) {
                    NavigationStack {
                        NavigationLink("deeper", value: 1).navigationDestination(for: Int.self) { Text("deep \($0)") }
                    }
                }
            }
        }
        let stage = ViewStage(size: CGSize(width: 500, height: 600), Nested())
        stage.advance(by: 2)
        stage.tap("deeper")
        stage.advance(by: 2)
        #expect(stage.layer("deep 1") != nil)
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(stage.layer("deep 1") == nil && stage.layer("deeper") != nil)
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(stage.layer("deeper") == nil)
    }

    @Test func `with less motion a sheet fades (S22.4)`() throws {
        let stage = makeStage()
        stage.host.reducesMotion = true
        stage.tap("sheet")
        stage.advance(by: 0.1)
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        #expect(panel.frameInWindow.maxY == 600)
        #expect(panel.presentation.opacity > 0 && panel.presentation.opacity < 1)
    }
}
