import SwiftUI

/// Number of columns with which the cells of a grid are largest.
struct GridFit: Equatable {
    let columns: Int
    /// Cell width in whole points, so that edges are crisp.
    let cellWidth: Double

    /// Chooses the number of columns with the widest cells; among equals the one with the fewest empty cells.
    ///
    /// - Parameters:
    ///   - count: number of cells, at least 0.
    ///   - size: size of the grid, in points.
    ///   - aspectRatio: width ÷ height of a cell, above 0.
    ///   - widths: limits of the cell width, in points. The lower one holds even if the grid then overflows, so that
    ///     cells stay visible and pressable.
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
        // Too little room for the smallest cells: as many columns as fit; the grid overflows downwards.
        guard best.width >= widths.lowerBound else {
            columns = min(max(1, count), max(1, Int(size.width / widths.lowerBound)))
            cellWidth = widths.lowerBound
            return
        }
        columns = best.columns
        cellWidth = best.width
    }
}
