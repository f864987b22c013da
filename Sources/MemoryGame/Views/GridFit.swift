import SwiftUI

/// How many columns make the cells of a grid largest.
struct GridFit: Equatable {
    let columns: Int
    /// Of a cell, in whole points, so that edges are crisp.
    let cellWidth: Double

    /// Chooses among all numbers of columns the one with the widest cells, and of equally good ones the one with
    /// the fewest places that stay empty.
    ///
    /// - Parameters:
    ///   - count: cells; at least 0.
    ///   - size: of the grid, in points.
    ///   - aspectRatio: width ÷ height of a cell; above 0.
    ///   - widths: a cell is never narrower than the lower bound, even if the grid then overflows: it must be possible
    ///     to see it and press it; nor wider than the upper one.
    /// - Complexity: O(count).
    init(_ count: Int, in size: CGSize, aspectRatio: Double, widths: ClosedRange<Double>) {
        var best = (columns: 1, width: 0.0, empty: Int.max)
        for columns in 1...max(1, count) {
            let rows = (count + columns - 1) / columns
            let fitting = min(size.width / Double(columns), size.height / Double(max(1, rows)) * aspectRatio)
            let width = min(fitting.rounded(.down), widths.upperBound)
            let empty = rows * columns - count
            if width > best.width || width == best.width && empty < best.empty {
                best = (columns, width, empty)
            }
        }
        // Too little room for the smallest cells: as many columns of them as there is room for, downwards without end.
        guard best.width >= widths.lowerBound else {
            columns = min(max(1, count), max(1, Int(size.width / widths.lowerBound)))
            cellWidth = widths.lowerBound
            return
        }
        columns = best.columns
        cellWidth = best.width
    }
}
