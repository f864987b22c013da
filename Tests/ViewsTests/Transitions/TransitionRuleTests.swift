import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Structure that causes transitions, parts that transitions leave unchanged, and composed transitions: S12.
@MainActor struct TransitionRuleTests {
    @MainActor private final class Remote {
        var set: (Int) -> Void = { _ in }
    }

    enum Structure: CaseIterable { case condition, choice, elements, identity, optional, erased }

    /// Shows number 0 or 1, by the given kind of structural change.
    private struct Changing: View {
        let structure: Structure
        let remote: Remote
        @State private var number = 0

        var body: some View {
            ZStack {
                switch structure {
                case .condition: if number == 0 { box(0) } else { box(1) }
                case .choice:
                    switch number {
                    case 0: box(0)
                    default: box(1)
                    }
                case .elements: ForEach([number], id: \.self) { box($0) }
                case .identity: box(number).id(number)
                case .optional:
                    Optional.some(number).flatMap { $0 == 0 ? box(0) : nil }
                    Optional.some(number).flatMap { $0 == 1 ? box(1) : nil }
                case .erased: number == 0 ? AnyView(box(0)) : AnyView(box(1).padding(0))
                }
            }
            .onAppear { remote.set = { number = $0 } }
        }

        private func box(_ number: Int) -> some View {
            Color.red.accessibilityLabel("\(number)").frame(width: 20, height: 20)
                .transition(.offset(x: number == 0 ? -100 : 100))
        }
    }

    private func shift(_ name: String, _ stage: ViewStage) -> Double? {
        stage.layer(name).map { (($0.frameInWindow.midX - 200) * 1000).rounded() / 1000 }
    }

    @Test(arguments: Structure.allCases)
    func `every kind of structure inserts and removes by transitions (S12.2, S1.16)`(structure: Structure) {
        let remote = Remote()
        let stage = ViewStage(Changing(structure: structure, remote: remote))
        #expect(shift("0", stage) == 0)
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        #expect(shift("0", stage) == 0)
        #expect(shift("1", stage) == 100)
        stage.advance(by: 0.5)
        #expect(shift("0", stage) == -50)
        #expect(shift("1", stage) == 50)
        stage.advance(by: 0.6)
        #expect(shift("0", stage) == nil)
        #expect(shift("1", stage) == 0)
        #expect(!stage.host.isAnimating)
        #expect(stage.problems.isEmpty)
    }

    private func opacity(_ name: String, _ stage: ViewStage) -> Double? {
        guard var layer = stage.layer(name) else { return nil }
        var result = layer.presentation.opacity
        while let around = layer.superlayer {
            result *= around.presentation.opacity
            layer = around
        }
        return (result * 1000).rounded() / 1000
    }

    private struct Swapping: View {
        let remote: Remote
        @State private var isFirst = true
        var body: some View {
            ZStack {
                if isFirst { Text("a") } else { Text("b") }
                // A condition in a modifier's argument is not structure: this is one view, whose width changes.
                Color.red.accessibilityLabel("one").frame(width: isFirst ? 10 : 30, height: 10).transition(.scale)
            }
            .onAppear { remote.set = { isFirst = $0 == 0 } }
        }
    }

    @Test func `the branches of an if fade into each other, though they look alike (S12.4, S1.16, S2.4)`() throws {
        let remote = Remote()
        let stage = ViewStage(Swapping(remote: remote))
        let one = try #require(stage.layer("one"))
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        stage.advance(by: 0.25)
        #expect(opacity("a", stage) == 0.75)
        #expect(opacity("b", stage) == 0.25)
        // A transition on a view that is always present does nothing (S12.3).
        #expect(stage.layer("one") === one && one.frameInWindow.width == 15 && opacity("one", stage) == 1)
    }

    private struct Frozen: View {
        let remote: Remote
        @State private var number = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("now \(number)")
                if number == 0 { Counting(number: number) }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
            .onAppear { remote.set = { number = $0 } }
        }
    }

    private struct Counting: View {
        let number: Int
        @State private var own = 7
        var body: some View { Text("left \(number) with \(own)") }
    }

    @Test func `a leaving view keeps its state and hears nothing more of its parents (S12.8)`() throws {
        let remote = Remote()
        let stage = ViewStage(Frozen(remote: remote))
        let place = try #require(stage.layer("left 0 with 7")).frameInWindow
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        stage.advance(by: 0.5)
        remote.set(2)
        stage.frame()
        #expect(stage.layer("now 2") != nil)
        #expect(stage.layer("left 0 with 7")?.frameInWindow == place)
        #expect(opacity("left 0 with 7", stage) == 0.5)
        stage.advance(by: 0.6)
        #expect(stage.layer("left 0 with 7") == nil)
    }

    private struct Returning: View {
        let remote: Remote
        @State private var isShown = true
        var body: some View {
            ZStack {
                if isShown {
                    Color.red.accessibilityLabel("x").frame(width: 20, height: 20).transition(.offset(x: 100))
                }
            }
            .onAppear { remote.set = { isShown = $0 == 1 } }
        }
    }

    @Test func `what is taken back goes on with the speed that it had (S12.10)`() throws {
        let remote = Remote()
        let stage = ViewStage(Returning(remote: remote))
        withAnimation(.spring(duration: 0.5, bounce: 0)) { remote.set(0) }
        stage.frame()
        stage.advance(by: 0.1)
        let before = try #require(shift("x", stage))
        stage.advance(by: 1 / 300)
        let speed = (try #require(shift("x", stage)) - before) * 300
        #expect(speed > 200)
        withAnimation(.spring(duration: 0.5, bounce: 0)) { remote.set(1) }
        stage.frame()
        let turned = try #require(shift("x", stage))
        stage.advance(by: 1 / 300)
        // From rest it would have moved back by a third of a point at most.
        #expect((shift("x", stage) ?? 0) - turned > speed / 300 / 2)
        stage.advance(by: 2)
        #expect(shift("x", stage) == 0)
    }

    private struct OneWay: View {
        let transition: AnyTransition
        let remote: Remote
        @State private var isShown = false
        var body: some View {
            ZStack {
                Color.clear
                if isShown { Color.red.accessibilityLabel("x").frame(width: 20, height: 20).transition(transition) }
            }
            .onAppear { remote.set = { isShown = $0 == 1 } }
        }
    }

    @Test func `turned away on its way in, an asymmetric one does both at once (S12.11)`() {
        let remote = Remote()
        let transition = AnyTransition.asymmetric(insertion: .offset(x: 100), removal: .opacity)
        let stage = ViewStage(OneWay(transition: transition, remote: remote))
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(shift("x", stage) == 50)
        #expect(opacity("x", stage) == 1)
        withAnimation(.linear(duration: 1)) { remote.set(0) }
        stage.frame()
        stage.advance(by: 0.25)
        // It still moves in, and fades out meanwhile.
        #expect(shift("x", stage) == 25)
        #expect(opacity("x", stage) == 0.75)
        stage.advance(by: 1)
        #expect(shift("x", stage) == nil)
    }

    private struct Pile: View {
        let remote: Remote
        @State private var gone: [Int] = []
        var body: some View {
            ZStack {
                ForEach((0..<4).filter { !gone.contains($0) }, id: \.self) { Text("\($0)") }
            }
            .onAppear { remote.set = { gone.append($0) } }
        }
    }

    @Test func `what leaves is drawn below what stays, the first to go at the bottom (S12.12)`() {
        let remote = Remote()
        let stage = ViewStage(Pile(remote: remote))
        for number in [3, 1] {
            withAnimation(.linear(duration: 1)) { remote.set(number) }
            stage.frame()
            stage.advance(by: 0.1)
        }
        #expect(stage.host.layers.names == ["3", "1", "0", "2"])
    }

    private struct Mirrored: View {
        let transition: AnyTransition
        let remote: Remote
        var body: some View {
            OneWay(transition: transition, remote: remote).environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func `leading and trailing are those of the layout's direction (S12.13)`() {
        for (transition, x) in [
            (AnyTransition.move(edge: .leading), 20.0), (.move(edge: .trailing), -20), (.slide, 20),
            (.push(from: .leading), 20), (.move(edge: .top), 0),
        ] {
            let remote = Remote()
            let stage = ViewStage(Mirrored(transition: transition, remote: remote))
            withAnimation(.linear(duration: 1)) { remote.set(1) }
            stage.frame()
            #expect(shift("x", stage) == x)
        }
    }

    nonisolated private struct Inset: ViewModifier {
        let amount: CGFloat
        @MainActor func body(content: Content) -> some View { content.padding(.leading, amount) }
    }

    @Test func `the identity modifier stays where it is put (S12.15)`() {
        let remote = Remote()
        let transition = AnyTransition.modifier(active: Inset(amount: 40), identity: Inset(amount: 10))
        let stage = ViewStage(OneWay(transition: transition, remote: remote))
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        #expect(shift("x", stage) == 20)
        stage.advance(by: 2)
        #expect(shift("x", stage) == 5)
    }

    @Test func `transitions are put together by nesting, and an animation holds for all inside (S12.18, S12.5)`() {
        // There is no animation from outside: both directions use the animation of the whole transition.
        let nested = AnyTransition.asymmetric(
            insertion: .offset(x: 100).combined(with: .opacity),
            removal: .asymmetric(insertion: .scale, removal: .offset(x: -60))
        ).animation(.linear(duration: 2))
        let remote = Remote()
        let stage = ViewStage(OneWay(transition: nested, remote: remote))
        remote.set(1)
        stage.frame()
        #expect(shift("x", stage) == 100)
        #expect(opacity("x", stage) == 0)
        stage.advance(by: 0.5)
        #expect(shift("x", stage) == 75)
        #expect(opacity("x", stage) == 0.25)
        stage.advance(by: 2)
        remote.set(0)
        stage.frame()
        stage.advance(by: 1)
        #expect(shift("x", stage) == -30)
        #expect(opacity("x", stage) == 1)
        // An inner animation takes precedence over the outer one, for its own effects.
        let inner = AnyTransition.offset(x: 100).animation(.linear(duration: 1)).combined(with: .opacity)
            .animation(.linear(duration: 2))
        let other = Remote()
        let second = ViewStage(OneWay(transition: inner, remote: other))
        other.set(1)
        second.frame()
        second.advance(by: 0.5)
        #expect(shift("x", second) == 50)
        #expect(opacity("x", second) == 0.25)
    }

    private struct Directed: View {
        let remote: Remote
        @State private var isShown = false
        @State private var isForward = true
        var body: some View {
            ZStack {
                Color.clear
                if isShown {
                    Color.red.accessibilityLabel("x").frame(width: 20, height: 20)
                        .transition(isForward ? .move(edge: .leading) : .move(edge: .trailing))
                }
            }
            .onAppear {
                remote.set = { number in
                    if number == 2 { isForward = false } else { isShown = number == 1 }
                }
            }
        }
    }

    @Test func `a view leaves by the transition that it was last given (S12.3)`() {
        let remote = Remote()
        let stage = ViewStage(Directed(remote: remote))
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        #expect(shift("x", stage) == -20)
        stage.advance(by: 2)
        remote.set(2)
        stage.frame()
        #expect(shift("x", stage) == 0)
        withAnimation(.linear(duration: 1)) { remote.set(0) }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(shift("x", stage) == 10)
    }

    private struct Reset: View {
        let remote: Remote
        @State private var number = 0
        var body: some View {
            ZStack {
                ZStack {
                    Text("inside \(number)").transition(.offset(x: 100))
                    if number > 0 { Text("new \(number)").transition(.offset(x: 100)) }
                }
                .transition(.identity)
                .id(number)
            }
            .onAppear { remote.set = { number = $0 } }
        }
    }

    @Test func `what comes with a container whose identity was reset is simply there (S12.19)`() {
        let remote = Remote()
        let stage = ViewStage(Reset(remote: remote))
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        #expect(shift("inside 1", stage) == 0)
        #expect(shift("new 1", stage) == 0)
        #expect(stage.layer("inside 0") == nil)
        #expect(!stage.host.isAnimating)
    }

    private struct Blocking: View {
        let remote: Remote
        let log: (String) -> Void
        @State private var isShown = true
        var body: some View {
            ZStack {
                Color.blue.onTapGesture { log("behind") }
                if isShown {
                    Color.red.onTapGesture { log("cover") }.frame(width: 100, height: 100)
                        .transition(.offset(x: 100)).zIndex(1)
                }
            }
            .onAppear { remote.set = { isShown = $0 == 1 } }
        }
    }

    @Test func `what leaves blocks nothing behind it; what comes is hit where it is seen (S25.9, S25.10)`() {
        let remote = Remote()
        var taps: [String] = []
        let stage = ViewStage(Blocking(remote: remote) { taps.append($0) })
        stage.tap(at: CGPoint(x: 200, y: 150))
        withAnimation(.linear(duration: 1)) { remote.set(0) }
        stage.frame()
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(taps == ["cover", "behind"])
        stage.advance(by: 2)
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        stage.frame()
        stage.advance(by: 0.5)
        // It is seen from x = 200 to 300, while its final place is 150 to 250.
        stage.tap(at: CGPoint(x: 290, y: 150))
        stage.tap(at: CGPoint(x: 160, y: 150))
        #expect(taps == ["cover", "behind", "cover", "behind"])
    }

    private struct Column: View {
        let remote: Remote
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Text("first")
                if isShown { Text("last") }
            }
            .onAppear { remote.set = { isShown = $0 == 1 } }
        }
    }

    @Test func `what leaves a container that moves stays where it was on the screen (S12.8, S1.12)`() {
        let remote = Remote()
        let stage = ViewStage(Column(remote: remote))
        func top(_ name: String) -> CGFloat? { stage.layer(name)?.frameInWindow.minY }
        #expect(top("first") == 130)
        #expect(top("last") == 150)
        withAnimation(.linear(duration: 1)) { remote.set(0) }
        stage.frame()
        #expect(top("first") == 130)
        #expect(top("last") == 150)
        stage.advance(by: 0.5)
        #expect(top("first") == 135)
        #expect(top("last") == 150)
    }
}
