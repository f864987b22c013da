import Foundation
import Testing

@testable import Tables

/// Division of a table's width among its columns.
@MainActor struct ColumnWidthsTests {
    @Test func `columns without a width share what is left`() {
        let open = ColumnWidth()
        let fixed = ColumnWidth(least: 100, ideal: 100, most: 100)
        #expect(ColumnWidths.divide([open, fixed, open], dragged: [], in: 500) == [200, 100, 200])
    }

    @Test func `limits that a share exceeds change the others' shares`() {
        let narrow = ColumnWidth(most: 50)
        let wide = ColumnWidth(least: 300)
        #expect(ColumnWidths.divide([narrow, wide, ColumnWidth()], dragged: [], in: 500) == [50, 300, 150])
    }

    @Test func `columns keep their least width, whatever the table's`() {
        let wide = ColumnWidth(least: 300)
        #expect(ColumnWidths.divide([wide, wide], dragged: [], in: 100) == [300, 300])
        #expect(ColumnWidths.divide([ColumnWidth(), ColumnWidth()], dragged: [], in: 0) == [36, 36])
    }

    @Test func `the last column takes what is left over`() {
        let ideal = ColumnWidth(ideal: 100)
        #expect(ColumnWidths.divide([ideal, ideal], dragged: [], in: 500) == [100, 400])
        #expect(ColumnWidths.divide([ideal, ideal], dragged: [150, nil], in: 500) == [150, 350])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5]) func `odd widths count as none`(width: CGFloat) {
        let odd = ColumnWidth(least: width, ideal: width, most: width)
        let widths = ColumnWidths.divide([odd, ColumnWidth()], dragged: [], in: 200)
        #expect(widths.allSatisfy { $0.isFinite && $0 >= 0 })
    }
}
