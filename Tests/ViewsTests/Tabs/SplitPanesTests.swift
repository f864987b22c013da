import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Platform
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Tabs

/// Views with dividers between them.
@MainActor struct SplitPanesTests {
    private func drag(_ stage: ViewStage, from start: CGPoint, to end: CGPoint) {
        stage.send(.pressed(button: .primary), at: start)
        stage.move(to: CGPoint(x: start.x + (end.x - start.x) / 2, y: start.y + (end.y - start.y) / 2))
        stage.move(to: end)
        stage.send(.released(button: .primary), at: end)
        stage.frame()
    }

    @Test func `panes share the room, and a divider moves between their limits`() {
        let stage = ViewStage(
            HSplitView {
                Color.red.frame(minWidth: 100, maxWidth: 250).accessibilityLabel("left")
                Color.blue.frame(minWidth: 80).accessibilityLabel("right")
            })
        #expect(stage.layer("left")?.frameInWindow.width == 200)
        drag(stage, from: CGPoint(x: 200, y: 100), to: CGPoint(x: 230, y: 100))
        #expect(stage.layer("left")?.frameInWindow.width == 230)
        #expect(stage.layer("right")?.frameInWindow == CGRect(x: 230, y: 0, width: 170, height: 300))
        drag(stage, from: CGPoint(x: 230, y: 100), to: CGPoint(x: 390, y: 100))
        #expect(stage.layer("left")?.frameInWindow.width == 250)
        drag(stage, from: CGPoint(x: 250, y: 100), to: CGPoint(x: 10, y: 100))
        #expect(stage.layer("left")?.frameInWindow.width == 100)
    }

    @Test func `arrow keys move a focused divider`() {
        let stage = ViewStage(
            VSplitView {
                Color.red.accessibilityLabel("top")
                Color.blue
            })
        #expect(stage.layer("top")?.frameInWindow.height == 150)
        stage.press("Tab")
        stage.press("Down")
        #expect(stage.layer("top")?.frameInWindow.height == 160)
        stage.press("Up")
        stage.press("Up")
        #expect(stage.layer("top")?.frameInWindow.height == 140)
    }

    @Test func `lengths fill the room within their limits`() {
        #expect(PaneLayout.lengths(300, [0...500, 0...500, 0...500], [:]) == [100, 100, 100])
        #expect(PaneLayout.lengths(300, [0...500, 0...500, 0...500], [0: 200]) == [200, 100, 0])
        #expect(PaneLayout.lengths(300, [0...50, 0...500], [:]) == [50, 250])
        #expect(PaneLayout.lengths(300, [200...500, 50...500], [0: 280, 1: 20]) == [250, 50])
        #expect(PaneLayout.lengths(100, [80...500, 80...500], [:]) == [80, 20])
    }
}
