import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Views always show an object's current values, however their bodies pass closures on: S1.4, S1.5, S3.5, S3.9.
@MainActor struct FreshnessTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        func label() -> Text { Text(verbatim: "method \(count)") }
    }

    // MARK: Ways of storing closures

    private struct Wrapper<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    private struct Optional<Content: View>: View {
        let content: (() -> Content)?
        var body: some View { content?() }
    }

    private struct Rows: View {
        let rows: [() -> Text]
        var body: some View { VStack { ForEach(0..<rows.count, id: \.self) { rows[$0]() } } }
    }

    private struct Style {
        var spacing = 3.0
        let make: (Int) -> Text
    }

    private struct Styled: View {
        let style: Style
        var body: some View { style.make(1) }
    }

    private protocol Maker { func make() -> Text }

    private struct ClosureMaker: Maker {
        let content: () -> Text
        func make() -> Text { content() }
    }

    private struct Erased: View {
        let maker: any Maker
        var body: some View { maker.make() }
    }

    private struct Keyed<Owner: View>: View {
        let owner: Owner
        let path: KeyPath<Owner, String>
        var body: some View { Text(verbatim: owner[keyPath: path]) }
    }

    private struct Transforming: ViewModifier {
        let text: () -> Text
        func body(content: Content) -> some View { content.overlay { text() } }
    }

    nonisolated private struct Moving<Content: View>: View, Animatable {
        var amount: Double
        let content: () -> Content
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        @MainActor var body: some View { content().offset(x: amount) }
    }

    // MARK: Views that hold the object

    private struct Observing: View {
        @ObservedObject var model: Model
        private func partial() -> Text { Text(verbatim: "partial \(model.count)") }
        var body: some View {
            VStack(spacing: 0) {
                GeometryReader { _ in Text(verbatim: "reader \(model.count)") }
                Wrapper { Text(verbatim: "wrapper \(model.count)") }
                Wrapper(content: partial)
                Wrapper { [model] in Text(verbatim: "captured \(model.count)") }
                Wrapper(content: model.label)
                Optional { Text(verbatim: "optional \(model.count)") }
                Rows(rows: [{ Text(verbatim: "row \(model.count)") }, partial])
                Styled(style: Style { Text(verbatim: "style \(model.count + $0 - 1)") })
                Erased(maker: ClosureMaker { Text(verbatim: "maker \(model.count)") })
                Erased(maker: ClosureMaker { [model] in Text(verbatim: "held \(model.count)") })
                Color.clear.modifier(Transforming { Text(verbatim: "modifier \(model.count)") })
                Moving(amount: 0) { Text(verbatim: "moving \(model.count)") }
                Wrapper { GeometryReader { _ in Wrapper { Text(verbatim: "deep \(model.count)") } } }
            }
        }
    }

    private struct KeyedOwner: View {
        @ObservedObject var model: Model
        var words: String { "key \(model.count)" }
        var body: some View { Keyed(owner: self, path: \.words) }
    }

    private struct Owning: View {
        @StateObject private var model: Model
        init(_ model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View {
            VStack {
                GeometryReader { _ in Text(verbatim: "own reader \(model.count)") }
                Wrapper { Text(verbatim: "own wrapper \(model.count)") }
            }
        }
    }

    private struct Finding: View {
        @EnvironmentObject var model: Model
        var body: some View {
            VStack {
                GeometryReader { _ in Text(verbatim: "found reader \(model.count)") }
                Wrapper { Text(verbatim: "found wrapper \(model.count)") }
            }
        }
    }

    private struct Bound: View {
        @Binding var count: Int
        var body: some View {
            VStack {
                GeometryReader { _ in Text(verbatim: "bound reader \(count)") }
                Wrapper { Text(verbatim: "bound wrapper \(count)") }
            }
        }
    }

    /// A custom dynamic property around an observed object.
    private struct Watched: DynamicProperty {
        @ObservedObject var model: Model
        var count: Int { model.count }
    }

    private struct Watching: View {
        var watched: Watched
        var body: some View {
            VStack {
                GeometryReader { _ in Text(verbatim: "watched reader \(watched.count)") }
                Wrapper { Text(verbatim: "watched wrapper \(watched.count)") }
            }
        }
    }

    private struct Root: View {
        let model: Model
        @ObservedObject var observed: Model
        var body: some View {
            VStack(spacing: 0) {
                Observing(model: model)
                KeyedOwner(model: model)
                Owning(model)
                Finding().environmentObject(model)
                Bound(count: $observed.count)
                Watching(watched: Watched(model: model))
            }
        }
    }

    private let texts = [
        "reader", "wrapper", "partial", "captured", "method", "optional", "row", "style", "maker", "held", "modifier",
        "moving", "deep", "key", "own reader", "own wrapper", "found reader", "found wrapper", "bound reader",
        "bound wrapper", "watched reader", "watched wrapper",
    ]

    @Test(arguments: [true, false])
    func `each change is shown at once, whoever holds the object and however closures are stored (S1.4)`(
        isAnimated: Bool
    ) {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 400, height: 2000), Root(model: model, observed: model))
        for count in 0..<4 {
            for text in texts { #expect(stage.layer("\(text) \(count)") != nil, "\(text) \(count)") }
            if isAnimated {
                withAnimation(.linear(duration: 0.1)) { model.count += 1 }
                stage.frame()
                stage.advance(by: 0.5)
            } else {
                model.count += 1
                stage.frame()
            }
        }
        #expect(stage.problems.isEmpty)
    }

    /// Not generic: its closure is not wrapped again, so that the closure's context is the object itself.
    private struct Plain: View {
        let content: () -> Text
        var body: some View { content() }
    }

    /// Closures that capture only the object, in each branch of a condition and in an optional.
    private struct Choosing: View {
        @ObservedObject var model: Model
        let kind: Int
        var body: some View {
            if kind == 0 {
                Plain { [model] in Text(verbatim: "first \(model.count)") }
            } else if kind == 1 {
                Plain { [model] in Text(verbatim: "second \(model.count)") }
            } else {
                Plain { [model] in Text(verbatim: "third \(model.count)") }
            }
            if kind < 3 { Plain(content: { [model] in Text(verbatim: "maybe \(model.count)") }) }
        }
    }

    @Test(arguments: 0..<3)
    func `a closure over an object in a branch of a condition is fresh (S1.4)`(kind: Int) {
        let model = Model()
        let stage = ViewStage(VStack { Choosing(model: model, kind: kind) })
        for count in 0..<5 {
            #expect(stage.layer("\(["first", "second", "third"][kind]) \(count)") != nil, "\(count)")
            #expect(stage.layer("maybe \(count)") != nil, "\(count)")
            model.count += 1
            stage.frame()
        }
    }

    private struct Shared: View {
        @ObservedObject var model: Model
        let other: Model
        var body: some View {
            VStack {
                Text(verbatim: "\(model.count)")
                Plain { [other] in Text(verbatim: "other \(other.count)") }
                Plain { [model] in Text(verbatim: "own \(model.count)") }
            }
        }
    }

    @Test func `a closure over an object that did not change costs no body (S1.5)`() {
        let (model, other) = (Model(), Model())
        let stage = ViewStage(Shared(model: model, other: other))
        let before = stage.host.counters.bodies
        model.count += 1
        stage.frame()
        #expect(stage.layer("1") != nil && stage.layer("own 1") != nil)
        #expect(stage.host.counters.bodies == before + 2)
    }

    nonisolated private struct Bar: View, Animatable {
        var width: Double
        var animatableData: Double {
            get { width }
            set { width = newValue }
        }
        @MainActor var body: some View { Color.red.accessibilityLabel("bar").frame(width: width, height: 10) }
    }

    private struct Gauge: View {
        @ObservedObject var model: Model
        var body: some View {
            GeometryReader { _ in
                Wrapper { Bar(width: Double(model.count)) }
            }
        }
    }

    @Test func `an animatable view made within such closures animates the change (S1.4, S1.10)`() {
        let model = Model()
        let stage = ViewStage(Gauge(model: model))
        withAnimation(.linear(duration: 1)) { model.count = 100 }
        stage.frame()
        #expect(stage.layer("bar")?.frameInWindow.width == 0)
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("bar")?.frameInWindow.width ?? 0) - 50) < 1e-6)
    }
}
