import AnimationCore
import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// State and observable objects that only a closure reads, not the body around: S2.2.
@MainActor struct ClosureReadTests {
    @MainActor @Observable final class Item: Identifiable {
        let id: Int
        var name = "x"
        init(id: Int) { self.id = id }
    }

    @MainActor @Observable final class Model {
        var items = [Item(id: 0), Item(id: 1)]
        @ObservationIgnored var bodies = 0
        @ObservationIgnored var drawings = 0
        func noteBody() { bodies += 1 }
    }

    private struct Rows: View {
        let model: Model
        let isLazy: Bool

        var body: some View {
            let _ = model.noteBody()
            if isLazy {
                ScrollView { LazyVStack { ForEach(model.items) { Text("\($0.name) \($0.id)") } } }
            } else {
                VStack { ForEach(model.items) { Text("\($0.name) \($0.id)") } }
            }
        }
    }

    @Test(arguments: [true, false]) func `a closure of elements follows objects that it reads`(isLazy: Bool) {
        let model = Model()
        let stage = ViewStage(Rows(model: model, isLazy: isLazy))
        #expect(stage.layer("x 0") != nil && model.bodies == 1)
        for name in ["y", "z"] {
            model.items[0].name = name
            stage.advance(by: 0.1)
            #expect(stage.layer("\(name) 0") != nil && stage.layer("x 1") != nil)
        }
        #expect(model.bodies == 1, "the body reads no name")
    }

    private struct Sketch: View {
        let model: Model
        @State private var points = 0

        var body: some View {
            let _ = model.noteBody()
            VStack {
                Button("add") { points += 1 }
                Canvas { context, size in
                    model.drawings += 1
                    for index in 0..<points {
                        context.fill(Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: .color(.red))
                    }
                    context.draw(Text(model.items[0].name), at: .zero)
                }
                .frame(width: 50, height: 50)
            }
        }
    }

    private func commands(_ stage: ViewStage) -> Int {
        guard case .drawing(let list)? = stage.layer(ofView: "Canvas")?.content else { return -1 }
        return list.commands.count
    }

    @Test func `a canvas is drawn again for state that its closure reads, once for each change`() {
        let model = Model()
        let stage = ViewStage(Sketch(model: model))
        let before = commands(stage)
        #expect(model.drawings == 1)
        stage.tap("add")
        stage.tap("add")
        #expect(commands(stage) > before && model.drawings == 3)
        model.items[0].name = "longer"
        stage.advance(by: 0.1)
        #expect(model.drawings == 4 && model.bodies == 1)
        stage.advance(by: 0.1)
        #expect(model.drawings == 4)
    }

    @MainActor @Observable final class Particles { var steps = 0 }

    @Test func `a canvas that moves what it draws is not drawn again for that`() {
        let particles = Particles()
        var drawings = 0
        let stage = ViewStage(
            TimelineView(.explicit([.distantPast])) { _ in
                Canvas { context, size in
                    drawings += 1
                    particles.steps += 1
                    context.draw(Text("\(particles.steps)"), at: .zero)
                }
            })
        stage.advance(by: 0.2)
        #expect(drawings == 1)
        particles.steps = 10
        stage.advance(by: 0.2)
        #expect(drawings == 2 && particles.steps == 11 && stage.problems.isEmpty)
    }

    private struct Turning: View {
        let model: Model
        @State private var scale = 0.5

        var body: some View {
            let _ = model.noteBody()
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20).accessibilityLabel("row")
                        .scrollTransition { content, _ in content.scaleEffect(scale) }
                        .onTapGesture { scale = 0.25 }
                    Color.blue.frame(height: 400)
                }
            }
        }
    }

    @Test func `effects of a scroll transition follow state that only their closure reads`() throws {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Turning(model: model))
        #expect(try #require(stage.layer("row")).frameInWindow.width == 100)
        stage.tap("row")
        stage.frame()
        #expect(try #require(stage.layer("row")).frameInWindow.width == 50)
        #expect(model.bodies == 1)
    }
}
