public import Foundation

/// Place of a caret in a text that has been laid out, in the text's points.
public struct TextCaret: Hashable, Sendable {
    /// Distance from the text's left edge.
    public var x: CGFloat
    /// Upper edge of the line.
    public var top: CGFloat
    /// Lower edge of the line.
    public var bottom: CGFloat

    /// A caret at `x`, from `top` to `bottom`.
    public init(x: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.x = x
        self.top = top
        self.bottom = bottom
    }
}

/// Result of one step of a caret on screen.
public enum CaretStep: Hashable, Sendable {
    /// The next offset for a caret, in bytes of UTF-8.
    case to(Int)
    /// The caret leaves the text before its first character.
    case beforeStart
    /// The caret leaves the text after its last character.
    case afterEnd
}

// Default implementations, from the cells, for engines that lay text out from left to right.
extension TextLayout {
    /// Offset of each cell's first byte.
    private var cellStarts: [Int] {
        var starts: [Int] = []
        var offset = 0
        for cell in cells {
            starts.append(offset)
            offset += cell.string.utf8.count
        }
        return starts
    }

    /// Places the caret at the left edge of the first cell that begins at `offset` or later.
    public func caret(at offset: Int) -> TextCaret {
        let cells = cells
        guard let last = cells.last else { return TextCaret(x: 0, top: 0, bottom: size.height) }
        let index = cellStarts.firstIndex { $0 >= offset } ?? cells.count
        let frame = index < cells.count ? cells[index].frame : last.frame
        return TextCaret(x: index < cells.count ? frame.minX : frame.maxX, top: frame.minY, bottom: frame.maxY)
    }

    /// Finds the nearer end of the cell at `point`.
    public func offset(at point: CGPoint) -> Int {
        let cells = cells
        let starts = cellStarts
        let tops = Set(cells.map(\.frame.minY)).sorted()
        guard let top = tops.last(where: { $0 <= point.y }) ?? tops.first else { return 0 }
        let line = cells.indices.filter { cells[$0].frame.minY == top }
        if let index = line.first(where: { point.x < cells[$0].frame.midX }) { return starts[index] }
        guard let last = line.last else { return 0 }
        // The end of a wrapped line is the start of the next one.
        return last == cells.count - 1 ? starts[last] + cells[last].string.utf8.count : starts[last]
    }

    /// Joins the frames of the cells in `range`, line by line.
    public func rectangles(of range: Range<Int>) -> [CGRect] {
        let starts = cellStarts
        var result: [CGRect] = []
        for (index, cell) in cells.enumerated() where range.contains(starts[index]) {
            if let last = result.last, last.minY == cell.frame.minY {
                result[result.count - 1] = last.union(cell.frame)
            } else {
                result.append(cell.frame)
            }
        }
        return result
    }

    /// Steps by one cell.
    public func step(from offset: Int, toRight: Bool) -> CaretStep {
        let starts = cellStarts + [string.utf8.count]
        if toRight { return starts.first { $0 > offset }.map { .to($0) } ?? .afterEnd }
        return starts.last { $0 < offset }.map { .to($0) } ?? .beforeStart
    }

    /// Spans the cells in the caret's line.
    public func line(at offset: Int) -> ClosedRange<Int> {
        let starts = cellStarts
        let top = caret(at: offset).top
        let line = cells.indices.filter { cells[$0].frame.minY == top }
        guard let first = line.first, let last = line.last else { return 0...0 }
        let end = last == cells.count - 1 ? starts[last] + cells[last].string.utf8.count : starts[last]
        return starts[first]...max(end, starts[first])
    }
}
