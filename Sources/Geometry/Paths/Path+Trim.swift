public import Foundation

extension Path {
    /// Part of the path between two fractions of its length, which includes closing lines (S26.6).
    ///
    /// - Parameters:
    ///   - from: start of the part; values below 0 count as 0.
    ///   - to: end of the part; values above 1 count as 1. If not above `from`, the result is empty.
    /// - Returns: the part.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = max(from, 0)
        let to = min(to, 1)
        guard to > from else { return Path() }
        if from == 0 && to == 1 { return self }
        let parts = self.parts
        let lengths = parts.map { part in part.segments.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        guard total > 0, total.isFinite else { return Path() }
        var cutter = Cutter(from: from * total, to: to == 1 ? .infinity : to * total)
        for (part, lengths) in zip(parts, lengths) { cutter.add(part, lengths: lengths) }
        return cutter.result
    }

    /// Collects the segments of a path between two lengths.
    private struct Cutter {
        let from: CGFloat
        let to: CGFloat
        var position: CGFloat = 0
        var result = Path()

        mutating func add(_ part: Part, lengths: [CGFloat]) {
            let end = position + lengths.reduce(0, +)
            let isWhole = from <= position && to >= end
            var isDrawing = false
            for (index, (segment, length)) in zip(part.segments, lengths).enumerated() {
                let start = position
                position += length
                guard position > from, start < to, length > 0 else { continue }
                let first = segment.parameter(atLength: from - start, of: length)
                let last = segment.parameter(atLength: to - start, of: length)
                let piece = first == 0 && last == 1 ? segment : segment.part(from: first, to: last)
                if !isDrawing {
                    result.move(to: piece.start)
                    isDrawing = true
                }
                if isWhole && part.isClosed && index == part.segments.count - 1 { break }
                append(piece)
            }
            // A closing line of length 0 is skipped above, but still joins the ends.
            if isWhole && part.isClosed && isDrawing { result.closeSubpath() }
            position = end
        }

        private mutating func append(_ piece: CubicSegment) {
            if piece.isStraight {
                result.addLine(to: piece.end)
            } else {
                result.addCurve(to: piece.end, control1: piece.control1, control2: piece.control2)
            }
        }
    }
}
