import Foundation
import Geometry
import LayerTree
import Testing
import Views

@_spi(Engine) @testable import ViewGraph

/// A finger that pulls a refreshable scroll view.
@MainActor struct PullTests {
    @Test func `a finger that pulls far begins the action before it lifts, and a second pull none`() async {
        var count = 0
        let stage = ViewStage(
            size: CGSize(width: 200, height: 400),
            ScrollView { Color.red.frame(height: 900).accessibilityLabel("red") }.refreshable {
                count += 1
                while !Task.isCancelled { await Task.yield() }
            })
        let pointer = stage.host.pointer
        for _ in 0..<2 {
            pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time, isTouch: true)
            for step in 1...20 {
                pointer.moved(to: CGPoint(x: 50, y: 50 + 15 * CGFloat(step)), time: stage.time + Double(step) / 100)
            }
            stage.frame()
            while count == 0 { await Task.yield() }
            pointer.released(at: CGPoint(x: 50, y: 350), time: stage.time + 0.5)
            stage.frame()
            stage.advance(by: 1)
            #expect(abs((stage.layer("red")?.frameInWindow.minY ?? 0) - 56) < 0.2)
        }
        #expect(count == 1)
        #expect(stage.problems.isEmpty)
    }
}
