import AnimationCore
import Combine
@_spi(Engine) import Controls
import Dispatch
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Mistakes of programs: each gives one report that names the view, and the program goes on.
@MainActor struct MistakeTests {
    private struct Writer: View {
        @State private var count = 0
        @State private var seen = 0
        var body: some View {
            let _ = { if seen != count + 1 { seen = count + 1 } }()
            Text("seen \(seen)")
        }
    }

    @Test func `state written in a body is reported by name, and takes effect in the next update (S1.17)`() throws {
        let stage = ViewStage(Writer())
        #expect(stage.layer("seen 1") != nil)
        let problem = try #require(stage.problems.first)
        #expect(stage.problems.count == 1)
        #expect(problem.hasPrefix("Writer.seen was written while the body of Writer ran"))
    }

    private struct Wrapper: DynamicProperty { @State var inner = 0 }

    private struct Nested: View {
        var counter = Wrapper()
        var body: some View {
            let _ = { if counter.inner == 0 { counter.inner = 1 } }()
            Text("inner \(counter.inner)")
        }
    }

    @Test func `a property within a property is named with the way to it (S3.9)`() {
        let stage = ViewStage(Nested())
        #expect(stage.problems.first?.hasPrefix("Nested.counter.inner was written") == true)
        #expect(stage.layer("inner 1") != nil)
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View { Text("endless").onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func `an action that changes its own value for ever is stopped after eight passes (S19.7)`() {
        let stage = ViewStage(Endless())
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("onChange that changes its own value") == true)
        #expect(stage.layer("endless") != nil)
    }

    private struct Doubles: View {
        var body: some View { ForEach([1, 2, 1], id: \.self) { Text("row \($0)") } }
    }

    @Test func `a doubled id names the ForEach and the id (S2.6)`() {
        let stage = ViewStage(VStack { Doubles() })
        #expect(stage.problems.count == 1)
        #expect(
            stage.problems.first?.hasPrefix("The id 1 occurs more than once in a ForEach<Array<Int>, Int, Text>")
                == true)
        #expect(stage.layers(ofView: "Text").count == 3)
    }

    private struct Constant: View {
        @State private var count = 2
        let isByID: Bool
        var body: some View {
            VStack {
                Button("More") { count += 1 }
                if isByID {
                    ForEach(0..<count, id: \.self) { Text("row \($0)") }
                } else {
                    ForEach(0..<count) { Text("row \($0)") }
                }
            }
        }
    }

    @Test func `a constant range keeps its count with a warning; with an id it varies (S2.7)`() {
        let constant = ViewStage(Constant(isByID: false))
        constant.tap("More")
        #expect(constant.layer("row 1") != nil && constant.layer("row 2") == nil)
        #expect(constant.problems.count == 1 && constant.problems[0].contains("constant range went from 2 to 3"))
        let varying = ViewStage(Constant(isByID: true))
        varying.tap("More")
        #expect(varying.layer("row 2") != nil && varying.problems.isEmpty)
    }

    private struct Unmeasurable: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.nan, height: 10)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    @Test func `a size that is not a number is reported, and counts as 0`() {
        let stage = ViewStage(
            VStack {
                Unmeasurable { Text("inside") }
                Text("after")
            })
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("Unmeasurable") == true)
        #expect(stage.layer("after")?.frameInWindow.midX == 200)
    }

    private struct Mirrors: View {
        var body: some View { ZStack { Mirrors() } }
    }

    private struct Boxes: View {
        var body: some View { AnyView(Boxes()) }
    }

    @Test func `a view that contains itself without end is named, and the rest of the window is shown`() {
        for stage in [
            ViewStage(
                VStack {
                    Text("beside")
                    Mirrors()
                }),
            ViewStage(
                VStack {
                    Text("beside")
                    Boxes()
                }),
        ] {
            #expect(stage.problems.count == 1)
            #expect(stage.problems.first?.contains("lies within 256 others") == true)
            #expect(stage.layer("beside") != nil)
        }
    }

    private final class Model: ObservableObject { @Published var count = 0 }

    private struct Watching: View {
        @ObservedObject var model: Model
        var body: some View { Text("count \(model.count)") }
    }

    @Test func `an object that changes on another thread is named, and the view follows on the main one`() async {
        let model = Model()
        let stage = ViewStage(Watching(model: model))
        let box = TransferBox(model)
        await withCheckedContinuation { done in
            DispatchQueue(label: "other").async {
                box.value.count = 5
                // Runs after the block that the change itself has sent to the main queue.
                DispatchQueue.main.async { done.resume() }
            }
        }
        stage.frame()
        #expect(stage.layer("count 5") != nil)
        #expect(stage.problems.count == 1)
        #expect(
            stage.problems.first?.hasPrefix("Model said on another thread that it changes; Watching follows") == true)
    }

    private struct Elsewhere: View {
        @State private var count = 0
        let take: (Binding<Int>) -> Void
        var body: some View {
            let _ = take($count)
            Text("count \(count)")
        }
    }

    @Test func `state written on another thread reaches the main one (S3.2)`() async throws {
        var taken: Binding<Int>?
        let stage = ViewStage(Elsewhere { taken = $0 })
        let binding = try #require(taken)
        await withCheckedContinuation { done in
            DispatchQueue(label: "other").async {
                binding.wrappedValue = 3
                DispatchQueue.main.async { done.resume() }
            }
        }
        stage.frame()
        #expect(stage.layer("count 3") != nil)
    }
}
