import AnimationCore
import Controls
import Foundation
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Closures of `ForEach` in lazy containers run once for each change.
@MainActor struct LazyClosureTests {
    @MainActor @Observable final class Model {
        var names = ["a", "b", "c"]
        var suffix = ""
        @ObservationIgnored var runs: [String] = []
        func take() -> [String] {
            defer { runs = [] }
            return runs
        }
    }

    private struct Program: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            ScrollView {
                Button("count \(count)") { count += 1 }
                LazyVStack {
                    ForEach(model.names, id: \.self) { name in
                        let _ = model.runs.append(name)
                        Text("\(name)\(model.suffix)\(count)")
                    }
                }
            }
        }
    }

    @Test func `each element's closure runs once when it is made, and once for a change that it reads`() {
        let model = Model()
        let stage = ViewStage(Program(model: model))
        #expect(model.take() == ["a", "b", "c"])
        model.names.append("d")
        stage.advance(by: 0.1)
        #expect(model.take().sorted() == ["a", "b", "c", "d"])
        model.suffix = "!"
        stage.advance(by: 0.1)
        #expect(model.take().sorted() == ["a", "b", "c", "d"])
        #expect(stage.layer("d!0") != nil)
        stage.tap("count 0")
        stage.advance(by: 0.1)
        #expect(stage.layer("d!1") != nil)
        #expect(model.take().sorted() == ["a", "b", "c", "d"])
    }
}
