import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import Views

@_spi(Engine) @testable import ViewGraph

/// `scrollDismissesKeyboard`: drags in scroll views, and the focus of text fields.
@MainActor struct KeyboardDismissalTests {
    private struct Fields: View {
        let mode: ScrollDismissesKeyboardMode
        @State private var text = ""
        var body: some View {
            ScrollView {
                TextField("Name", text: $text)
                Button("Other") {}
                Color.red.frame(height: 900)
            }
            .scrollDismissesKeyboard(mode)
        }
    }

    /// Returns a stage whose scroll view was dragged by a finger while the view named `focused` had the focus.
    private func dragged(_ mode: ScrollDismissesKeyboardMode, tabs: Int, by distance: CGFloat = -60) -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 200, height: 400), Fields(mode: mode))
        for _ in 0..<tabs { stage.press("Tab") }
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 50, y: 200), time: stage.time, isTouch: true)
        for step in 1...10 {
            pointer.moved(
                to: CGPoint(x: 50, y: 200 + distance * CGFloat(step) / 10), time: stage.time + Double(step) / 100)
        }
        stage.frame()
        pointer.released(at: CGPoint(x: 50, y: 200 + distance), time: stage.time + 0.2)
        stage.advance(by: 1)
        return stage
    }

    @Test func `a drag takes the focus from a field only if the mode says so`() {
        for mode: ScrollDismissesKeyboardMode in [.immediately, .interactively] {
            #expect(dragged(mode, tabs: 1).host.focus.focused == nil)
        }
        for mode: ScrollDismissesKeyboardMode in [.automatic, .never] {
            #expect(dragged(mode, tabs: 1).host.focus.focused?.takesText == true)
        }
    }

    @Test func `a press that does not become a drag, and the focus of other controls, stay`() {
        #expect(dragged(.immediately, tabs: 1, by: -4).host.focus.focused?.takesText == true)
        #expect(dragged(.immediately, tabs: 2).host.focus.focused?.takesText == false)
    }
}
