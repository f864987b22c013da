import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Field notes 32 to 36: views that are removed, move or vanish in the middle of an animation or press.
@MainActor struct ChangeNotes {
    @MainActor private final class Story {
        var lines: [String] = []
        private var made: [Reference] = []
        var alive: Int { made.count { $0.object != nil } }

        func make() -> Owned {
            let owned = Owned()
            made.append(Reference(object: owned))
            return owned
        }
    }

    private struct Reference {
        weak var object: Owned?
    }

    private final class Owned: ObservableObject {}

    private struct Screen: View {
        let name: String
        let story: Story
        @StateObject private var owned: Owned

        init(_ name: String, _ story: Story) {
            self.name = name
            self.story = story
            _owned = StateObject(wrappedValue: story.make())
        }

        var body: some View {
            VStack {
                Text(name).onDisappear { story.lines.append("\(name)'s text went") }
            }
            .onAppear { story.lines.append("\(name) came") }
            .onDisappear { story.lines.append("\(name) went") }
            .onTapGesture { _ = owned }
        }
    }

    private struct Screens: View {
        let story: Story
        @State private var page = 1
        var body: some View {
            let page = page
            VStack(spacing: 0) {
                Button("Next") { withAnimation(.linear(duration: 1)) { self.page += 1 } }
                ZStack {
                    switch page {
                    case 1: Screen("first", story).transition(.slide)
                    case 2: Screen("second", story).transition(.opacity)
                    default: Screen("third", story).transition(.identity)
                    }
                }
            }
        }
    }

    @Test func `field note 32: a view disappears when its removal has ended, whole, and nothing of it stays`() {
        let story = Story()
        let stage = ViewStage(Screens(story: story))
        stage.tap("Next")
        stage.advance(by: 0.9)
        #expect(story.lines == ["first came", "second came"] && story.alive == 2)
        #expect(stage.layer("first") != nil)
        // On to the third while the first is still being removed: two removals run.
        stage.tap("Next")
        #expect(story.lines == ["first came", "second came", "third came"])
        stage.advance(by: 0.2)
        #expect(story.lines.dropFirst(3) == ["first's text went", "first went"])
        #expect(stage.layer("first") == nil && stage.layer("second") != nil && story.alive == 2)
        stage.advance(by: 1)
        #expect(story.lines.dropFirst(5) == ["second's text went", "second went"])
        #expect(stage.host.layers.names == ["Next", "third"] && story.alive == 1)
        #expect(stage.host.leavingBoxes == 0)
    }

    private struct Turning: View {
        @State private var isOn = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Go") { withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isOn.toggle() } }
                HStack {
                    Color.red.frame(width: isOn ? 50 : 20, height: 20).rotationEffect(.degrees(isOn ? 90 : 0))
                    if isOn { Text("extra").transition(.move(edge: .trailing)) }
                    Spacer()
                    Gauge(amount: isOn ? 30 : 0)
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(isOn ? [3, 1, 2, 5] : [1, 2, 3, 4], id: \.self) { Text("cell \($0)") }
                }
                GeometryReader { proxy in
                    Color.blue.frame(width: proxy.size.width / (isOn ? 2 : 4), height: 10)
                }
                Fan(step: isOn ? 30 : 12) { ForEach(0..<3) { Text("fan \($0)") } }
                Text(isOn ? "10" : "9").contentTransition(.numericText())
            }
        }
    }

    @Test func `field note 33: the window changes in the middle of every animation, and all end where they should`() {
        let changes: [@MainActor (ViewHost) -> Void] = [
            { $0.size = CGSize(width: 300, height: 400) },
            { $0.editEnvironment { $0.displayScale = 2 } },
            { $0.editEnvironment { $0.colorScheme = .dark } },
            { $0.editEnvironment { $0.layoutDirection = .rightToLeft } },
            { $0.size = CGSize(width: 0, height: 0) },
            { $0.size = CGSize(width: 500, height: 200) },
        ]
        for frame in stride(from: 0, through: 60, by: 4) {
            let stage = ViewStage(Turning())
            stage.tap("Go")
            stage.advance(by: Double(frame) / 60)
            for change in changes {
                change(stage.host)
                stage.advance(by: 1 / 60)
            }
            stage.advance(by: 4)
            #expect(!stage.host.isAnimating && stage.host.leavingBoxes == 0 && stage.problems.isEmpty)
            let fresh = ViewStage(Turning())
            for change in changes { change(fresh.host) }
            fresh.frame()
            fresh.tap("Go")
            fresh.advance(by: 4)
            #expect(LayerLook.lines(of: stage) == LayerLook.lines(of: fresh), "changed after \(frame) frames")
        }
    }

    private struct Looping: View {
        @State private var isShown = true
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown { Pulse() }
            }
        }
    }

    private struct Pulse: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20).scaleEffect(isOn ? 2 : 1)
                    .animation(.easeInOut(duration: 0.5).repeatForever(), value: isOn)
                    .onAppear { isOn = true }
                PhaseAnimator([0, 1, 2]) { Color.blue.opacity($0 / 2) }
                KeyframeAnimator(initialValue: 0.0, repeating: true) {
                    Color.green.offset(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(10, duration: 0.3)
                }
                TimelineView(.animation) { _ in Color.gray }
            }
        }
    }

    @Test func `field note 34: hidden and shown a thousand times while it loops`() {
        let stage = ViewStage(Looping())
        stage.advance(by: 0.1)
        stage.tap("Toggle")
        let base = ViewHoldings(of: stage.host)
        for _ in 0..<500 {
            stage.tap("Toggle")
            stage.advance(by: 2 / 60)
            #expect(stage.host.isAnimating)
            stage.tap("Toggle")
            #expect(!stage.host.isAnimating && stage.host.nextWakeTime == nil, "what is not there wakes nobody")
        }
        _ = stage.host.layers.takeDamage()
        #expect(ViewHoldings(of: stage.host) == base)
        // A window that is not visible gets no frames for hours, then one.
        stage.tap("Toggle")
        for _ in 0..<1_000 {
            stage.jump(by: 3_600)
            #expect(stage.host.isAnimating)
        }
        #expect(stage.problems.isEmpty)
    }

    private struct Vanishing: View {
        let story: Story
        @State private var ids = [1, 2, 3]
        var body: some View {
            HStack(spacing: 0) {
                ForEach(ids, id: \.self) { id in
                    Color.red.accessibilityLabel("\(id)").onTapGesture { story.lines.append("tap \(id)") }
                        .frame(width: 100)
                }
            }
            .frame(width: 400, alignment: .leading)
            .onKeyPress("x") {
                ids.removeFirst()
                return .handled
            }
        }
    }

    private struct VanishingButtons: View {
        let story: Story
        @State private var ids = [1, 2, 3]
        var body: some View {
            HStack(spacing: 0) {
                ForEach(ids, id: \.self) { id in
                    Button("B\(id)") { story.lines.append("act \(id)") }.frame(width: 100)
                }
            }
            .frame(width: 400, alignment: .leading)
            .onKeyPress("x") {
                ids.removeFirst()
                return .handled
            }
        }
    }

    @Test func `field note 36: pressed, gone, released: nothing fires, and the neighbour takes nothing`() {
        let story = Story()
        for stage in [ViewStage(Vanishing(story: story)), ViewStage(VanishingButtons(story: story))] {
            stage.press(at: 50, 150)
            stage.press("x")
            stage.move(to: 51, 150)
            stage.release(at: 51, 150)
            #expect(story.lines.isEmpty)
            // The next click goes to the neighbour, which lies there now.
            stage.tap(at: CGPoint(x: 50, y: 150))
            #expect(story.lines.count == 1 && story.lines.first?.hasSuffix("2") == true)
            story.lines = []
        }
    }
}
