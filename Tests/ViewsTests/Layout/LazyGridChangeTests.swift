import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Changes of single elements of a lazy grid, whose lines are kept between layouts: S24.1, S24.5.
@MainActor struct LazyGridChangeTests {
    private final class Handles {
        var setHeight: [Int: (Double) -> Void] = [:]
        var setItems: (([Item]) -> Void)?
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var width = 20.0
    }

    private struct Cell: View {
        let item: Item
        let handles: Handles
        @State private var height = 20.0

        var body: some View {
            Color.red.frame(width: item.width, height: height)
                .accessibilityLabel("\(item.id)")
                .onAppear { handles.setHeight[item.id] = { height = $0 } }
        }
    }

    private struct Board: View {
        let handles: Handles
        @State private var items = (0..<6).map { Item(id: $0) }

        var body: some View {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
                ForEach(items) { Cell(item: $0, handles: handles) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .onAppear { handles.setItems = { items = $0 } }
        }
    }

    private let handles = Handles()
    private var stage: ViewStage { ViewStage(size: CGSize(width: 100, height: 200), Board(handles: handles)) }

    private func frames(_ stage: ViewStage, _ ids: Range<Int>) -> [CGRect] {
        ids.compactMap { stage.layer("\($0)")?.frameInWindow }
    }

    @Test func `an element that grows moves the lines after it, and back`() {
        let stage = stage
        let before = frames(stage, 0..<6)
        #expect(before.map(\.minY) == [0, 0, 20, 20, 40, 40])
        handles.setHeight[1]?(50)
        stage.frame()
        #expect(frames(stage, 0..<6).map(\.minY) == [15, 0, 50, 50, 70, 70])
        handles.setHeight[1]?(20)
        stage.frame()
        #expect(frames(stage, 0..<6) == before)
    }

    @Test func `of changed data only the elements that differ are evaluated`() {
        let stage = stage
        let bodies = stage.host.counters.bodies
        handles.setItems?((0..<6).map { Item(id: $0, width: $0 == 4 ? 30 : 20) })
        stage.frame()
        // The board's own body, and that of one cell.
        #expect(stage.host.counters.bodies == bodies + 2)
        #expect(frames(stage, 0..<6).map(\.width) == [20, 20, 20, 20, 30, 20])
    }

    @Test func `elements keep their state when the data is reordered, and lose it when they leave`() {
        let stage = stage
        handles.setHeight[5]?(40)
        stage.frame()
        handles.setItems?([5, 0, 1].map { Item(id: $0) })
        stage.frame()
        #expect(frames(stage, 0..<6).map(\.height) == [20, 20, 40])
        handles.setItems?([0, 1].map { Item(id: $0) })
        stage.frame()
        handles.setItems?([0, 1, 5].map { Item(id: $0) })
        stage.frame()
        #expect(frames(stage, 0..<6).map(\.height) == [20, 20, 20])
    }

    /// Content that is never equal to other content, because it holds a closure, and whose body is needed to make it.
    private struct Nested: View {
        let action: () -> Void

        var body: some View {
            LazyVStack {
                Color.red.frame(height: 10).onTapGesture(perform: action)
            }
        }
    }

    @Test func `content that cannot be compared is evaluated once when its element is made`() {
        let handles = handles
        let stage = ViewStage(
            size: CGSize(width: 100, height: 200),
            LazyVStack {
                ForEach(0..<5) { number in
                    Nested(action: { handles.setHeight[number]?(1) })
                }
            })
        #expect(stage.host.counters.bodies == 5)
    }
}
