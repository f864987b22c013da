package import Foundation

/// Lengths of elements of a lazy container that were made once and are not made any more, as sums over spans: memory
/// does not grow with the number of such elements.
package struct KnownLengths {
    private struct Span {
        var range: Range<Int>
        var length: CGFloat

        /// Length of a part of the span, as if all elements were equal.
        func share(of part: Range<Int>) -> CGFloat {
            range.isEmpty ? 0 : length * CGFloat(part.count) / CGFloat(range.count)
        }
    }

    /// Spans in ascending order, which neither overlap nor touch.
    private var spans: [Span] = []

    package init() {}

    package var isEmpty: Bool { spans.isEmpty }
    /// Number of spans.
    package var spanCount: Int { spans.count }

    /// Length of the elements in `range`: `estimate` for each whose length is not known.
    package func length(of range: Range<Int>, estimate: CGFloat) -> CGFloat {
        var known = 0
        var length: CGFloat = 0
        for span in spans {
            let part = span.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            known += part.count
            length += span.share(of: part)
        }
        return length + CGFloat(range.count - known) * estimate
    }

    /// Records that the elements in `range` are `length` points long together.
    package mutating func insert(_ range: Range<Int>, length: CGFloat) {
        guard !range.isEmpty else { return }
        remove(range, length: 0)
        var new = Span(range: range, length: length)
        var at = spans.firstIndex { $0.range.lowerBound >= range.upperBound } ?? spans.count
        if at < spans.count, spans[at].range.lowerBound == range.upperBound {
            let next = spans.remove(at: at)
            new = Span(range: new.range.lowerBound..<next.range.upperBound, length: new.length + next.length)
        }
        if at > 0, spans[at - 1].range.upperBound == range.lowerBound {
            at -= 1
            let last = spans.remove(at: at)
            new = Span(range: last.range.lowerBound..<new.range.upperBound, length: last.length + new.length)
        }
        spans.insert(new, at: at)
    }

    /// Forgets the elements in `range`, which are made again and are `length` points long together. What is left of
    /// their span keeps the rest of its length, so that the elements after it keep their places.
    package mutating func remove(_ range: Range<Int>, length: CGFloat) {
        guard spans.contains(where: { $0.range.overlaps(range) }) else { return }
        var left: [Span] = []
        for span in spans {
            let part = span.range.clamped(to: range)
            guard !part.isEmpty else {
                left.append(span)
                continue
            }
            let before = span.range.lowerBound..<part.lowerBound
            let after = part.upperBound..<span.range.upperBound
            let own = length * CGFloat(part.count) / CGFloat(range.count)
            let rest = before.count + after.count
            guard rest > 0 else { continue }
            // Never shorter than a point for each element: without any length they could not be scrolled to.
            let share = max(1, (span.length - (length > 0 ? own : span.share(of: part))) / CGFloat(rest))
            if !before.isEmpty { left.append(Span(range: before, length: share * CGFloat(before.count))) }
            if !after.isEmpty { left.append(Span(range: after, length: share * CGFloat(after.count))) }
        }
        spans = left
    }

    /// Follows a change of the elements.
    ///
    /// - Parameter place: returns the new place of the element at an old place; nil if it is gone.
    package mutating func move(_ place: (Int) -> Int?) {
        let old = spans
        spans = []
        for span in old {
            let each = span.share(of: span.range.lowerBound..<span.range.lowerBound + 1)
            var run: Range<Int>?
            for index in span.range {
                guard let new = place(index) else { continue }
                if let current = run, current.upperBound == new {
                    run = current.lowerBound..<new + 1
                } else {
                    if let run { insert(run, length: each * CGFloat(run.count)) }
                    run = new..<new + 1
                }
            }
            if let run { insert(run, length: each * CGFloat(run.count)) }
        }
    }
}
