import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph
@testable import Views

extension ContainerValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

private enum RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }

/// Subviews that a container takes from a view: which there are, their order, values and state.
@MainActor struct SubviewTests {
    private final class Model: ObservableObject {
        @Published var ids = [1, 2, 3]
        @Published var turned = false
        @Published var extra = false
        @Published var rank = 1
        @Published var bodies = 0
    }

    private struct Cell: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: 40, height: 10).accessibilityLabel("\(name) \(count)").onTapGesture { count += 1 }
        }
    }

    private struct Mixed: View {
        @ObservedObject var model: Model
        var body: some View {
            Cell(name: "head").containerValue(\.rank, model.rank)
            ForEach(model.ids, id: \.self) { Cell(name: "row\($0)").tag($0) }
            if model.extra { Cell(name: "extra") }
        }
    }

    private struct Root: View {
        @ObservedObject var model: Model
        var show: (SubviewsCollection) -> Void = { _ in }
        var body: some View {
            VStack(spacing: 0) {
                Group(subviews: Mixed(model: model)) { all in
                    let _ = show(all)
                    ForEach(model.turned ? Array(all.reversed()) : Array(all)) { $0 }
                }
            }.frame(width: 100, height: 100, alignment: .top)
        }
    }

    private func labels(_ stage: ViewStage) -> [String] {
        stage.all.filter { $0.label?.contains(" ") == true }.sorted { y(stage, $0) < y(stage, $1) }.compactMap(\.label)
    }

    private func y(_ stage: ViewStage, _ layer: Layer) -> Double { Double(layer.frameInWindow.minY) }

    @Test func `bodies, loops and conditions are resolved, in order`() {
        let model = Model()
        var counts: [Int] = []
        let stage = ViewStage(size: CGSize(width: 100, height: 100), Root(model: model) { counts.append($0.count) })
        #expect(labels(stage) == ["head 0", "row1 0", "row2 0", "row3 0"])
        #expect(counts == [4], "the content is asked once, with all subviews")
        model.extra = true
        model.ids = [3, 1]
        stage.frame()
        #expect(labels(stage) == ["head 0", "row3 0", "row1 0", "extra 0"])
        #expect(stage.problems == [])
    }

    @Test func `subviews in another order keep their state`() {
        let model = Model()
        let stage = ViewStage(size: CGSize(width: 100, height: 100), Root(model: model))
        stage.tap(at: CGPoint(x: 50, y: 5))
        stage.frame()
        #expect(labels(stage) == ["head 1", "row1 0", "row2 0", "row3 0"])
        model.turned = true
        stage.frame()
        #expect(labels(stage) == ["row3 0", "row2 0", "row1 0", "head 1"])
    }

    @Test func `a container reads values and tags, and follows changes of them`() {
        let model = Model()
        var ranks: [Int] = []
        var tags: [Int?] = []
        let stage = ViewStage(
            Root(model: model) { all in
                ranks = all.map { $0.containerValues.rank }
                tags = all.map { $0.containerValues.tag(for: Int.self) }
            })
        #expect(ranks == [1, 0, 0, 0])
        #expect(tags == [nil, 1, 2, 3])
        model.rank = 7
        stage.frame()
        #expect(ranks == [7, 0, 0, 0])
    }

    private struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Color.red.accessibilityLabel("\(isEnabled)") }
    }

    @Test func `a subview inherits from the place where it is shown, and keeps what was set inside`() {
        let view = VStack {
            Group(subviews: TupleView((Text("a"), Text("b").font(.system(size: 30))))) { all in
                all.font(.system(size: 20))
            }
        }
        let stage = ViewStage(view)
        let sizes = stage.all.compactMap { layer -> Double? in
            guard case .text(let layout) = layer.content else { return nil }
            return (layout as? GridTextLayout)?.request.runs.first?.font.size
        }
        #expect(sizes == [20, 30])
    }

    @Test func `loops over subviews and sections`() {
        let sections = VStack(spacing: 0) {
            ForEach(
                sections: TupleView(
                    (
                        Section("Fruit") {
                            Cell(name: "apple")
                            Cell(name: "pear")
                        },
                        Cell(name: "alone"),
                        Section {
                            Cell(name: "bean")
                        } footer: {
                            Cell(name: "foot")
                        }
                    ))
            ) { section in
                Cell(name: "section \(section.header.count) \(section.content.count) \(section.footer.count)")
                section.content
            }
        }
        let stage = ViewStage(size: CGSize(width: 100, height: 100), sections)
        #expect(
            labels(stage) == [
                "section 1 2 0 0", "apple 0", "pear 0", "section 0 1 0 0", "alone 0", "section 0 1 1 0", "bean 0",
            ])
        let rows = ViewStage(
            VStack { ForEach(subviews: TupleView((Cell(name: "a"), Cell(name: "b")))) { $0.padding(1) } })
        #expect(labels(rows) == ["a 0", "b 0"])
    }

    @Test func `a removed subview leaves by its transition, then its identity ends`() {
        let model = Model()
        model.extra = true
        let stage = ViewStage(size: CGSize(width: 100, height: 100), Root(model: model))
        #expect(labels(stage).last == "extra 0")
        withAnimation(.linear(duration: 1)) { model.extra = false }
        stage.advance(by: 0.5)
        #expect(labels(stage).contains("extra 0"), "it fades")
        stage.advance(by: 1)
        #expect(!labels(stage).contains("extra 0"))
        model.extra = true
        stage.frame()
        #expect(labels(stage).last == "extra 0")
        #expect(stage.problems == [])
    }

    private struct Divided: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Text(verbatim: "line").frame(height: 20) }
            }
        }
    }

    private struct Column: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack(spacing: 0) {
                Text(verbatim: "count \(children.count)")
                children
            }
        }
    }

    @Test func `a root makes views of the views in a tree`() {
        let divided = ViewStage(
            VStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Text(verbatim: "a")
                    ForEach(0..<2) { Text(verbatim: "\($0)") }
                }
            })
        let texts = divided.all.filter { $0.text != nil }.sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
        #expect(texts.compactMap(\.text) == ["a", "line", "0", "line", "1"])
        let column = ViewStage(
            _VariadicView.Tree(Column()) {
                Text(verbatim: "a")
                Text(verbatim: "b")
            })
        #expect(column.layer("count 2") != nil && column.centre("a").y + 20 == column.centre("b").y)
    }
}
