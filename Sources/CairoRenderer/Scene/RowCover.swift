import CLanes
import Platform

/// Covered interval of pixels for each row of each part of a target.
struct RowCover: ~Copyable {
    private var intervals = RowIntervals()
    /// Number of each part's first row.
    private var firsts: [Int] = []

    /// Makes all rows of `parts` uncovered.
    mutating func prepare(for parts: [PixelRect]) {
        firsts.removeAll(keepingCapacity: true)
        var count = 0
        for part in parts {
            firsts.append(count)
            count += max(part.height, 0)
        }
        unsafe intervals.room(for: count).initialize(repeating: RowInterval(), count: count)
    }

    /// Intervals of a part from its row `row` on, until the next call of ``prepare(for:)``.
    mutating func rows(of part: Int, from row: Int) -> UnsafeMutablePointer<RowInterval> {
        unsafe intervals.room(for: 0) + (firsts[part] &+ row)
    }
}

extension RowInterval {
    /// Joins the pixels to the interval if both touch; otherwise keeps the longer of the two.
    @inline(__always) mutating func join(_ other: RowInterval) {
        guard other.start < other.end else { return }
        if other.start <= end && other.end >= start && start < end {
            start = min(start, other.start)
            end = max(end, other.end)
        } else if other.end &- other.start > end &- start {
            self = other
        }
    }
}
