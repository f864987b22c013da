public import Foundation

/// Where a caret stands in a text that has been set, in the text's points.
public struct TextCaret: Hashable, Sendable {
    /// From the left edge of the text.
    public var x: CGFloat
    /// The line's upper edge.
    public var top: CGFloat
    /// The line's lower edge.
    public var bottom: CGFloat

    /// An upright line at `x`, as high as the line of text.
    public init(x: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.x = x
        self.top = top
        self.bottom = bottom
    }
}

/// Where a step of a caret on screen leads to.
public enum CaretStep: Hashable, Sendable {
    /// The next place for a caret: an offset in bytes of UTF-8.
    case to(Int)
    /// Out of the text, past its first character.
    case beforeStart
    /// Out of the text, past its last character.
    case afterEnd
}

// For engines that set text from left to right and tell its cells.
extension TextLayout {
    /// Where each cell begins.
    private var cellStarts: [Int] {
        var starts: [Int] = []
        var offset = 0
        for cell in cells {
            starts.append(offset)
            offset += cell.string.utf8.count
        }
        return starts
    }

    /// By the cells: at the left edge of the first that begins there or later.
    public func caret(at offset: Int) -> TextCaret {
        let cells = cells
        guard let last = cells.last else { return TextCaret(x: 0, top: 0, bottom: size.height) }
        let index = cellStarts.firstIndex { $0 >= offset } ?? cells.count
        let frame = index < cells.count ? cells[index].frame : last.frame
        return TextCaret(x: index < cells.count ? frame.minX : frame.maxX, top: frame.minY, bottom: frame.maxY)
    }

    /// By the cells: before or behind the one that the point is on, whichever is nearer.
    public func offset(at point: CGPoint) -> Int {
        let cells = cells
        let starts = cellStarts
        let tops = Set(cells.map(\.frame.minY)).sorted()
        guard let top = tops.last(where: { $0 <= point.y }) ?? tops.first else { return 0 }
        let line = cells.indices.filter { cells[$0].frame.minY == top }
        if let index = line.first(where: { point.x < cells[$0].frame.midX }) { return starts[index] }
        guard let last = line.last else { return 0 }
        // The place behind a line that goes on in the next one is that one's first.
        return last == cells.count - 1 ? starts[last] + cells[last].string.utf8.count : starts[last]
    }

    /// By the cells: those of one line joined.
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

    /// By the cells: one cell further.
    public func step(from offset: Int, toRight: Bool) -> CaretStep {
        let starts = cellStarts + [string.utf8.count]
        if toRight { return starts.first { $0 > offset }.map { .to($0) } ?? .afterEnd }
        return starts.last { $0 < offset }.map { .to($0) } ?? .beforeStart
    }

    /// By the cells: from the first in the caret's line to the last.
    public func line(at offset: Int) -> ClosedRange<Int> {
        let starts = cellStarts
        let top = caret(at: offset).top
        let line = cells.indices.filter { cells[$0].frame.minY == top }
        guard let first = line.first, let last = line.last else { return 0...0 }
        let end = last == cells.count - 1 ? starts[last] + cells[last].string.utf8.count : starts[last]
        return starts[first]...max(end, starts[first])
    }
}
