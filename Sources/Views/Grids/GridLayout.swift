public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Layout of a `Grid` (S23.4, S24.6).
public struct GridLayout: Layout, StandardLayout {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData

    /// Alignment of cells in their columns and rows.
    public var alignment: Alignment
    /// Gap between columns, in points; nil for 8.
    public var horizontalSpacing: CGFloat?
    /// Gap between rows, in points; nil for 8.
    public var verticalSpacing: CGFloat?

    /// Makes a grid layout.
    ///
    /// - Parameters:
    ///   - alignment: alignment of cells in their columns and rows.
    ///   - horizontalSpacing: gap between columns, in points; nil for 8.
    ///   - verticalSpacing: gap between rows, in points; nil for 8.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private static var standardSpacing: CGFloat { 8 }

    /// Makes no cache: every call measures anew.
    public func makeCache(subviews: Subviews) {}

    /// Sum of the columns' widths and the rows' heights, with the gaps, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(of: subviews, proposal).size
    }

    /// Places each cell in its columns and row, all together in the middle of `bounds`.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let arrangement = arrangement(of: subviews, proposal)
        let x = bounds.minX + (bounds.width - arrangement.size.width) / 2
        let y = bounds.minY + (bounds.height - arrangement.size.height) / 2
        for cell in arrangement.cells {
            let columns = arrangement.columns
            let row = arrangement.rows[cell.row]
            let left = columns[cell.column].start
            let area = CGRect(
                x: left, y: row.start, width: columns[cell.column + cell.span - 1].end - left, height: row.length)
            let proposal = ProposedViewSize(area.size)
            let size = cell.box.sizeThatFits(proposal)
            let offset = arrangement.offset(of: cell, size, proposal, in: area, alignment)
            cell.box.placeInLayout(
                at: CGPoint(x: x + area.minX + offset.x, y: y + area.minY + offset.y), proposal: proposal)
        }
    }

    private func arrangement(of subviews: Subviews, _ proposal: ProposedViewSize) -> GridArrangement {
        var arrangement = GridArrangement(subviews.boxes)
        arrangement.sizeColumns(in: proposal.width, spacing: horizontalSpacing ?? Self.standardSpacing)
        arrangement.sizeRows(in: proposal.height, spacing: verticalSpacing ?? Self.standardSpacing)
        arrangement.findGuides(alignment)
        return arrangement
    }
}

/// Cells of a grid, with sizes and places of its columns and rows.
@MainActor struct GridArrangement {
    struct Cell {
        let box: LayoutBox
        let row: Int
        let column: Int
        var span: Int
        let unsized: Axis.Set
    }

    /// Column or row, with its place in points.
    struct Track {
        var start: CGFloat = 0
        var length: CGFloat = 0
        var end: CGFloat { start + length }
        /// Position of a row's text baseline from the row's start; 0 if its alignment is no baseline.
        var guide: CGFloat = 0
    }

    private(set) var cells: [Cell] = []
    private(set) var columns: [Track] = []
    private(set) var rows: [Track] = []
    private var rowAlignments: [VerticalAlignment?] = []
    private var columnAlignments: [HorizontalAlignment?] = []

    var size: CGSize { CGSize(width: columns.last?.end ?? 0, height: rows.last?.end ?? 0) }

    init(_ boxes: [LayoutBox]) {
        var last: GridRowInfo?
        var column = 0
        var count = 0
        var wide: [Int] = []
        for box in boxes {
            let info = box.trait(GridRowTrait.self)
            if rowAlignments.isEmpty || info == nil || info !== last {
                rowAlignments.append(info?.alignment)
                column = 0
            }
            last = info
            let span = info == nil ? 1 : min(max(1, box.trait(GridColumnsTrait.self)), Self.columnLimit)
            if info == nil { wide.append(cells.count) }
            cells.append(
                Cell(
                    box: box, row: rowAlignments.count - 1, column: column, span: span,
                    unsized: box.trait(GridUnsizedTrait.self)))
            column += span
            count = max(count, column)
        }
        // A view outside of rows spans all columns.
        for index in wide { cells[index].span = count }
        columns = Array(repeating: Track(), count: count)
        rows = Array(repeating: Track(), count: rowAlignments.count)
        columnAlignments = Array(repeating: nil, count: count)
        for cell in cells {
            if let guide = cell.box.trait(GridColumnAlignmentTrait.self) { columnAlignments[cell.column] = guide }
        }
    }

    /// Greatest number of columns of one cell: guards memory against a mistake.
    private static let columnLimit = 1_000

    mutating func sizeColumns(in width: CGFloat?, spacing: CGFloat) {
        let cells = cells
        let lengths = Self.lengths(of: columns.count, in: width, spacing: spacing) { column, proposal in
            var length: CGFloat = 0
            for cell in cells where cell.column == column && cell.span == 1 && !cell.unsized.contains(.horizontal) {
                length = max(length, cell.box.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width)
            }
            return length
        }
        columns = Self.tracks(lengths, spacing)
        for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let last = cell.column + cell.span - 1
            let room = columns[last].end - columns[cell.column].start
            let wanted = cell.box.sizeThatFits(
                ProposedViewSize(width: width == nil ? nil : room, height: nil)
            ).width
            guard wanted > room, wanted < .infinity else { continue }
            // Each spanned column grows by an equal part of the missing width.
            var lengths = columns.map(\.length)
            for index in cell.column...last { lengths[index] += (wanted - room) / CGFloat(cell.span) }
            columns = Self.tracks(lengths, spacing)
        }
    }

    mutating func sizeRows(in height: CGFloat?, spacing: CGFloat) {
        let (cells, columns) = (cells, columns)
        let lengths = Self.lengths(of: rows.count, in: height, spacing: spacing) { row, proposal in
            var length: CGFloat = 0
            for cell in cells where cell.row == row && !cell.unsized.contains(.vertical) {
                let width = columns[cell.column + cell.span - 1].end - columns[cell.column].start
                length = max(length, cell.box.sizeThatFits(ProposedViewSize(width: width, height: proposal)).height)
            }
            return length
        }
        rows = Self.tracks(lengths, spacing)
    }

    /// Distributes `length` to columns or rows as a stack does to its children (S23.8): the least flexible come first,
    /// the flexible ones share equally. `take` returns the length of one under a proposal.
    private static func lengths(
        of count: Int, in length: CGFloat?, spacing: CGFloat, take: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else { return (0..<count).map { take($0, nil) } }
        var order: [(index: Int, flexibility: CGFloat)] = []
        for index in 0..<count {
            let least = take(index, 0)
            let most = take(index, .infinity)
            order.append((index, most > least ? most - least : 0))
        }
        order.sort { $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.index < $1.index }
        var result = Array(repeating: CGFloat.zero, count: count)
        var remaining = length - spacing * CGFloat(max(0, count - 1))
        for (position, entry) in order.enumerated() {
            let taken = take(entry.index, max(0, remaining / CGFloat(count - position)))
            result[entry.index] = taken
            if remaining < .infinity { remaining -= taken }
        }
        return result
    }

    private static func tracks(_ lengths: [CGFloat], _ spacing: CGFloat) -> [Track] {
        var start: CGFloat = 0
        return lengths.map { length in
            defer { start += length + spacing }
            return Track(start: start, length: length)
        }
    }

    /// Finds the baseline of each row whose alignment is a text baseline.
    mutating func findGuides(_ alignment: Alignment) {
        for row in rows.indices {
            let key = (rowAlignments[row] ?? alignment.vertical).key
            guard key.combination != .mean else { continue }
            var above: CGFloat = 0
            for cell in cells where cell.row == row { above = max(above, guide(key, of: cell)) }
            rows[row].guide = above
        }
    }

    private func guide(_ key: AlignmentKey, of cell: Cell) -> CGFloat {
        let width = columns[cell.column + cell.span - 1].end - columns[cell.column].start
        let proposal = ProposedViewSize(width: width, height: rows[cell.row].length)
        return cell.box.guide(key, in: cell.box.sizeThatFits(proposal), proposal: proposal)
    }

    /// Position of a cell's view relative to the cell's `area`.
    func offset(
        of cell: Cell, _ size: CGSize, _ proposal: ProposedViewSize, in area: CGRect, _ alignment: Alignment
    ) -> CGPoint {
        if let anchor = cell.box.trait(GridAnchorTrait.self) {
            return CGPoint(
                x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
        }
        let room = ViewDimensions(size: area.size)
        let horizontal = columnAlignments[cell.column] ?? alignment.horizontal
        let vertical = rowAlignments[cell.row] ?? alignment.vertical
        let y = vertical.key.combination == .mean ? room[vertical] : rows[cell.row].guide
        return CGPoint(
            x: room[horizontal] - cell.box.guide(horizontal.key, in: size, proposal: proposal),
            y: y - cell.box.guide(vertical.key, in: size, proposal: proposal))
    }
}
