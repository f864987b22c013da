import Foundation
import Testing

@testable import Tables

/// Columns of tables at very large sizes of text.
@Suite struct LargeTextTests {
    @Test func `columns become wider with the text, and those without a width stay wide enough for words`() {
        #expect(ColumnWidth(least: 40, ideal: 100, most: 200).scaled(by: 3).range == 120...600)
        #expect(ColumnWidth(least: 40, ideal: 100, most: 200).scaled(by: 3).wanted == 300)
        let open = ColumnWidth().scaled(by: 3)
        #expect(open.range.lowerBound == 240 && open.wanted == nil)
        let widths = ColumnWidths.divide([open, ColumnWidth(ideal: 140).scaled(by: 3)], dragged: [], in: 500)
        #expect(widths == [240, 420], "wider than the table, which scrolls")
    }
}
