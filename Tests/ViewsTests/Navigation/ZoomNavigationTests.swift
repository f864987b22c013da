import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Pages that zoom out of another view: S20.3 to S20.7, S22.4.
@MainActor struct ZoomNavigationTests {
    typealias Log = NavigationStackTests.Log

    /// A row of cells, each the source of its editor page; an editor can go on to the next item.
    struct Editors: View {
        let log: Log
        var count = 3
        @State private var path: [Int] = []
        @State private var removed: Set<Int> = []
        @Namespace private var namespace

        var body: some View {
            NavigationStack(path: $path) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach((0..<count).filter { !removed.contains($0) }, id: \.self) { item in
                        NavigationLink(value: item) { Text("cell \(item)").frame(width: 80, height: 40) }
                            .buttonStyle(.plain)
                            .matchedTransitionSource(id: item, in: namespace)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .navigationDestination(for: Int.self) { Editor(first: $0, namespace: namespace, log: log) }
            }
            .onAppear {
                log.setPath = { numbers in
                    if numbers.first == -1 { removed = Set(numbers.dropFirst()) } else { path = numbers }
                }
            }
            .onChange(of: path, initial: true) { _, new in log.path = new }
        }
    }

    struct Editor: View {
        @State private var item: Int
        let namespace: Namespace.ID
        let log: Log

        init(first: Int, namespace: Namespace.ID, log: Log) {
            _item = State(initialValue: first)
            self.namespace = namespace
            self.log = log
        }

        var body: some View {
            VStack {
                Text("editor \(item)")
                Button("next") { item += 1 }
            }
            .navigationTransition(.zoom(sourceID: item, in: namespace))
            .onAppear { log.lines.append("editor appears") }
            .onDisappear { log.lines.append("editor disappears") }
        }
    }

    private let window = CGRect(x: 0, y: 0, width: 400, height: 300)

    private func page(_ stage: ViewStage) throws -> Layer {
        try #require(stage.layers(ofView: "PageBox").last)
    }

    private func open(_ stage: ViewStage, _ cell: String = "cell 1") throws -> Layer {
        stage.tap(cell)
        stage.advance(by: 2)
        return try page(stage)
    }

    @Test func `the cell that is tapped becomes the page, and the page goes back into it (S20.3, S20.4)`() throws {
        let stage = ViewStage(Editors(log: Log()))
        let cell = try #require(stage.layer("cell 1")?.frameInWindow)
        stage.tap("cell 1")
        let page = try page(stage)
        // The frame of the source itself, not of the text in it.
        #expect(page.frameInWindow == CGRect(x: 0, y: 40, width: 80, height: 40))
        #expect(abs(cell.midX - 40) < 1)
        var last = page.frameInWindow
        for _ in 0..<90 {
            stage.advance(by: 1.0 / 60)
            let now = page.frameInWindow
            #expect(now.width >= last.width - 1e-6 && now.height >= last.height - 1e-6)
            last = now
        }
        #expect(page.frameInWindow == window)
        stage.press("Escape")
        #expect(page.frameInWindow == window)
        stage.advance(by: 0.6)
        #expect(page.frameInWindow.width < 120)
        stage.advance(by: 2)
        #expect(stage.layers(ofView: "PageBox").count == 1)
    }

    @Test func `the source is hidden while its double flies, and only then (S20.4)`() throws {
        let stage = ViewStage(Editors(log: Log()))
        let source = try #require(stage.layers(ofView: "MatchedTransitionSourceModifier").dropFirst().first)
        let double = try #require(source.sublayers.first)
        stage.tap("cell 1")
        stage.advance(by: 0.1)
        #expect(source.sublayers.isEmpty)
        #expect(double.superlayer?.viewName == "PageBox" && double.presentation.opacity > 0)
        stage.advance(by: 2)
        #expect(double.superlayer === source && double.presentation.opacity == 1)
        stage.press("Escape")
        stage.advance(by: 0.1)
        #expect(source.sublayers.isEmpty)
        stage.advance(by: 2)
        #expect(source.sublayers.first === double && double.presentation.effect == .none)
    }

    /// One cell with a look of its own during the flight.
    struct Dressed: View {
        @Namespace private var namespace

        var body: some View {
            NavigationStack {
                NavigationLink("tile") { Text("page").navigationTransition(.zoom(sourceID: "tile", in: namespace)) }
                    .frame(width: 80, height: 60)
                    .matchedTransitionSource(id: "tile", in: namespace) {
                        $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(
                            color: .black, radius: 8, y: 3)
                    }
            }
        }
    }

    @Test func `a source says which ground, corners and shadow it has in flight (S20.5)`() throws {
        let stage = ViewStage(Dressed())
        stage.tap("tile")
        let page = try page(stage)
        #expect(page.presentation.fill == Color.red.resolve(in: EnvironmentValues()))
        let radius: Double? = if case .rounded(let radius)? = page.clip { radius } else { nil }
        #expect(abs(try #require(radius) - 12) < 0.01, "those of the source, where it begins")
        let shadow = try #require(page.presentation.shadow)
        #expect(shadow.radius == 8 && shadow.offset == CGSize(width: 0, height: 3) && shadow.color.opacity > 0.9)
        stage.advance(by: 0.2)
        #expect(try #require(page.presentation.shadow).color.opacity < shadow.color.opacity)
        stage.advance(by: 2)
        #expect(page.clip == nil && page.presentation.shadow == nil, "an open page has nothing of it")
    }

    @Test func `it goes into the cell of the item that is shown then (S20.4)`() throws {
        let stage = ViewStage(Editors(log: Log()))
        let page = try open(stage, "cell 0")
        stage.tap("next")
        stage.tap("next")
        stage.press("Escape")
        stage.advance(by: 0.9)
        let frame = page.frameInWindow
        #expect(abs(frame.minY - 80) < 3 && abs(frame.height - 40) < 6, "\(frame)")
    }

    @Test func `nothing is evaluated and nothing is laid out while it flies (S1.9)`() throws {
        let stage = ViewStage(Editors(log: Log(), count: 7))
        stage.tap("cell 1")
        stage.advance(by: 2.0 / 60)
        let before = stage.host.counters
        for _ in 0..<12 { stage.advance(by: 1.0 / 60) }
        #expect(try page(stage).frameInWindow != window)
        #expect(stage.host.counters == before)
        stage.advance(by: 2)
        stage.press("Escape")
        stage.advance(by: 2.0 / 60)
        let later = stage.host.counters
        for _ in 0..<12 { stage.advance(by: 1.0 / 60) }
        #expect(stage.host.counters == later)
    }

    @Test(arguments: 1...9) func `it may be grabbed at any part of its way in, and dragged away (S20.6, S20.12)`(
        tenth: Int
    ) throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        stage.tap("cell 1")
        let page = try page(stage)
        let wanted = 80 + 320 * Double(tenth) / 10
        while page.frameInWindow.width < wanted { stage.advance(by: 1.0 / 240) }
        let held = page.frameInWindow
        let hand = CGPoint(x: held.midX, y: held.midY)
        stage.host.pointer.pressed(at: hand, time: stage.time)
        stage.advance(by: 0.2)
        #expect(page.frameInWindow == held)
        #expect(log.path == [1])
        for step in 1...10 {
            stage.advance(by: 1.0 / 60)
            stage.host.pointer.moved(to: CGPoint(x: hand.x, y: hand.y + Double(step) * 12), time: stage.time)
            stage.frame()
        }
        // The pop has begun, and the push is complete.
        #expect(log.path == [] && log.lines == ["editor appears"])
        let released = page.frameInWindow
        #expect(released.midY > held.midY + 60)
        stage.host.pointer.released(at: CGPoint(x: hand.x, y: hand.y + 120), time: stage.time)
        stage.frame()
        #expect(abs(page.frameInWindow.midY - released.midY) < 1)
        stage.advance(by: 1.0 / 60)
        // It goes on at the pointer's speed: 720 points per second, reduced by the shrinking.
        #expect(page.frameInWindow.midY - released.midY > 3)
        stage.advance(by: 2)
        #expect(log.lines == ["editor appears", "editor disappears"] && stage.layers(ofView: "PageBox").count == 1)
    }

    @Test(arguments: 1...9) func `and at any part of its way out, to come back (S20.6, S20.11)`(tenth: Int) throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        let page = try open(stage)
        stage.press("Escape")
        let wanted = 400 - 320 * Double(tenth) / 10
        while page.frameInWindow.width > wanted { stage.advance(by: 1.0 / 240) }
        #expect(log.path == [])
        let held = page.frameInWindow
        let hand = CGPoint(x: held.midX, y: held.midY)
        stage.host.pointer.pressed(at: hand, time: stage.time)
        // Thrown back upwards.
        for step in 1...6 {
            stage.advance(by: 1.0 / 60)
            stage.host.pointer.moved(to: CGPoint(x: hand.x, y: hand.y - Double(step) * 14), time: stage.time)
            stage.frame()
        }
        stage.host.pointer.released(at: CGPoint(x: hand.x, y: hand.y - 84), time: stage.time)
        stage.frame()
        #expect(log.path == [1])
        stage.advance(by: 2)
        #expect(page.frameInWindow == window && log.lines == ["editor appears"])
    }

    @Test func `a press that holds it and does nothing more lets it go on as before`() throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        stage.tap("cell 1")
        stage.advance(by: 0.1)
        let page = try page(stage)
        let held = page.frameInWindow
        stage.host.pointer.pressed(at: CGPoint(x: held.midX, y: held.midY), time: stage.time)
        stage.advance(by: 0.5)
        stage.host.pointer.released(at: CGPoint(x: held.midX, y: held.midY), time: stage.time)
        stage.advance(by: 2)
        #expect(page.frameInWindow == window && log.path == [1])
    }

    @Test func `at rest it follows a drag downwards, and turns back if that was not enough (S20.6)`() throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        let page = try open(stage)
        stage.host.pointer.pressed(at: CGPoint(x: 200, y: 200), time: stage.time)
        for step in 1...4 {
            stage.advance(by: 0.1)
            stage.host.pointer.moved(to: CGPoint(x: 200, y: 200 + Double(step) * 8), time: stage.time)
            stage.frame()
        }
        #expect(page.frameInWindow.width < 400 && log.path == [])
        stage.advance(by: 1)
        stage.host.pointer.released(at: CGPoint(x: 200, y: 232), time: stage.time)
        stage.advance(by: 2)
        #expect(page.frameInWindow == window && log.path == [1])
    }

    @Test func `a source that has gone: the page fades about the middle, and a line says why (S20.4)`() throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        let page = try open(stage)
        log.setPath([-1, 1])
        stage.frame()
        stage.press("Escape")
        stage.advance(by: 0.3)
        #expect(abs(page.frameInWindow.midX - 200) < 1 && page.presentation.opacity < 1)
        stage.advance(by: 2)
        #expect(stage.layers(ofView: "PageBox").count == 1)
        #expect(stage.problems.contains { $0.contains("transition source with the id 1") })
    }

    @Test func `a source that goes while its double flies does not make the page jump`() throws {
        let log = Log()
        let stage = ViewStage(Editors(log: log))
        let page = try open(stage)
        stage.press("Escape")
        stage.advance(by: 0.2)
        let before = page.frameInWindow
        log.setPath([-1, 1])
        stage.frame()
        #expect(abs(page.frameInWindow.midY - before.midY) < 1 && abs(page.frameInWindow.width - before.width) < 1)
        stage.advance(by: 2)
        #expect(stage.layers(ofView: "PageBox").count == 1)
    }

    @Test func `of several sources with one id the newest counts, and a line says so`() {
        struct Twice: View {
            @Namespace private var namespace
            var body: some View {
                NavigationStack {
                    VStack(spacing: 0) {
                        ForEach(0..<2) { _ in
                            Color.red.frame(width: 50, height: 50).matchedTransitionSource(id: "a", in: namespace)
                        }
                        NavigationLink("go", value: 1)
                    }
                    .navigationDestination(for: Int.self) { _ in
                        Text("there").navigationTransition(.zoom(sourceID: "a", in: namespace))
                    }
                }
            }
        }
        let stage = ViewStage(Twice())
        stage.tap("go")
        stage.advance(by: 2)
        #expect(stage.problems.count == 1 && stage.problems[0].contains("2 views are transition sources with the id a"))
    }

    @Test func `with less motion it fades (S22.4)`() throws {
        let stage = ViewStage(Editors(log: Log()))
        stage.host.reducesMotion = true
        stage.tap("cell 1")
        let page = try page(stage)
        stage.advance(by: 0.1)
        #expect(page.frameInWindow == window && page.presentation.opacity > 0 && page.presentation.opacity < 1)
        stage.advance(by: 2)
        #expect(page.presentation.opacity == 1)
    }
}
