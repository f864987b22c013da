import Foundation

/// Order in which people read frames on a page.
///
/// A page is cut into rows where a line across it meets no frame, each row into columns in the same way, and so on; this
/// is the recursive X-Y cut of document analysis (Nagy and Seth, 1984). Frames that no line parts are ordered by their
/// middles, from top to bottom.
struct ReadingOrder {
    /// Frames, in points; y runs down.
    let frames: [CGRect]
    let isRightToLeft: Bool

    /// Points by which neighbours may overlap.
    private static let tolerance: CGFloat = 1

    /// Indices of the frames, in their order.
    var indices: [Int] { ordered(Array(frames.indices)) }

    private func ordered(_ part: [Int]) -> [Int] {
        guard part.count > 1 else { return part }
        let rows = cut(part, Self.rows)
        if rows.count > 1 { return rows.flatMap(ordered) }
        let columns = cut(part) { isRightToLeft ? (-$0.maxX, -$0.minX) : ($0.minX, $0.maxX) }
        if columns.count > 1 { return groups(columns).flatMap(ordered) }
        return part.sorted { (frames[$0].midY, leading($0), $0) < (frames[$1].midY, leading($1), $1) }
    }

    /// `columns`, cut once where both sides have rows of their own: beside one tall frame, columns of others are read row by
    /// row.
    private func groups(_ columns: [[Int]]) -> [[Int]] {
        guard columns.contains(where: { $0.count > 1 }) else { return columns }
        for index in 1..<columns.count {
            let sides = [columns[..<index].flatMap(\.self), columns[index...].flatMap(\.self)]
            if sides.allSatisfy({ $0.count == 1 || cut($0, Self.rows).count > 1 }) { return sides }
        }
        return columns
    }

    private static func rows(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) { (frame.minY, frame.maxY) }

    private func leading(_ index: Int) -> CGFloat { isRightToLeft ? -frames[index].maxX : frames[index].minX }

    /// Parts of `part` whose frames do not overlap along one axis.
    private func cut(_ part: [Int], _ range: (CGRect) -> (start: CGFloat, end: CGFloat)) -> [[Int]] {
        var result: [[Int]] = []
        var end = -CGFloat.infinity
        for index in part.sorted(by: { (range(frames[$0]).start, $0) < (range(frames[$1]).start, $1) }) {
            let own = range(frames[index])
            if own.start >= end - Self.tolerance {
                result.append([index])
            } else {
                result[result.count - 1].append(index)
            }
            end = max(end, own.end)
        }
        return result
    }
}
