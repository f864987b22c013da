import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `FocusState`: reading and setting the keyboard focus.
@MainActor struct FocusStateTests {
    private enum Field: Hashable { case a, b, nowhere }

    private struct Form: View {
        @FocusState private var field: Field?
        @FocusState private var isLast: Bool
        @State private var hasB = true
        var body: some View {
            VStack(spacing: 0) {
                Text("at \(field.map { "\($0)" } ?? "none") \(isLast)")
                Button("A") { field = .b }.focused($field, equals: .a)
                if hasB { Button("B") { field = nil }.focused($field, equals: .b) }
                Button("C") { field = .nowhere }.focused($isLast)
                Button("D") { isLast = true }
                Button("E") { hasB.toggle() }
            }
        }
    }

    @Test func `it follows the focus as that moves by keys`() {
        let stage = ViewStage(Form())
        #expect(stage.layer("at none false") != nil)
        stage.press("Tab")
        #expect(stage.layer("at a false") != nil)
        stage.press("Tab")
        #expect(stage.layer("at b false") != nil)
        stage.press("Tab")
        #expect(stage.layer("at none true") != nil)
        stage.press("Tab")
        #expect(stage.layer("at none false") != nil)
    }

    @Test func `arrows move it too, but not with a key of shortcuts held`() {
        let stage = ViewStage(Form())
        stage.press("Tab")
        for modifier in [KeyInput.control, KeyInput.option, KeyInput.command] {
            stage.press("Down", modifiers: modifier)
            stage.press("Right", modifiers: modifier | KeyInput.shift)
        }
        #expect(stage.layer("at a false") != nil)
        stage.press("Down")
        #expect(stage.layer("at b false") != nil)
    }

    @Test func `a write moves the focus, nil takes it away, and what no view stands for goes back`() {
        let stage = ViewStage(Form())
        stage.tap("A")
        #expect(stage.layer("at b false") != nil)
        #expect(stage.host.focus.focused?.box?.isPlaced == true)
        stage.tap("D")
        #expect(stage.layer("at none true") != nil)
        stage.tap("A")
        stage.tap("B")
        #expect(stage.layer("at none false") != nil)
        #expect(stage.host.focus.focused == nil)
        stage.tap("A")
        stage.tap("C")
        #expect(stage.layer("at b false") != nil)
    }

    @Test func `a view that leaves gives the focus up`() {
        let stage = ViewStage(Form())
        stage.tap("A")
        stage.tap("E")
        stage.frame()
        #expect(stage.layer("at none false") != nil)
    }

    private struct Appearing: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            Button("first \(isFocused)") {}.focused($isFocused).onAppear { isFocused = true }
        }
    }

    @Test func `set on appearing, it is there with the first frame`() {
        let stage = ViewStage(Appearing())
        #expect(stage.host.focus.focused != nil)
        #expect(stage.layer("first true") != nil)
    }
}
