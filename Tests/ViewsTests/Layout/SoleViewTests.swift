@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Several views where one is expected (S23.31).
@MainActor struct SoleViewTests {
    private func stage(_ view: some View) -> ViewStage { ViewStage(size: CGSize(width: 200, height: 100), view) }

    private struct Box: View {
        let name: String
        var body: some View { Color.red.frame(width: 40, height: 20).accessibilityLabel(name) }
    }

    private struct Pair: View {
        @State private var isWhole = true
        var body: some View {
            Box(name: "a").onTapGesture { isWhole.toggle() }
            if isWhole { Box(name: "b") }
        }
    }

    private func places(_ stage: ViewStage) -> [String: CGRect] {
        Dictionary(
            uniqueKeysWithValues: stage.all.compactMap { layer in layer.label.map { ($0, layer.frameInWindow) } })
    }

    private let upper = CGRect(x: 80, y: 26, width: 40, height: 20)
    private let lower = CGRect(x: 80, y: 54, width: 40, height: 20)
    private let middle = CGRect(x: 80, y: 40, width: 40, height: 20)

    @Test func `views of a body stand above one another, and alone in the middle`() {
        let stage = stage(SoleView(Pair()))
        #expect(places(stage) == ["a": upper, "b": lower])
        stage.tap("a")
        stage.frame()
        #expect(places(stage) == ["a": middle])
    }

    @Test func `so do those of groups, elements, readers, and erased views`() {
        let group = Group<TupleView<(Box, Box)>> {
            Box(name: "a")
            Box(name: "b")
        }
        #expect(places(stage(SoleView(group))) == ["a": upper, "b": lower])
        #expect(
            places(stage(SoleView(ForEach(["a", "b"], id: \.self) { Box(name: $0) }))) == ["a": upper, "b": lower])
        #expect(places(stage(SoleView(AnyView(group)))) == ["a": upper, "b": lower])
        let reader = ScrollViewReader { _ in
            Box(name: "a")
            Box(name: "b")
        }
        #expect(places(stage(SoleView(reader))) == ["a": upper, "b": lower])
    }

    @Test func `one view is in no stack`() {
        let alone = stage(SoleView(Box(name: "a")))
        let erased = stage(SoleView(AnyView(Box(name: "a"))))
        #expect(places(alone) == ["a": middle] && places(erased) == ["a": middle])
        let boxes = stage(Box(name: "a")).boxNames
        #expect(alone.boxNames == boxes)
        #expect(!erased.boxNames.contains { $0.contains("SoleView") })
    }

    private struct Pages: View {
        @State private var showsSheet = false
        var body: some View {
            NavigationStack {
                Box(name: "a")
                Box(name: "b").onTapGesture { showsSheet = true }
                    .sheet(isPresented: $showsSheet) {
                        Box(name: "c")
                        Box(name: "d")
                    }
            }
        }
    }

    @Test func `views of a page and of a sheet stand above one another`() throws {
        let stage = ViewStage(size: CGSize(width: 300, height: 300), Pages())
        let page = places(stage)
        #expect(try #require(page["b"]).minY - #require(page["a"]).maxY == 8)
        stage.tap("b")
        stage.advance(by: 2)
        let sheet = places(stage)
        #expect(try #require(sheet["d"]).minY - #require(sheet["c"]).maxY == 8)
    }
}

extension ViewStage {
    /// Names of the boxes' views, from the root on.
    fileprivate var boxNames: [String] {
        func names(_ box: LayoutBox) -> [String] {
            [box.viewType.map { "\($0)" } ?? ""] + box.content.boxes.flatMap(names)
        }
        return host.root.content.boxes.flatMap(names)
    }
}
