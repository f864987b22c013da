import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Views of a target layout that are visible, and indicators that are shown without a movement.
@MainActor struct ScrollTargetVisibilityTests {
    private final class Log {
        var seen: [[Int]] = []
    }

    @Test func `the identities of the visible targets are told when they change`() {
        let log = Log()
        let view = ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) } }.scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { log.seen.append($0) }
        let stage = ViewStage(size: CGSize(width: 200, height: 100), view)
        #expect(log.seen == [[0, 1, 2, 3, 4]])
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 8))
        stage.frame()
        #expect(log.seen.count == 1)
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 4))
        stage.frame()
        #expect(log.seen.last == [1, 2, 3, 4, 5])
    }

    private func indicators(_ stage: ViewStage) -> Int {
        stage.layers(ofView: "ScrollIndicator").filter { $0.opacity > 0 }.count
    }

    @Test func `indicators flash when the view appears, or a value changes`() {
        let content = Color.red.frame(height: 400)
        let quiet = ViewStage(size: CGSize(width: 200, height: 100), ScrollView { content })
        #expect(indicators(quiet) == 0)
        let first = ViewStage(
            size: CGSize(width: 200, height: 100), ScrollView { content }.scrollIndicatorsFlash(onAppear: true))
        first.frame()
        #expect(indicators(first) == 1)
        let other = ViewStage(
            size: CGSize(width: 200, height: 100), ScrollView { content }.scrollIndicatorsFlash(onAppear: false))
        other.frame()
        #expect(indicators(other) == 0)
    }
}
