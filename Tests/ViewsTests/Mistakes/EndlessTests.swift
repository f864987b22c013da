import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private enum Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Values and views that depend on or contain themselves: the recursion is ended, and one report names the culprit.
@MainActor struct EndlessTests {
    /// Expects that frames go on, that the text `beside` is shown, and that the only report contains `name`.
    private func expectBounded(
        _ stage: ViewStage, naming name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for _ in 0..<3 { stage.advance(by: 1 / 60) }
        #expect(stage.layer("beside") != nil, sourceLocation: sourceLocation)
        #expect(stage.problems.count == 1, "\(stage.problems)", sourceLocation: sourceLocation)
        #expect(stage.problems.first?.contains(name) == true, "\(stage.problems)", sourceLocation: sourceLocation)
    }

    @Observable final class Model {
        var count = 0

        func add() { count += 1 }
    }

    private final class Object: ObservableObject {
        @Published var count = 0
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Text("beside").onChange(of: count, initial: true) { count += 1 } }
    }

    private struct Observing: View {
        let model: Model
        var body: some View { Text("beside").onChange(of: model.count, initial: true) { model.count += 1 } }
    }

    private struct Watching: View {
        @ObservedObject var object: Object
        var body: some View { Text("beside").onChange(of: object.count, initial: true) { object.count += 1 } }
    }

    @Test func `a value that changes when it changes is stopped, and named (S19.7)`() {
        expectBounded(ViewStage(Counting()), naming: "Counting.count")
        expectBounded(ViewStage(Observing(model: Model())), naming: "that Observing reads")
        expectBounded(ViewStage(Watching(object: Object())), naming: "Object, which Watching watches")
    }

    private struct Widening: View {
        @State private var width: CGFloat = 10
        var body: some View {
            VStack {
                Text("beside")
                Color.red.frame(width: width, height: 10).preference(key: Width.self, value: width + 1)
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    private struct Reading: View {
        @State private var width: CGFloat = 10
        var body: some View {
            VStack {
                Text("beside")
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0 + 1
                    }
            }
        }
    }

    private struct Proxy: View {
        @State private var width: CGFloat = 10
        var body: some View {
            VStack {
                Text("beside")
                GeometryReader { proxy in
                    Color.red.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width + 1 }
                }
                .frame(width: width, height: 10)
            }
        }
    }

    @Test func `a preference or a size that depends on itself is stopped, and named (S19.7)`() {
        expectBounded(ViewStage(Widening()), naming: "Widening.width")
        expectBounded(ViewStage(Reading()), naming: "Reading.width")
        expectBounded(ViewStage(Proxy()), naming: "Proxy.width")
    }

    private struct Again: ViewModifier {
        func body(content: Content) -> some View { content.modifier(Again()) }
    }

    private struct Deeper: ViewModifier {
        func body(content: Content) -> some View { AnyView(content.padding(1).modifier(Deeper())) }
    }

    private struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Button("inner") {}.buttonStyle(Style()))
        }
    }

    private struct Twins: View {
        let first = 0
        var body: some View { ForEach(0..<1, id: \.self) { _ in AnyView(Twins()) } }
    }

    @Test func `modifiers, styles and elements that contain themselves are named, and the rest is shown`() {
        func beside(_ view: some View) -> ViewStage {
            ViewStage(
                VStack {
                    Text("beside")
                    view
                })
        }
        expectBounded(beside(Text("x").modifier(Again())), naming: "modifier Again")
        expectBounded(beside(Text("x").modifier(Deeper())), naming: "modifier Deeper")
        expectBounded(beside(Button("outer") {}.buttonStyle(Style())), naming: "lies within")
        expectBounded(beside(Twins()), naming: "Twins")
    }

    private struct Writer: View {
        let model: Model
        var body: some View {
            let _ = model.add()
            Text("written")
        }
    }

    private struct Reader: View {
        let model: Model
        var body: some View { Text("count \(model.count)") }
    }

    private struct Pair: View {
        let model: Model
        @State private var redraws = 0
        var body: some View {
            VStack {
                Reader(model: model)
                Text("beside").onTapGesture { redraws += 1 }
                if redraws > 0 { Writer(model: model) }
            }
        }
    }

    @Test func `an observable object that a body changes is reported by who reads it (S1.17)`() {
        let stage = ViewStage(Pair(model: Model()))
        stage.tap("beside")
        expectBounded(stage, naming: "that Reader reads was changed while the body of Writer ran")
        #expect(stage.layer("count 1") != nil)
    }

    @Test(arguments: [false, true])
    func `doubled ids in lazy containers are named, and each is shown (S2.6)`(isGrid: Bool) {
        let stage = ViewStage(
            ScrollView {
                if isGrid {
                    LazyVGrid(columns: [GridItem()]) { rows }
                } else {
                    LazyVStack { rows }
                }
            })
        expectBounded(stage, naming: "The id 1 occurs more than once in a ForEach")
        let texts = stage.layers(ofView: "Text").map { [$0.text ?? "", "\($0.frameInWindow.minY)"] }
        #expect(texts.map { $0[0] } == ["beside", "row 1", "row 2", "row 1"])
        #expect(Set(texts.map { $0[1] }).count == 4, "each in a row of its own")
    }

    @ViewBuilder private var rows: some View {
        Text("beside")
        ForEach([1, 2, 1], id: \.self) { Text("row \($0)") }
    }

    @Test func `keyframes without tracks and phases without a phase show what they can (S15.5, S16.1)`() {
        let stage = ViewStage(
            VStack {
                Text("beside")
                KeyframeAnimator(initialValue: 1.0, repeating: true) {
                    Text("value \(Int($0))")
                } keyframes: { _ in
                    KeyframeTrack(\.self) {}
                }
                PhaseAnimator([Int]()) { Text("phase \($0)") }
            })
        stage.advance(by: 1)
        #expect(stage.layer("beside") != nil && stage.layer("value 1") != nil && !stage.host.isAnimating)
        #expect(stage.problems.count == 1)
    }

    @Test(arguments: [900, 10_000])
    func `deep nests of erased views are shown, and what lies too deep is left out with a word`(depth: Int) {
        var view = AnyView(Text("beside"))
        for number in 0..<depth {
            view = AnyView(number % 2 == 0 ? AnyView(view.padding(0.001)) : AnyView(view.opacity(1)))
        }
        let stage = ViewStage(
            VStack {
                Text("rest")
                view
            })
        #expect(stage.layer("rest") != nil)
        #expect((stage.layer("beside") != nil) == (depth < 1_000))
        #expect(stage.problems.count == (depth < 1_000 ? 0 : 1))
        #expect(stage.problems.allSatisfy { $0.contains("AnyViews lie in one another") })
        stage.advance(by: 0.1)
    }
}
