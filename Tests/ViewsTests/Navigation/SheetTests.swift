import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Detents of sheets, and sheets and covers that zoom out of a view: decision 0063, S20.3, S20.4, S20.6.
@MainActor struct SheetTests {
    @MainActor final class Log {
        var detent = PresentationDetent.medium
        var choose: (PresentationDetent) -> Void = { _ in }
        var gone = 0
    }

    struct Heights: View {
        let log: Log
        @State private var isShown = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            Color.clear.sheet(isPresented: $isShown, onDismiss: { log.gone += 1 }) {
                Color.red.accessibilityLabel("sheet")
                    .presentationDetents([.medium, .large, .height(120)], selection: $detent)
                    .presentationDragIndicator(.hidden)
            }
            .onAppear { log.choose = { detent = $0 } }
            .onChange(of: detent, initial: true) { log.detent = detent }
        }
    }

    private let size = CGSize(width: 500, height: 634)
    /// Height that a sheet may have in a window of that height, in points.
    private let room: CGFloat = 600

    private func top(_ stage: ViewStage) -> Double {
        stage.layers(ofView: "PanelBox").first.map { Double($0.frameInWindow.minY) } ?? .infinity
    }

    /// Drags the sheet from y = `from` over a third of a second, then waits before the release, `waiting` in seconds.
    private func drag(_ stage: ViewStage, from: Double, by distance: Double, waiting: Double) {
        stage.host.pointer.pressed(at: CGPoint(x: 250, y: from), time: stage.time)
        for step in 1...20 {
            stage.host.pointer.moved(
                to: CGPoint(x: 250, y: from + distance * Double(step) / 20), time: stage.time)
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: waiting)
        stage.host.pointer.released(at: CGPoint(x: 250, y: from + distance), time: stage.time)
        stage.advance(by: 2)
    }

    @Test func `a sheet lies at the height that is chosen, and is as high as it is seen`() throws {
        let log = Log()
        let stage = ViewStage(size: size, Heights(log: log))
        stage.advance(by: 2)
        #expect(top(stage) == Double(634 - room / 2))
        #expect(stage.layer("sheet")?.frameInWindow.height == room / 2)
        log.choose(.large)
        stage.advance(by: 2)
        #expect(top(stage) == 34 && stage.layer("sheet")?.frameInWindow.height == room)
        log.choose(.height(120))
        stage.advance(by: 2)
        #expect(top(stage) == 634 - 120, "\(top(stage)) \(log.detent == .height(120))")
        #expect(stage.layer("sheet")?.frameInWindow.height == 120)
    }

    @Test func `it is dragged from one height to another, which the program is told`() throws {
        let log = Log()
        let stage = ViewStage(size: size, Heights(log: log))
        stage.advance(by: 2)
        drag(stage, from: 400, by: -220, waiting: 1)
        #expect(log.detent == .large && top(stage) == 34)
        drag(stage, from: 200, by: 250, waiting: 1)
        #expect(log.detent == .medium && top(stage) == Double(634 - room / 2))
        // A throw goes to the next detent, however short the distance.
        drag(stage, from: 400, by: 60, waiting: 0)
        let thrown = log.detent
        #expect(thrown == .medium || thrown == .height(120))
        drag(stage, from: top(stage) + 20, by: -12, waiting: 1)
        #expect(log.detent == thrown && log.gone == 0)
        drag(stage, from: top(stage) + 20, by: 500, waiting: 0.2)
        #expect(log.gone == 1)
    }

    @Test func `nothing jumps while it becomes higher or lower by hand`() throws {
        let log = Log()
        let stage = ViewStage(size: size, Heights(log: log))
        stage.advance(by: 2)
        var before = top(stage)
        stage.host.pointer.pressed(at: CGPoint(x: 250, y: 400), time: stage.time)
        for step in 1...60 {
            stage.host.pointer.moved(to: CGPoint(x: 250, y: 400 - Double(step) * 4), time: stage.time)
            stage.advance(by: 1.0 / 60)
            #expect(abs(top(stage) - before) < 4.5)
            before = top(stage)
            // The sheet's content reaches the window's lower edge, to within one frame.
            let frame = try #require(stage.layer("sheet")?.frameInWindow)
            #expect(abs(frame.maxY - 634) < 4.5 && frame.minY == top(stage))
        }
        stage.host.pointer.released(at: CGPoint(x: 250, y: 160), time: stage.time)
    }

    struct Zooms: View {
        let log: Log
        let covers: Bool
        @State private var isShown = false
        @Namespace private var namespace

        var body: some View {
            Color.blue.frame(width: 80, height: 60)
                .matchedTransitionSource(id: 1, in: namespace)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .accessibilityLabel("behind")
                .modifier(Shown(isShown: $isShown, covers: covers, log: log, namespace: namespace))
                .onAppear { log.choose = { isShown = $0 == .large } }
        }
    }

    struct Shown: ViewModifier {
        @Binding var isShown: Bool
        let covers: Bool
        let log: Log
        let namespace: Namespace.ID

        func body(content: Content) -> some View {
            if covers {
                content.fullScreenCover(isPresented: $isShown, onDismiss: gone, content: { page })
            } else {
                content.sheet(isPresented: $isShown, onDismiss: gone, content: { page })
            }
        }

        private func gone() { log.gone += 1 }

        private var page: some View { Color.red.navigationTransition(.zoom(sourceID: 1, in: namespace)) }
    }

    @Test(arguments: [false, true])
    func `what is presented grows out of its source and goes back into it (S20.4)`(covers: Bool) throws {
        let log = Log()
        let stage = ViewStage(size: size, Zooms(log: log, covers: covers))
        log.choose(.large)
        stage.frame()
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        #expect(panel.frameInWindow == CGRect(x: 0, y: 0, width: 80, height: 60))
        stage.advance(by: 2.0 / 60)
        let work = stage.host.counters
        var last = panel.frameInWindow
        for _ in 0..<90 {
            stage.advance(by: 1.0 / 60)
            #expect(panel.frameInWindow.width >= last.width - 0.5)
            last = panel.frameInWindow
        }
        #expect(stage.host.counters == work)
        let open = CGRect(x: 0, y: covers ? 0 : 34, width: 500, height: covers ? 634 : 600)
        #expect(panel.frameInWindow == open)
        log.choose(.medium)
        stage.advance(by: 0.2)
        #expect(panel.frameInWindow.width < 500 && panel.frameInWindow.width > 80)
        stage.advance(by: 2)
        #expect(log.gone == 1 && stage.layers(ofView: "PanelBox").isEmpty)
    }

    @Test(arguments: [false, true])
    func `it is dragged back into its source, or comes back (S20.6)`(covers: Bool) throws {
        let log = Log()
        let stage = ViewStage(size: size, Zooms(log: log, covers: covers))
        log.choose(.large)
        stage.advance(by: 2)
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        let open = panel.frameInWindow
        drag(stage, from: 200, by: 40, waiting: 1)
        #expect(panel.frameInWindow == open && log.gone == 0)
        drag(stage, from: 200, by: 300, waiting: 1)
        #expect(log.gone == 1)
    }

    @Test func `with less motion nothing zooms, it fades (S22.4)`() throws {
        let log = Log()
        let stage = ViewStage(size: size, Zooms(log: log, covers: false))
        stage.host.reducesMotion = true
        log.choose(.large)
        stage.advance(by: 0.15)
        let panel = try #require(stage.layers(ofView: "PanelBox").first)
        #expect(panel.frameInWindow == CGRect(x: 0, y: 34, width: 500, height: 600))
        #expect(panel.presentation.opacity > 0 && panel.presentation.opacity < 1)
    }
}
