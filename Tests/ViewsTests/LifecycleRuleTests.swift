import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Order and number of calls of `onAppear`, `onChange`, tasks, publishers and bodies: S19, S3.1, S3.9, S2.11.
@MainActor struct LifecycleRuleTests {
    private final class Story { var lines: [String] = [] }

    private struct Fading: View {
        @State private var opacity = 1.0
        @State private var x: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Text("text").opacity(opacity).offset(x: x)
                    .onAppear {
                        x = 50
                        withAnimation(.linear(duration: 1)) { opacity = 0 }
                    }
            }
        }
    }

    @Test func `what onAppear writes is in the first frame; what it animates begins there (S19.1, S19.2)`() throws {
        let stage = ViewStage(Fading())
        let text = try #require(stage.layer("text"))
        func opacity() -> Double {
            (text.superlayer?.presentation.opacity ?? 1) * (text.superlayer?.superlayer?.presentation.opacity ?? 1)
        }
        #expect(text.frameInWindow.midX == 250)
        #expect(opacity() == 1)
        stage.advance(by: 0.5)
        #expect(abs(opacity() - 0.5) < 1e-6)
    }

    private struct Blinking: View {
        let story: Story
        let isThere: Bool
        var body: some View {
            if isThere {
                Color.red.transition(.identity)
                    .onAppear { story.lines.append("appears") }
                    .onDisappear { story.lines.append("disappears") }
            }
        }
    }

    private struct BlinkingRoot: View {
        let story: Story
        @State private var isThere = false
        var body: some View {
            VStack {
                Button("Blink") {
                    withAnimation(.linear(duration: 1)) { isThere = true }
                    withAnimation(.linear(duration: 2)) { isThere = false }
                }
                Blinking(story: story, isThere: isThere)
            }
        }
    }

    @Test func `what comes in one update and goes in the next of the same moment appears and disappears (S1.3, S19.1)`()
    {
        let story = Story()
        let stage = ViewStage(BlinkingRoot(story: story))
        stage.tap("Blink")
        #expect(story.lines == ["appears", "disappears"])
    }

    private struct Jumping: View {
        @State private var x: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Go") {
                    x = 100
                    withAnimation(.linear(duration: 1)) { x = 200 }
                }
                Color.red.accessibilityLabel("box").frame(width: 10, height: 10).offset(x: x)
            }
        }
    }

    @Test func `set and then animated in one closure: it moves from the one to the other (S19.3, S1.3)`() {
        let stage = ViewStage(Jumping())
        stage.tap("Go")
        #expect(stage.layer("box")?.frameInWindow.midX == 300)
        stage.advance(by: 0.5)
        #expect(stage.layer("box")?.frameInWindow.midX == 350)
    }

    private struct Watching: View {
        let story: Story
        @State private var count = 1
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Add") {
                    count += 1
                    count += 1
                }
                Button("Same") { count = count * 1 }
                Button("Toggle") { isShown.toggle() }
                if isShown {
                    Text("a")
                        .onChange(of: count) { old, new in story.lines.append("both \(old) \(new) now \(count)") }
                        .onChange(of: count) { story.lines.append("none \(count)") }
                        .onChange(of: count, initial: true) { old, new in story.lines.append("initial \(old) \(new)") }
                        .onChange(of: count, perform: { story.lines.append("one \($0)") })
                        .onAppear { story.lines.append("came") }
                        .onDisappear { story.lines.append("went") }
                }
            }
        }
    }

    @Test func `onChange in all its forms: with the new body's values, not at first unless asked (S19.6)`() {
        let story = Story()
        let stage = ViewStage(Watching(story: story))
        #expect(story.lines == ["came", "initial 1 1"])
        story.lines = []
        stage.tap("Add")
        #expect(Set(story.lines) == ["both 1 3 now 3", "none 3", "initial 1 3", "one 3"])
        #expect(story.lines.count == 4)
        story.lines = []
        stage.tap("Same")
        #expect(story.lines == [])
        stage.tap("Toggle")
        #expect(story.lines == ["went"])
        stage.tap("Toggle")
        #expect(story.lines == ["went", "came", "initial 3 3"])
    }

    private struct Working: View {
        let story: Story
        @State private var id = 1
        @State private var isShown = true
        var body: some View {
            let number = id
            VStack {
                Button("Next") { id += 1 }
                Button("Redraw \(number)") { isShown.toggle() }
                if isShown {
                    Text("a")
                        .task(id: id) {
                            story.lines.append("began \(number)")
                            await withTaskCancellationHandler {
                                while !Task.isCancelled { await Task.yield() }
                            } onCancel: {
                            }
                            story.lines.append("cancelled \(number)")
                        }
                        .onAppear { story.lines.append("came") }
                }
            }
        }
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
    }

    @Test func `a task begins after onAppear, begins anew with its id, and ends when the view leaves (S19.8)`() async {
        let story = Story()
        let stage = ViewStage(Working(story: story))
        #expect(story.lines == ["came"])
        await until { story.lines.count == 2 }
        #expect(story.lines == ["came", "began 1"])
        stage.tap("Next")
        await until { story.lines.count == 4 }
        #expect(Set(story.lines[2...]) == ["cancelled 1", "began 2"])
        stage.tap("Redraw 2")
        await until { story.lines.count == 5 }
        #expect(story.lines.last == "cancelled 2")
    }

    private struct Receiving: View {
        let story: Story
        let subject: PassthroughSubject<Int, Never>
        @State private var isShown = true
        @State private var sum = 0
        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown {
                    Text("sum \(sum)").onReceive(subject) {
                        sum += $0
                        story.lines.append("\($0)")
                    }
                }
            }
        }
    }

    @Test func `a publisher's values are received while the view is there (S19.8)`() {
        let story = Story()
        let subject = PassthroughSubject<Int, Never>()
        let stage = ViewStage(Receiving(story: story, subject: subject))
        subject.send(1)
        subject.send(2)
        stage.frame()
        #expect(stage.layer("sum 3") != nil)
        stage.tap("Toggle")
        subject.send(4)
        #expect(story.lines == ["1", "2"])
        stage.tap("Toggle")
        subject.send(8)
        stage.frame()
        #expect(stage.layer("sum 11") != nil)
    }

    private struct Doubled: DynamicProperty {
        @State var value = 1
        private(set) var double = 0
        mutating func update() { double = value * 2 }
    }

    private struct Holder: View {
        var doubled = Doubled()
        var body: some View { Button("double \(doubled.double)") { doubled.value += 1 } }
    }

    @Test func `a dynamic property of dynamic properties is updated before each body (S3.9)`() {
        let stage = ViewStage(Holder())
        stage.tap("double 2")
        #expect(stage.layer("double 4") != nil)
    }

    private struct Assigning: View {
        @State private var height: Int
        init(height: Int) {
            self.height = 1
            self.height = height
        }
        var body: some View { Button("height \(height)") { height += 1 } }
    }

    private struct Parent: View {
        @State private var initial = 5
        var body: some View {
            VStack {
                Button("Parent") { initial += 10 }
                Assigning(height: initial)
            }
        }
    }

    @Test func `an assignment in init sets the first value, and later ones change nothing (S3.1)`() {
        let stage = ViewStage(Parent())
        // The second assignment set storage that no graph uses.
        stage.tap("height 1")
        stage.tap("Parent")
        #expect(stage.layer("height 2") != nil)
    }

    private struct Rounded: View, @MainActor Equatable {
        let value: Double
        static func == (a: Self, b: Self) -> Bool { a.value.rounded() == b.value.rounded() }
        var body: some View { Text(verbatim: "value \(value)") }
    }

    private struct Rounding: View {
        @State private var value = 1.0
        var body: some View {
            VStack {
                Button("Add") { value += 0.3 }
                Rounded(value: value).equatable()
            }
        }
    }

    @Test func `an equatable view runs its body only when == says that it differs (S2.11)`() {
        let stage = ViewStage(Rounding())
        stage.tap("Add")
        #expect(stage.layer("value 1.0") != nil)
        stage.tap("Add")
        #expect(stage.layer("value 1.6") != nil)
    }

    private struct Printing: View {
        let given: Int
        let story: Story
        @State private var own = 0
        @State private var unused = 0
        var body: some View {
            let _ = story.lines.append(Self._changes())
            Button("own \(own) \(given)") { own += 1 }
        }
    }

    private struct PrintingParent: View {
        let story: Story
        @State private var given = 0
        var body: some View {
            VStack {
                Button("Give") { given += 1 }
                Printing(given: given, story: story)
            }
        }
    }

    @Test func `a body can say what made it run`() {
        let story = Story()
        let stage = ViewStage(PrintingParent(story: story))
        stage.tap("own 0 0")
        stage.tap("Give")
        #expect(
            story.lines == [
                "Printing: @self, @identity, _own, _unused changed.", "Printing: _own changed.",
                "Printing: @self changed.",
            ])
    }

    private struct Coming: View {
        let story: Story
        @State private var isShown = true
        @State private var redraws = 0
        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                Button("Redraw") { redraws += 1 }
                if isShown {
                    Text("redrawn \(redraws)")
                        .onAppear { story.lines.append("came") }
                        .onDisappear { story.lines.append("went") }
                }
            }
        }
    }

    @Test func `it appears once each time its identity does, and not when it is drawn anew (S19.5)`() {
        let story = Story()
        let stage = ViewStage(Coming(story: story))
        stage.tap("Redraw")
        stage.host.size = CGSize(width: 300, height: 200)
        stage.frame()
        #expect(stage.layer("redrawn 1") != nil && story.lines == ["came"])
        stage.tap("Toggle")
        stage.tap("Toggle")
        #expect(story.lines == ["came", "went", "came"])
        stage.host.close()
        #expect(story.lines == ["came", "went", "came", "went"], "and goes with its window")
    }

    private struct Echoing: View {
        @State private var count = 0
        @State private var echo = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Go") { withAnimation(.linear(duration: 1)) { count = 100 } }
                Color.red.frame(width: 10 + CGFloat(count), height: 5).accessibilityLabel("count")
                Color.red.frame(width: 10 + CGFloat(echo), height: 5).accessibilityLabel("echo")
                    .onChange(of: count) { echo = count }
            }
        }
    }

    @Test func `what onChange writes is not animated by what changed the value (S19.6)`() {
        let stage = ViewStage(Echoing())
        stage.tap("Go")
        stage.advance(by: 0.5)
        #expect(stage.layer("count")?.frameInWindow.width == 60)
        #expect(stage.layer("echo")?.frameInWindow.width == 110)
    }
}
