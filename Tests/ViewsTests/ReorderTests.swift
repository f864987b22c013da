import AnimationCore
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private struct Shuffled<Cell: View>: View {
    let isGrid: Bool
    let cell: (Int) -> Cell
    @State private var order = [0, 1, 2, 3]

    private let columns = Array(repeating: GridItem(.fixed(50), spacing: 0), count: 2)

    var body: some View {
        VStack(spacing: 0) {
            if isGrid {
                LazyVGrid(columns: columns, spacing: 0) { ForEach(order, id: \.self) { cell($0) } }
            } else {
                HStack(spacing: 0) { ForEach(order, id: \.self) { cell($0) } }
            }
            Text("go").onTapGesture { order = [2, 0, 3, 1] }
        }
    }
}

/// Elements that change places keep their identity and lie in their new order: S2.6.
@MainActor struct ReorderTests {
    private func expectNewOrder(_ stage: ViewStage, sourceLocation: SourceLocation = #_sourceLocation) {
        func layers() -> [Layer] { (0..<4).compactMap { stage.layer("cell \($0)") } }
        let (before, ids) = (layers().map(\.frameInWindow), layers().map(\.id))
        stage.tap("go")
        #expect(before.count == 4 && layers().map(\.id) == ids, sourceLocation: sourceLocation)
        #expect(layers().map(\.frameInWindow) == [1, 3, 0, 2].map { before[$0] }, sourceLocation: sourceLocation)
    }

    @Test(arguments: [false, true])
    func `whatever has the layer, the frame around or the view inside`(isGrid: Bool) {
        expectNewOrder(
            ViewStage(
                Shuffled(isGrid: isGrid) {
                    Color.red.frame(width: 40, height: 20).accessibilityLabel("cell \($0)")
                }))
        // The view keeps its place in the frame, and moves with the frame.
        expectNewOrder(
            ViewStage(
                Shuffled(isGrid: isGrid) {
                    Color.red.accessibilityLabel("cell \($0)").frame(width: 40, height: 20)
                }))
    }

    @Test(arguments: [false, true])
    func `with padding and a view that reads its size`(isGrid: Bool) {
        expectNewOrder(
            ViewStage(
                Shuffled(isGrid: isGrid) { number in
                    GeometryReader { _ in Color.red.accessibilityLabel("cell \(number)") }
                        .frame(width: 40, height: 20).padding(1)
                }))
    }
}
