import Foundation

/// Limits of a column's width, and its width before people change it, in points; nil where the table chooses.
struct ColumnWidth: Hashable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// Least width of a column that sets none, in points.
    private static let standardLeast: CGFloat = 36
    /// Least width of a column that shares what is left over, in points at the usual size of text: a word or two.
    private static let leastOfText: CGFloat = 80

    /// Widths that the column may have, in points.
    var range: ClosedRange<CGFloat> {
        let most = finite(most) ?? .infinity
        let least = finite(least) ?? min(Self.standardLeast, finite(ideal) ?? .infinity, most)
        return least...max(least, most)
    }

    /// True if people can change the width.
    var isResizable: Bool { range.lowerBound < range.upperBound }

    /// Width before people change it, within the limits; nil where the table chooses.
    var wanted: CGFloat? { finite(ideal).map { min(max($0, range.lowerBound), range.upperBound) } }

    /// The limits and the width times `factor`.
    func scaled(by factor: CGFloat) -> ColumnWidth {
        ColumnWidth(
            least: (finite(least) ?? (ideal == nil ? Self.leastOfText : Self.standardLeast)) * factor,
            ideal: ideal.map { $0 * factor },
            most: most.map { $0 * factor })
    }

    private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

/// Division of a table's width among its columns.
enum ColumnWidths {
    /// Divides `width` among `columns`.
    ///
    /// Columns without a width of their own share what the others leave, each as much as its limits allow. Of a table
    /// all of whose columns have a width, the last takes what is left over. Columns never become narrower than their
    /// least width: their sum may exceed `width`.
    ///
    /// - Parameters:
    ///   - columns: limits of the columns.
    ///   - dragged: widths that people have given the columns; nil for the others.
    ///   - width: width of all columns, in points.
    /// - Returns: the widths of the columns, in points.
    static func divide(_ columns: [ColumnWidth], dragged: [CGFloat?], in width: CGFloat) -> [CGFloat] {
        var widths: [CGFloat?] = columns.indices.map { index in
            let own = dragged.indices.contains(index) ? dragged[index] : nil
            let range = columns[index].range
            return own.map { min(max($0, range.lowerBound), range.upperBound) } ?? columns[index].wanted
        }
        // A share that exceeds a limit changes those of the others: the column that exceeds most goes first.
        while true {
            let open = widths.indices.filter { widths[$0] == nil }
            guard !open.isEmpty else { break }
            let left = max(0, width - widths.reduce(0) { $0 + ($1 ?? 0) })
            let share = left / CGFloat(open.count)
            let excess = open.map { index in
                (index, min(max(share, columns[index].range.lowerBound), columns[index].range.upperBound))
            }
            guard let worst = excess.max(by: { abs($0.1 - share) < abs($1.1 - share) }), worst.1 != share else {
                for index in open { widths[index] = share }
                break
            }
            widths[worst.0] = worst.1
        }
        var result = widths.map { $0 ?? 0 }
        let rest = width - result.reduce(0, +)
        if rest > 0, let last = result.indices.last {
            result[last] = min(result[last] + rest, max(result[last], columns[last].range.upperBound))
        }
        return result
    }
}
