import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Positions that programs write and people change, and the phases of scrolling: S24.8, S24.9.
@MainActor struct ScrollPositionTests {
    @MainActor final class Log {
        var phases: [String] = []
        var velocities: [CGVector?] = []
        var write: ((inout ScrollPosition) -> Void) -> Void = { _ in }
        var position = ScrollPosition()
    }

    struct Program: View {
        let log: Log
        @State private var position: ScrollPosition
        @State private var rows = 50

        init(log: Log, position: ScrollPosition) {
            self.log = log
            _position = State(initialValue: position)
        }

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<rows, id: \.self) { Color.red.frame(height: 20).accessibilityLabel("\($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onScrollPhaseChange { old, new, context in
                log.phases.append("\(old) to \(new)")
                log.velocities.append(context.velocity)
            }
            .onChange(of: position, initial: true) { _, position in log.position = position }
            .onAppear { log.write = { $0(&position) } }
        }
    }

    private func stage(_ log: Log, _ position: ScrollPosition = ScrollPosition(idType: Int.self)) -> ViewStage {
        ViewStage(size: CGSize(width: 200, height: 100), Program(log: log, position: position))
    }

    private func top(_ stage: ViewStage, _ row: Int) -> CGFloat? { stage.layer("\(row)")?.frameInWindow.minY }

    @Test(
        arguments: [
            (ScrollPosition(edge: .bottom), 900), (ScrollPosition(edge: .top), 0),
            (ScrollPosition(id: 10, anchor: .top), 200), (ScrollPosition(id: 10), 120), (ScrollPosition(y: 33), 33),
            (ScrollPosition(point: CGPoint(x: 5, y: 34)), 34), (ScrollPosition(x: 7), 0),
            (ScrollPosition(y: 5_000), 900),
        ] as [(ScrollPosition, CGFloat)])
    func `a position that is there from the start is where the view opens`(position: ScrollPosition, offset: CGFloat) {
        let stage = stage(Log(), position)
        #expect(top(stage, 0) == -offset)
        #expect(!stage.host.isAnimating)
    }

    @Test func `writing a position scrolls with the transaction's animation, each time it is written`() {
        let log = Log()
        let stage = stage(log)
        withAnimation(.linear(duration: 1)) { log.write { $0.scrollTo(edge: .bottom) } }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(abs((top(stage, 0) ?? 0) + 450) < 20)
        stage.advance(by: 1)
        #expect(top(stage, 0) == -900)
        #expect(log.phases == ["idle to animating", "animating to idle"])
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -300))
        stage.frame()
        #expect(top(stage, 0) == -600)
        log.write { $0.scrollTo(edge: .bottom) }
        stage.frame()
        #expect(top(stage, 0) == -900)
        log.write { $0.scrollTo(y: 40) }
        stage.frame()
        #expect(top(stage, 0) == -40 && log.position.y == 40 && log.position.x == nil && log.position.point == nil)
        log.write { $0.scrollTo(x: 3, y: 41) }
        stage.frame()
        #expect(log.position.point == CGPoint(x: 3, y: 41))
    }

    @Test func `people who scroll leave no edge, and the view at the anchor`() {
        let log = Log()
        let stage = stage(log)
        log.write { $0.scrollTo(edge: .bottom) }
        stage.frame()
        #expect(log.position.edge == .bottom && !log.position.isPositionedByUser)
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -300))
        stage.frame()
        #expect(log.position.edge == nil && log.position.isPositionedByUser)
        #expect(log.position.viewID(type: Int.self) == 30 && log.position.viewID(type: String.self) == nil)
    }

    @Test func `identities of other types are not reported`() {
        let log = Log()
        let stage = stage(log, ScrollPosition(idType: String.self))
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 300))
        stage.frame()
        #expect(log.position.isPositionedByUser && log.position.viewID == nil)
    }

    @Test func `a drag interacts, then slows down, then rests`() {
        let log = Log()
        let stage = stage(log)
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 50, y: 90), time: stage.time, isTouch: true)
        for step in 1...6 {
            stage.advance(by: 1.0 / 60)
            pointer.moved(to: CGPoint(x: 50, y: 90 - 10 * Double(step)), time: stage.time)
        }
        stage.frame()
        #expect(log.phases == ["idle to interacting"])
        pointer.released(at: CGPoint(x: 50, y: 30), time: stage.time)
        stage.frame()
        #expect(log.phases == ["idle to interacting", "interacting to decelerating"])
        stage.advance(by: 5)
        #expect(log.phases.last == "decelerating to idle" && log.phases.count == 3)
        #expect(log.velocities.map { $0 != nil } == [false, true, false])
    }

    @Test func `a wheel interacts until it pauses`() {
        let log = Log()
        let stage = stage(log)
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        stage.frame()
        #expect(log.phases == ["idle to interacting"])
        stage.advance(by: 1)
        #expect(log.phases == ["idle to interacting", "interacting to idle"])
    }

    @Test func `equal wishes are equal, and a wish made again is another`() {
        var a = ScrollPosition(edge: .top)
        let b = a
        #expect(a == b)
        a.scrollTo(edge: .top)
        #expect(a != b && a.edge == .top)
        #expect(ScrollPosition(id: 1).viewID(type: Int.self) == 1)
    }
}
