import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Random pushes, pops, grabs, drags, releases and resizes at random times: no page jumps, each page's callbacks are a
/// legal sequence and balanced, everything comes to rest, and the page in front at the end is the last of the path, in
/// its place (S20.6, S20.7, S20.8, S20.12 to S20.15).
@MainActor struct NavigationSequenceTests {
    typealias Log = NavigationStackTests.Log

    /// Cells that open pages with a zoom or a slide.
    struct Program: View {
        let log: Log
        @State private var path: [Int] = []
        @Namespace private var namespace

        var body: some View {
            NavigationStack(path: $path) {
                VStack(alignment: .leading, spacing: 10) {
                    ForEach(0..<4) { item in
                        Color.red.frame(width: 60 + CGFloat(item) * 10, height: 40)
                            .matchedTransitionSource(id: item, in: namespace)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .navigationDestination(for: Int.self) { PageContent(number: $0, namespace: namespace, log: log) }
            }
            .onAppear { log.setPath = { path = $0 } }
            .onChange(of: path, initial: true) { _, new in log.path = new }
        }
    }

    struct PageContent: View {
        let number: Int
        let namespace: Namespace.ID
        let log: Log

        var body: some View {
            content
                .onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }

        @ViewBuilder private var content: some View {
            if number < 3 {
                Color.blue.navigationTransition(.zoom(sourceID: number, in: namespace))
            } else {
                Color.green
            }
        }
    }

    /// Length of the short frames around each event, in seconds.
    private static let moment = 0.001

    // Fifty sequences per test case, so that cases are reported separately.
    @Test(arguments: 0..<2 as Range<UInt64>)
    func `a hundred random ways`(fifty: UInt64) {
        for seed in fifty * 50..<(fifty + 1) * 50 { goOneWay(seed) }
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"), arguments: 2..<20 as Range<UInt64>)
    func `nine hundred more`(fifty: UInt64) {
        for seed in fifty * 50..<(fifty + 1) * 50 { goOneWay(seed) }
    }

    /// The navigation stack under the middle of the window.
    private func stack(in stage: ViewStage) -> PageStackBox? {
        var box = stage.host.frontBox(at: CGPoint(x: stage.host.size.width / 2, y: stage.host.size.height / 2))
        while let current = box, !(current is PageStackBox) { box = current.parent }
        return box as? PageStackBox
    }

    private func goOneWay(_ seed: UInt64) {
        var dice = SplitMix(seed: seed)
        let log = Log()
        let stage = ViewStage(Program(log: log))
        var hand: CGPoint?
        var pages = SeenPages()
        var jumps: [String] = []
        var trace: [PageID: [AppearanceCallback]] = [:]
        #expect(stack(in: stage) != nil)
        stack(in: stage)?.noticed = { trace[$0, default: []].append($1) }
        func watch(_ step: Int, move: CGPoint, isResized: Bool) {
            // Short frames on both sides of each event, to measure the velocity before and after it.
            let long = (1.0 / 60 - 3 * Self.moment) / 2
            for (part, time) in [Self.moment, long, long, Self.moment, Self.moment].enumerated() {
                stage.jump(by: time)
                jumps += pages.look(
                    at: stage, after: time, move: part == 0 ? move : .zero, isExcepted: isResized && part == 0
                ).map { "step \(step): \($0)" }
            }
        }
        for step in 0..<40 {
            var isResized = false
            var move = CGPoint.zero
            switch dice.roll(14) {
            case 0, 1: log.setPath(log.path + [dice.roll(5) + 5 * log.path.count].map { $0 % 5 })
            case 2: log.setPath(Array(log.path.dropLast()))
            case 3: log.setPath([])
            case 4: stage.host.focus.keyPressed(KeyInput(name: "Escape", characters: "", modifiers: 0, isRepeat: false))
            case 5, 6:
                if hand == nil {
                    let point = CGPoint(x: dice.roll(4) == 0 ? 5 : dice.roll(400), y: dice.roll(300))
                    hand = point
                    stage.host.pointer.pressed(at: point, time: stage.time)
                }
            case 7:
                if let point = hand {
                    stage.host.pointer.released(at: point, time: stage.time)
                    hand = nil
                }
            case 8:
                if dice.roll(4) == 0 {
                    stage.host.size = CGSize(width: 300 + dice.roll(200), height: 250 + dice.roll(150))
                    isResized = true
                }
            default: break
            }
            if let point = hand {
                move = CGPoint(x: Double(dice.roll(40)) - 8, y: Double(dice.roll(40)) - 8)
                hand = CGPoint(x: point.x + move.x, y: point.y + move.y)
                stage.host.pointer.moved(to: hand ?? point, time: stage.time)
            }
            watch(step, move: move, isResized: isResized)
        }
        if let hand { stage.host.pointer.released(at: hand, time: stage.time) }
        for step in 40..<70 { watch(step, move: .zero, isResized: false) }
        #expect(jumps.isEmpty, "seed \(seed): \(jumps)")
        stage.pass(4)
        #expect(!stage.host.isAnimating && !stage.host.needsUpdate, "seed \(seed)")
        expectEnd(of: stage, log, seed)
        for (page, callbacks) in trace {
            #expect(isLegal(callbacks, from: page.depth == 0 ? .appeared : .disappeared), "seed \(seed): \(callbacks)")
        }
    }

    /// Expects one visible page, the last of the path, in its place, and an `onDisappear` for every other `onAppear`.
    private func expectEnd(of stage: ViewStage, _ log: Log, _ seed: UInt64) {
        let shown = stage.layers(ofView: "PageBox").filter { !$0.isHidden }
        #expect(
            shown.count == 1 && shown.first?.frameInWindow == CGRect(origin: .zero, size: stage.host.size),
            "seed \(seed)")
        var balance: [String: Int] = [:]
        for line in log.lines { balance[String(line.dropFirst()), default: 0] += line.hasPrefix("+") ? 1 : -1 }
        let front = log.path.last.map { ["\($0)": 1] } ?? [:]
        #expect(balance.filter { $0.value != 0 } == front, "seed \(seed): \(log.path) \(log.lines)")
    }

    /// True if the callbacks follow the states of S20.8 from `start` and end in a state of rest.
    private func isLegal(_ callbacks: [AppearanceCallback], from start: AppearanceState) -> Bool {
        var state = start
        var isLaidOut = true
        for callback in callbacks {
            switch (callback, state, isLaidOut) {
            case (.willAppear, .disappeared, _), (.willAppear, .disappearing, _):
                (state, isLaidOut) = (.appearing, false)
            case (.isAppearing, .appearing, false): isLaidOut = true
            case (.didAppear, .appearing, true): state = .appeared
            case (.willDisappear, .appeared, _): state = .disappearing
            case (.didDisappear, .disappearing, _): state = .disappeared
            default: return false
            }
        }
        return state == .appeared || state == .disappeared
    }
}
