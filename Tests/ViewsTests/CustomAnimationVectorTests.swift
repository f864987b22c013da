import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Vectors that a `CustomAnimation` is evaluated with (S4.5); in a scoped body, only those of the body's modifiers
/// (S11.5).
@MainActor struct CustomAnimationVectorTests {
    /// Records the type and value of each vector that the animation is called with; moves linearly for one second.
    private final class Notes: @unchecked Sendable {
        var lines: Set<String> = []
        func add(_ line: String) { lines.insert(line) }
    }

    private struct Asking: CustomAnimation {
        let notes: Notes

        static func == (lhs: Asking, rhs: Asking) -> Bool { lhs.notes === rhs.notes }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(notes)) }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            notes.add("\(short(V.self)) \(numbers(value))")
            // State kept for this vector is there in the next call (S5.4).
            let count = context.state[Count.self]
            context.state[Count.self] = count + 1
            if time > 0 && count == 0 { notes.add("forgot") }
            return time > 1 ? nil : value.scaled(by: time)
        }

        private func short(_ type: Any.Type) -> String {
            "\(type)".replacingOccurrences(of: "AnimatablePair", with: "Pair")
        }

        private func numbers(_ value: Any) -> String {
            if let number = value as? Double { return rounded(number) }
            if let number = value as? CGFloat { return rounded(Double(number)) }
            if let number = value as? Float { return rounded(Double(number)) }
            return Mirror(reflecting: value).children.map { numbers($0.value) }.joined(separator: " ")
        }

        private func rounded(_ number: Double) -> String { String(format: "%g", (number * 1000).rounded() / 1000) }
    }

    private enum Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    private struct Program<Content: View>: View {
        let notes: Notes
        let remote: Remote
        let content: (Bool) -> Content
        @State private var isOn = false
        var body: some View {
            VStack { content(isOn) }.frame(width: 400, height: 300, alignment: .topLeading)
                .onAppear { remote.act = { withAnimation(Animation(Asking(notes: notes))) { isOn = true } } }
        }
    }

    @MainActor private final class Remote { var act: () -> Void = {} }

    /// Vectors that the animation gets for a change of `content`, and the stage half a second later.
    private func asked(@ViewBuilder _ content: @escaping (Bool) -> some View) -> (lines: Set<String>, stage: ViewStage)
    {
        let (notes, remote) = (Notes(), Remote())
        let stage = ViewStage(Program(notes: notes, remote: remote, content: content))
        remote.act()
        stage.frame()
        stage.advance(by: 0.5)
        return (notes.lines, stage)
    }

    private var box: some View { Color.red.accessibilityLabel("box").frame(width: 40, height: 20) }

    @Test func `places and sizes are pairs of pairs of CGFloat (S4.5)`() {
        let (lines, stage) = asked { isOn in box.offset(x: isOn ? 30 : 0, y: isOn ? 10 : 0) }
        #expect(lines == ["Pair<Pair<CGFloat, CGFloat>, Pair<CGFloat, CGFloat>> 30 10 0 0"])
        let place = stage.layer("box")?.frameInWindow.origin ?? .zero
        #expect(abs(place.x - 15) < 1e-6 && abs(place.y - 5) < 1e-6)
    }

    @Test func `effects are as their modifiers' data (S4.5)`() {
        #expect(asked { box.opacity($0 ? 0.5 : 1) }.lines == ["Double -0.5"])
        #expect(
            asked { box.scaleEffect($0 ? 3 : 1, anchor: .topLeading) }.lines
                == ["Pair<Pair<CGFloat, CGFloat>, Pair<CGFloat, CGFloat>> 2 2 0 0"])
        #expect(
            asked { box.rotationEffect(.radians($0 ? 1 : 0)) }.lines == ["Pair<Double, Pair<CGFloat, CGFloat>> 128 0 0"]
        )
        let turn = asked { box.rotation3DEffect(.radians($0 ? 1 : 0), axis: (x: 0, y: 1, z: 0)) }.lines
        #expect(
            turn == [
                "Pair<Double, Pair<CGFloat, Pair<CGFloat, Pair<CGFloat, Pair<Pair<CGFloat, CGFloat>, Pair<CGFloat, CGFloat>>>>>> "
                    + "128 0 0 0 0 0 0 0"
            ])
    }

    @Test func `moves and slides are ways in points (S12.13)`() {
        let way = "Pair<CGFloat, CGFloat>"
        #expect(asked { if $0 { box.transition(.move(edge: .leading)) } }.lines == ["\(way) 40 0"])
        #expect(asked { if $0 { box.transition(.slide) } }.lines == ["\(way) 40 0"])
        #expect(asked { if $0 { box.transition(.move(edge: .bottom)) } }.lines == ["\(way) 0 -20"])
        #expect(asked { if $0 { box.transition(.offset(x: 7, y: 0)) } }.lines == ["\(way) -7 0"])
    }

    @Test func `through modifiers of the animation as well, and it ends where it should`() {
        let (notes, remote) = (Notes(), Remote())
        let animation = Animation(Asking(notes: notes)).speed(2).delay(0.1)
        struct Delayed: View {
            let animation: Animation
            let remote: Remote
            @State private var isOn = false
            var body: some View {
                Color.red.accessibilityLabel("box").scaleEffect(isOn ? 3 : 1)
                    .onAppear { remote.act = { withAnimation(animation) { isOn = true } } }
            }
        }
        let stage = ViewStage(size: CGSize(width: 10, height: 10), Delayed(animation: animation, remote: remote))
        remote.act()
        stage.frame()
        stage.advance(by: 0.35)
        #expect(abs((stage.layer("box")?.frameInWindow.width ?? 0) - 20) < 0.5)
        stage.advance(by: 1)
        #expect(stage.layer("box")?.frameInWindow.width == 30)
        #expect(!stage.host.isAnimating && !notes.lines.contains("forgot"))
    }

    @Test func `a scoped body asks for what stands in the braces only (S11.5)`() {
        let notes = Notes()
        let animation = Animation(Asking(notes: notes))
        struct Scoped: View {
            let animation: Animation
            @State private var isOn = false
            var body: some View {
                VStack(alignment: .leading) {
                    Color.clear.frame(height: isOn ? 50 : 10)
                    Color.red.accessibilityLabel("box").frame(width: isOn ? 80 : 40, height: 20)
                        .animation(animation) { $0.opacity(isOn ? 0.5 : 1) }
                    Button("Go") { isOn = true }
                }
            }
        }
        let stage = ViewStage(Scoped(animation: animation))
        stage.tap("Go")
        stage.advance(by: 0.5)
        #expect(notes.lines == ["Double -0.5"])
        #expect(stage.layer("box")?.frameInWindow.width == 80)
    }
}
