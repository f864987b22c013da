import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// State and observable objects that only a closure reads which runs in layout, not the body around: S2.2.
@MainActor struct LayoutClosureReadTests {
    @MainActor @Observable final class Model {
        var length = 10.0
        @ObservationIgnored var bodies = 0
        @ObservationIgnored var changes: [Double] = []
        func noteBody() { bodies += 1 }
    }

    /// One view whose closure reads a state and an object.
    private struct Sample: View {
        enum Kind { case effect, guide, frame, change }
        let kind: Kind
        let model: Model
        @State private var addend = 5.0

        var body: some View {
            let _ = model.noteBody()
            VStack(alignment: .leading, spacing: 0) {
                Button("add") { addend += 20 }
                switch kind {
                case .effect:
                    bar.visualEffect { content, _ in content.offset(x: model.length + addend) }
                case .guide:
                    bar.alignmentGuide(.leading) { _ in -(model.length + addend) }
                case .frame:
                    bar.containerRelativeFrame(.horizontal, alignment: .trailing) { _, _ in
                        model.length + addend + 10
                    }
                case .change:
                    bar.onGeometryChange(for: Double.self) {
                        $0.size.width + model.length + addend
                    } action: {
                        model.changes.append($0)
                    }
                }
            }
            .frame(width: 200, alignment: .leading)
        }

        private var bar: some View { Color.red.frame(width: 10, height: 10).accessibilityLabel("bar") }
    }

    @Test(arguments: [Sample.Kind.effect, .guide, .frame])
    private func `a closure of layout follows what it reads`(kind: Sample.Kind) throws {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Sample(kind: kind, model: model))
        func x() throws -> Double { try #require(stage.layer("bar")).frameInWindow.minX }
        let start = try x()
        model.length = 20
        stage.advance(by: 0.1)
        #expect(try x() == start + 10)
        stage.tap("add")
        stage.frame()
        #expect(try x() == start + 30)
        model.length = 25
        stage.advance(by: 0.1)
        #expect(try x() == start + 35)
        #expect(model.bodies == 1 && stage.problems.isEmpty)
    }

    @Test func `a value of geometry follows what its closure reads`() {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Sample(kind: .change, model: model))
        #expect(model.changes == [25])
        model.length = 20
        stage.advance(by: 0.1)
        stage.tap("add")
        stage.frame()
        #expect(model.changes == [25, 35, 55])
        #expect(model.bodies == 1 && stage.problems.isEmpty)
    }
}
