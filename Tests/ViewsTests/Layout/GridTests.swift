import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Lazy grids' shared column widths, and grids sized by their cells: S24.1–S24.4, S24.6, S24.10.
@MainActor struct GridTests {
    private func stage(_ view: some View, _ size: CGSize = CGSize(width: 200, height: 100)) -> ViewStage {
        ViewStage(size: size, view)
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }

    /// Left edge and width of each column of a grid that is `width` points wide.
    private func columns(_ items: [GridItem], in width: CGFloat, count: Int) -> [[CGFloat]] {
        let view = LazyVGrid(columns: items, spacing: 0) {
            ForEach(0..<count) { Color.red.frame(height: 10).accessibilityLabel("\($0)") }
        }
        let stage = stage(view, CGSize(width: width, height: 100))
        return (0..<count).map { index in
            let frame = stage.layer("\(index)")?.frameInWindow ?? .null
            return [frame.minX, frame.width]
        }
    }

    @Test func `fixed columns first, then the others take equal shares in order (S24.1)`() {
        // 300 − 50 − 2 · 10 = 230: 115 each.
        let items = [
            GridItem(.flexible(), spacing: 10), GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10),
        ]
        #expect(columns(items, in: 300, count: 3) == [[0, 115], [125, 50], [185, 115]])
    }

    @Test func `what a limited column leaves goes to those after it, and to none before (S24.1)`() {
        // 200 − 10: shares of 95; the first takes at most 40, the second the rest.
        let late = [GridItem(.flexible(maximum: 40), spacing: 10), GridItem(.flexible(), spacing: 10)]
        #expect(columns(late, in: 200, count: 2) == [[0, 40], [50, 150]])
        // In the other order nothing is given back: 95 and 40, and the block of 145 is centred (S24.3).
        let early = [GridItem(.flexible(), spacing: 10), GridItem(.flexible(maximum: 40), spacing: 10)]
        #expect(columns(early, in: 200, count: 2) == [[27.5, 95], [132.5, 40]])
    }

    @Test func `a flexible column is at least 10 wide, and the gap 8, unless said otherwise (S24.1)`() {
        // 20 − 8 = 12, shares of 6: both become 10, and the block of 28 is centred in 20.
        #expect(columns([GridItem(), GridItem()], in: 20, count: 2) == [[-4, 10], [14, 10]])
    }

    @Test func `an adaptive item is as many columns as fit in its share, no wider than its maximum (S24.2)`() {
        // ⌊(200 + 10) ÷ (60 + 10)⌋ = 3 columns of (200 − 20) ÷ 3 = 60.
        #expect(
            columns([GridItem(.adaptive(minimum: 60), spacing: 10)], in: 200, count: 4)
                == [[0, 60], [70, 60], [140, 60], [0, 60]])
        // ⌊(100 + 0) ÷ 30⌋ = 3 columns of at most 31; the block of 93 is centred.
        #expect(
            columns([GridItem(.adaptive(minimum: 30, maximum: 31), spacing: 0)], in: 100, count: 2)
                == [[3.5, 31], [34.5, 31]])
        // Less room than one minimum gives one column.
        #expect(columns([GridItem(.adaptive(minimum: 60))], in: 20, count: 1).first?.last == 20)
    }

    @Test func `a row is as high as its tallest cell, and a cell is aligned by its item (S24.3)`() {
        let view = LazyVGrid(
            columns: [GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(50))],
            alignment: .leading, spacing: 5
        ) {
            box("a", 10, 10)
            box("b", 20, 40)
            box("c", 10, 10)
        }
        let stage = stage(view)
        // 40 + 5 + 10 = 55 high, in the middle of 100.
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 40, y: 52.5, width: 10, height: 10))
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 65, y: 22.5, width: 20, height: 40))
        #expect(stage.layer("c")?.frameInWindow == CGRect(x: 40, y: 67.5, width: 10, height: 10))
    }

    @Test func `without a proposal across flexible columns have their minimum (S24.4)`() {
        let view = LazyVGrid(columns: [GridItem(.flexible(minimum: 30), spacing: 4), GridItem(.fixed(20))]) {
            Color.red.accessibilityLabel("a")
            Color.red.accessibilityLabel("b")
        }
        .fixedSize()
        let stage = stage(view)
        #expect(stage.layer("a")?.frameInWindow.width == 30)
        #expect(stage.layer("b")?.frameInWindow.minX == (stage.layer("a")?.frameInWindow.maxX ?? 0) + 4)
    }

    @Test func `the lecture's grid: columns of one width, and a spacer that takes what is left (S24.10)`() {
        let view = GeometryReader { geometry in
            VStack(spacing: 0) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: geometry.size.width / 4), spacing: 0)], spacing: 0) {
                    ForEach(0..<5) { index in
                        Color.red.aspectRatio(1, contentMode: .fit).accessibilityLabel("\(index)")
                    }
                }
                Spacer(minLength: 0)
            }
        }
        let stage = stage(view, CGSize(width: 200, height: 300))
        #expect(stage.layer("0")?.frameInWindow == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(stage.layer("4")?.frameInWindow == CGRect(x: 0, y: 50, width: 50, height: 50))
    }

    // MARK: Grid

    @Test func `columns are as wide as their widest cell, rows as high as their tallest (S24.6)`() {
        let stage = stage(
            Grid(horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    box("a", 10, 30)
                    box("b", 40, 10)
                }
                GridRow {
                    box("c", 30, 10)
                    box("d", 20, 10)
                }
            })
        // Columns of 30 and 40 with a gap of 4: 74; rows of 30 and 10 with a gap of 6: 46. At (63, 27).
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 73, y: 27, width: 10, height: 30))
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 97, y: 37, width: 40, height: 10))
        #expect(stage.layer("c")?.frameInWindow == CGRect(x: 63, y: 63, width: 30, height: 10))
        #expect(stage.layer("d")?.frameInWindow == CGRect(x: 107, y: 63, width: 20, height: 10))
    }

    @Test func `flexible columns share what rigid ones leave; the gap is 8 (S24.6)`() {
        let stage = stage(
            Grid {
                GridRow {
                    box("a", 24, 10)
                    Color.red.accessibilityLabel("b")
                    Color.red.accessibilityLabel("c")
                }
            })
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 32, y: 0, width: 80, height: 100))
        #expect(stage.layer("c")?.frameInWindow == CGRect(x: 120, y: 0, width: 80, height: 100))
    }

    @Test func `a view outside of rows lies across all columns, and a cell may across several (S24.6)`() {
        let stage = stage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                Color.red.frame(height: 5).accessibilityLabel("title")
                GridRow {
                    box("a", 20, 10)
                    box("b", 30, 10)
                    box("c", 40, 10)
                }
                GridRow {
                    Color.red.frame(height: 10).accessibilityLabel("wide").gridCellColumns(2)
                        .gridCellUnsizedAxes(.horizontal)
                    box("d", 10, 10)
                }
            }
            .fixedSize())
        #expect(stage.layer("title")?.frameInWindow.width == 90)
        #expect(stage.layer("wide")?.frameInWindow.width == 50)
        #expect(stage.layer("d")?.frameInWindow.midX == stage.layer("c")?.frameInWindow.midX)
    }

    @Test func `a wide cell that does not fit widens its columns alike (S24.6)`() {
        let stage = stage(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    box("b", 30, 10)
                }
                box("wide", 70, 10)
                GridRow { box("wider", 90, 10).gridCellColumns(2) }
            })
        // 50 becomes 70, then 90: 40 for the first column, 50 for the second.
        #expect((stage.layer("b")?.frameInWindow.minX ?? 0) - (stage.layer("a")?.frameInWindow.minX ?? 0) == 40)
    }

    @Test func `columns, rows and cells may align on their own (S24.6)`() {
        let stage = stage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box("a", 40, 40)
                    box("b", 10, 10)
                    box("c", 10, 10).gridCellAnchor(.topTrailing)
                }
                GridRow {
                    box("d", 10, 10).gridColumnAlignment(.trailing)
                    box("e", 40, 10)
                    box("f", 40, 10)
                }
            })
        let a = stage.layer("a")?.frameInWindow ?? .null
        #expect(stage.layer("b")?.frameInWindow.maxY == a.maxY)
        #expect(stage.layer("c")?.frameInWindow.minY == a.minY)
        #expect(stage.layer("c")?.frameInWindow.maxX == stage.layer("f")?.frameInWindow.maxX)
        #expect(stage.layer("d")?.frameInWindow.maxX == a.maxX)
    }

    @Test func `unsized cells take what the others make of their row and column (S24.6)`() {
        let stage = stage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 30)
                    Color.red.accessibilityLabel("b").gridCellUnsizedAxes([.horizontal, .vertical])
                }
                GridRow {
                    box("c", 20, 10)
                    box("d", 50, 10)
                }
            })
        #expect(stage.layer("b")?.frameInWindow.size == CGSize(width: 50, height: 30))
    }

    @Test func `texts of a row may meet on their baseline (S24.6)`() {
        let stage = stage(
            Grid {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a").padding(10)
                    Text("b")
                }
            }
            .fixedSize())
        #expect(stage.layer("a")?.frameInWindow.minY == stage.layer("b")?.frameInWindow.minY)
    }

    @Test func `rows outside of a grid are groups`() {
        let stage = stage(
            VStack(spacing: 0) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
            })
        #expect(stage.layer("b")?.frameInWindow.minY == stage.layer("a")?.frameInWindow.maxY)
    }
}
