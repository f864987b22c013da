import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Navigation stacks as programs use them: S20.1, S20.2, S20.7 to S20.15.
@MainActor struct NavigationStackTests {
    /// Log of events, and the current path.
    @MainActor final class Log {
        var lines: [String] = []
        var path: [Int] = []
        var setPath: ([Int]) -> Void = { _ in }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A page that logs when it appears and disappears, with a counter as state.
    struct Leaf: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(name) \(count)")
                Button("count \(name)") { count += 1 }
            }
            .onAppear { log.lines.append("\(name) appears") }
            .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    struct Program: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Leaf(name: "root", log: log)
                    NavigationLink("to 1", value: 1)
                }
                .navigationTitle("Home")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Leaf(name: "page \(number)", log: log)
                        NavigationLink("to \(number + 1)", value: number + 1)
                    }
                    .navigationTitle("Title \(number)")
                }
            }
            .onAppear { log.setPath = { path = $0 } }
            .onChange(of: path, initial: true) { _, new in log.path = new }
        }
    }

    private func names(_ stage: ViewStage) -> [String] {
        stage.all.filter { layer in
            var current: Layer? = layer
            while let now = current {
                if now.isHidden { return false }
                current = now.superlayer
            }
            return true
        }
        .compactMap { $0.text }
    }

    @Test func `a link pushes the page of its value, and the path has it at once (S20.1, S20.15)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        #expect(log.take() == ["root appears"])
        stage.tap("to 1")
        #expect(log.path == [1])
        #expect(log.take() == ["page 1 appears"])
        #expect(names(stage).contains("page 1 0"))
        stage.advance(by: 2)
        #expect(log.take() == ["root disappears"])
        #expect(!names(stage).contains("root 0"))
        #expect(names(stage).contains("Title 1") && names(stage).contains("Home"))
    }

    @Test(arguments: [false, true])
    func `two fingers on a touchpad pull a page away, or let it come back`(far: Bool) {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        stage.tap("to 1")
        stage.advance(by: 2)
        #expect(log.path == [1])
        let place = CGPoint(x: 200, y: 150)
        for _ in 0..<(far ? 30 : 5) {
            stage.host.scrolling.scrolled(at: place, by: CGSize(width: -10, height: 0), time: stage.time)
            stage.advance(by: 1.0 / 60)
        }
        #expect(log.path == [])
        let page = stage.layers(ofView: "PageBox").last
        #expect(abs((page?.frameInWindow.minX ?? 0) - (far ? 280 : 30)) < 1)
        stage.advance(by: 1)
        stage.host.scrolling.ended(time: stage.time)
        stage.advance(by: 2)
        #expect(log.path == (far ? [] : [1]))
        // Fingers that send no further event count as lifted.
        stage.host.scrolling.scrolled(at: place, by: CGSize(width: -30, height: 0), time: stage.time)
        stage.advance(by: 4)
        #expect(log.path == (far ? [] : [1]) && !stage.host.isAnimating)
        // A wheel, whose scrolling has no end event, pulls no page; nor do fingers that move the other way.
        stage.host.scrolling.scrolled(at: place, by: CGSize(width: -100, height: 0))
        stage.host.scrolling.scrolled(at: place, by: CGSize(width: 100, height: 0), time: stage.time)
        stage.host.scrolling.ended(time: stage.time)
        stage.advance(by: 2)
        #expect(log.path == (far ? [] : [1]))
    }

    @Test func `the new page comes from the trailing edge over the old one, which moves a third as far (S20.2)`() {
        let stage = ViewStage(Program(log: Log()))
        stage.tap("to 1")
        #expect(stage.layers(ofView: "PageBox").count == 2)
        let page = stage.layers(ofView: "PageBox")[1]
        let root = stage.layers(ofView: "PageBox")[0]
        #expect(page.frameInWindow.minX == 400 && root.frameInWindow.minX == 0)
        stage.advance(by: 0.15)
        let x = page.frameInWindow.minX
        #expect(x > 20 && x < 350)
        #expect(abs(root.frameInWindow.minX + (400 - x) / 3) < 0.01)
        stage.advance(by: 2)
        #expect(page.frameInWindow.minX == 0)
    }

    @Test func `what lies beneath keeps its state, and appears again (S20.10)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        stage.tap("count root")
        stage.tap("to 1")
        stage.advance(by: 2)
        _ = log.take()
        stage.tap("Back")
        #expect(log.path == [] && log.take() == ["root appears"])
        stage.advance(by: 2)
        #expect(log.take() == ["page 1 disappears"])
        #expect(names(stage).contains("root 1"))
    }

    @Test func `Escape, and Left with Alt, go back`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1, 2])
        stage.advance(by: 2)
        stage.press("Escape")
        #expect(log.path == [1])
        stage.advance(by: 2)
        stage.press("Left", modifiers: KeyInput.option)
        #expect(log.path == [])
        stage.advance(by: 2)
        stage.press("Escape")
        #expect(log.path == [])
    }

    @Test func `a path that changes by several pages is one transition, and those between never appear (S20.15)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        log.setPath([1, 2, 3])
        stage.frame()
        #expect(log.take() == ["page 3 appears"])
        stage.advance(by: 2)
        #expect(log.take() == ["root disappears"])
        log.setPath([])
        stage.frame()
        stage.advance(by: 2)
        #expect(log.take() == ["root appears", "page 3 disappears"])
    }

    @Test func `a pop during a push completes it, and nothing jumps (S20.7, S20.12)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        _ = log.take()
        stage.tap("to 1")
        stage.advance(by: 0.15)
        let page = stage.layers(ofView: "PageBox")[1]
        let before = page.frameInWindow.minX
        stage.press("Escape")
        #expect(log.path == [])
        #expect(abs(page.frameInWindow.minX - before) < 0.5)
        #expect(log.take() == ["page 1 appears", "root disappears", "root appears"])
        stage.advance(by: 2)
        #expect(log.take() == ["page 1 disappears"])
    }

    @Test func `a push during a pop is accepted, and the page that goes still flies out (S20.13)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1])
        stage.advance(by: 2)
        log.setPath([])
        stage.advance(by: 0.1)
        _ = log.take()
        log.setPath([2])
        stage.frame()
        #expect(log.take() == ["page 1 disappears", "page 2 appears"] || log.path == [2])
        #expect(stage.layers(ofView: "PageBox").count == 3)
        stage.advance(by: 2)
        #expect(stage.layers(ofView: "PageBox").count == 2)
        #expect(names(stage).contains("page 2 0"))
    }

    private func shownPages(_ stage: ViewStage) -> [Layer] {
        stage.layers(ofView: "PageBox").filter { !$0.isHidden }
    }

    @Test func `pages that come below the one that is pushed are not seen (S20.15)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        let root = stage.layers(ofView: "PageBox")[0]
        log.setPath([1, 2, 3])
        stage.frame()
        for _ in 0..<20 {
            #expect(shownPages(stage).count == 2 && shownPages(stage).first === root)
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 2)
        #expect(shownPages(stage).count == 1 && stage.layers(ofView: "PageBox").count == 4)
    }

    @Test func `a page that still flies out stays over the next one that is popped (S20.7)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1, 2])
        stage.advance(by: 2)
        log.setPath([1])
        stage.advance(by: 0.1)
        let (first, second) = (stage.layers(ofView: "PageBox")[1], stage.layers(ofView: "PageBox")[2])
        let x = first.frameInWindow.minX
        log.setPath([])
        stage.frame()
        #expect(stage.layers(ofView: "PageBox").last === second)
        #expect(first.frameInWindow.minX == x)
        stage.advance(by: 2)
        #expect(stage.layers(ofView: "PageBox").count == 1)
    }

    // MARK: Swipes

    private func drag(_ stage: ViewStage, from start: CGPoint, by steps: [CGFloat]) {
        stage.host.pointer.pressed(at: start, time: stage.time)
        var x = start.x
        for step in steps {
            stage.advance(by: 1.0 / 60)
            x += step
            stage.host.pointer.moved(to: CGPoint(x: x, y: start.y), time: stage.time)
            stage.frame()
        }
    }

    @Test func `a swipe from the edge pops, and the path changes at its start (S20.10, S20.15)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1])
        stage.advance(by: 2)
        _ = log.take()
        drag(stage, from: CGPoint(x: 5, y: 150), by: [20, 30, 30, 30])
        #expect(log.path == [])
        #expect(log.take() == ["root appears"])
        let page = stage.layers(ofView: "PageBox")[1]
        #expect(page.frameInWindow.minX == 90)
        stage.host.pointer.released(at: CGPoint(x: 115, y: 150), time: stage.time)
        stage.advance(by: 2)
        #expect(log.take() == ["page 1 disappears"] && log.path == [])
    }

    @Test func `one that is let go too early turns back, and the path has the page again (S20.11, S20.15)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1])
        stage.advance(by: 2)
        stage.tap("count page 1")
        _ = log.take()
        drag(stage, from: CGPoint(x: 5, y: 150), by: [20, 20, 5, 0, 0, 0, 0, 0])
        #expect(log.path == [])
        stage.advance(by: 1)
        stage.host.pointer.released(at: CGPoint(x: 50, y: 150), time: stage.time)
        stage.frame()
        #expect(log.path == [1])
        stage.advance(by: 2)
        #expect(log.path == [1] && names(stage).contains("page 1 1"))
        #expect(log.take() == ["root appears", "root disappears"])
    }

    @Test func `a pop of several pages that is cancelled shows none of those between (S20.11)`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        let root = stage.layers(ofView: "PageBox")[0]
        log.setPath([1, 2, 3])
        stage.advance(by: 2)
        log.setPath([])
        stage.advance(by: 0.1)
        drag(stage, from: CGPoint(x: 390, y: 150), by: [-10, -15, -15, -15, -15])
        stage.host.pointer.released(at: CGPoint(x: 320, y: 150), time: stage.time)
        stage.frame()
        #expect(log.path == [1, 2, 3])
        var frames = 0
        while stage.host.isAnimating {
            #expect(shownPages(stage).count == 2 && shownPages(stage).first === root)
            stage.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(frames > 3)
        stage.advance(by: 0.1)
        #expect(shownPages(stage).count == 1 && names(stage).contains("page 3 0"))
        #expect(stage.layers(ofView: "PageBox").count == 4)
    }

    @Test func `a hand that held a page does not pop the one that came over it meanwhile`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        log.setPath([1])
        stage.advance(by: 0.2)
        stage.host.pointer.pressed(at: CGPoint(x: 380, y: 150), time: stage.time)
        log.setPath([1, 2])
        stage.advance(by: 0.1)
        stage.host.pointer.moved(to: CGPoint(x: 340, y: 150), time: stage.time)
        stage.frame()
        #expect(log.path == [1, 2])
        stage.host.pointer.released(at: CGPoint(x: 340, y: 150), time: stage.time)
        stage.advance(by: 2)
        #expect(log.path == [1, 2] && names(stage).contains("page 2 0"))
    }

    // MARK: Other forms

    @Test func `a page may be shown by a Boolean or an item, and dismissed by itself`() {
        struct Forms: View {
            @State private var isShown = false
            @State private var item: String?

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("shown \(isShown) \(item ?? "none")")
                        Button("show") { isShown = true }
                        Button("item") { item = "apple" }
                        NavigationLink("view link") { Closing(title: "linked") }
                    }
                    .navigationDestination(isPresented: $isShown) { Closing(title: "boolean") }
                    .navigationDestination(item: $item) { Closing(title: "item \($0)") }
                }
            }
        }
        struct Closing: View {
            let title: String
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View {
                VStack {
                    Text("\(title) \(isPresented)")
                    Button("close") { dismiss() }
                }
            }
        }
        let stage = ViewStage(Forms())
        for (button, text) in [("show", "boolean true"), ("item", "item apple true"), ("view link", "linked true")] {
            stage.tap(button)
            stage.advance(by: 2)
            #expect(names(stage).contains(text), "\(names(stage))")
            stage.tap("close")
            stage.advance(by: 2)
            #expect(names(stage).contains("shown false none"), "\(names(stage))")
        }
        #expect(stage.problems == [])
    }

    @Test func `an older program's navigation view is a stack`() {
        struct Old: View {
            var body: some View {
                NavigationView {
                    NavigationLink(destination: Text("there")) { Text("go") }
                        .navigationBarTitle("Old", displayMode: .inline)
                        .navigationBarItems(leading: Text("left"), trailing: Text("right"))
                }
                .navigationViewStyle(.stack)
            }
        }
        let stage = ViewStage(Old())
        stage.frame()
        #expect(Set(names(stage)).isSuperset(of: ["Old", "left", "right", "go"]))
        stage.tap("go")
        stage.advance(by: 2)
        #expect(names(stage).contains("there"))
    }

    // MARK: Bad input

    @Test func `a destination that dismisses itself in onAppear comes and goes`() {
        struct Hasty: View {
            let log: Log
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Text("hasty")
                    .onAppear {
                        log.lines.append("appears")
                        dismiss()
                    }
                    .onDisappear { log.lines.append("disappears") }
            }
        }
        let log = Log()
        let stage = ViewStage(
            NavigationStack {
                NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in Hasty(log: log) }
            })
        stage.tap("go")
        stage.advance(by: 2)
        #expect(log.lines == ["appears", "disappears"])
        #expect(names(stage).contains("go"))
    }

    @Test func `a push in every frame is always accepted, and comes to rest`() {
        let log = Log()
        let stage = ViewStage(Program(log: log))
        for depth in 1...20 {
            log.setPath(Array(1...depth))
            stage.frame()
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 2)
        #expect(names(stage).contains("page 20 0"))
        var balance: [String: Int] = [:]
        for line in log.lines {
            let name = line.replacingOccurrences(of: " disappears", with: "").replacingOccurrences(
                of: " appears", with: "")
            balance[name, default: 0] += line.hasSuffix(" disappears") ? -1 : 1
        }
        #expect(balance.filter { $0.value != 0 } == ["page 20": 1])
    }

    @Test func `a value without a destination is an empty page and a line that says so`() {
        let stage = ViewStage(NavigationStack { NavigationLink("go", value: "text") })
        stage.tap("go")
        stage.advance(by: 2)
        #expect(stage.problems.count == 1 && stage.problems[0].contains("navigationDestination for String"))
    }
}
