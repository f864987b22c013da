public import Foundation

extension Path {
    /// Connected part of a path.
    package struct Part {
        package var start: CGPoint
        package var segments: [CubicSegment] = []
        /// True if the last segment is a closing line.
        package var isClosed = false
    }

    /// Parts of the path, with closing lines as segments.
    package var parts: [Part] {
        var result: [Part] = []
        forEachSegment {
            result.append(Part(start: $0))
        } segment: { segment, isClosing in
            result[result.count - 1].segments.append(segment)
            if isClosing { result[result.count - 1].isClosed = true }
        }
        return result
    }

    /// Visits the segments of the path without allocating.
    ///
    /// - Parameters:
    ///   - begin: called with the start of each part; a part that follows a closing line begins at the closed part's
    ///     start.
    ///   - segment: called with each segment, and true for a closing line.
    private func forEachSegment(
        begin: (CGPoint) -> Void, segment: (_ segment: CubicSegment, _ isClosing: Bool) -> Void
    ) {
        var start: CGPoint?
        var current = CGPoint.zero
        for element in elements {
            if case .move(let to) = element {
                begin(to)
                start = to
                current = to
                continue
            }
            if start == nil { begin(current) }
            let partStart = start ?? current
            start = partStart
            switch element {
            case .move: break
            case .line(let to):
                segment(CubicSegment(lineFrom: current, to: to), false)
                current = to
            case .quadCurve(let to, let control):
                segment(CubicSegment(quadFrom: current, control: control, to: to), false)
                current = to
            case .curve(let to, let control1, let control2):
                segment(CubicSegment(current, control1, control2, to), false)
                current = to
            case .closeSubpath:
                segment(CubicSegment(lineFrom: current, to: partStart), true)
                current = partStart
                start = nil
            }
        }
    }

    /// Bounding rectangle of the drawn outline, without control points; null if the path is empty.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        forEachSegment {
            bounds = bounds.union(CGRect(origin: $0, size: .zero))
        } segment: { segment, _ in
            bounds = bounds.union(segment.bounds)
        }
        return bounds
    }

    /// True if `point` is inside, by the even-odd rule (`eoFill`) or the non-zero winding rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        forEachLine(tolerance: 0.02) { a, b in
            // Downward edges include their start, upward ones their end: a corner counts once.
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x {
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 != 0 : winding != 0
    }

    /// Calls `body` with straight lines within `tolerance` points of the path; open parts are closed, as for filling.
    package func forEachLine(tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void) {
        for part in parts {
            var last = part.start
            for segment in part.segments {
                let count = segment.lineCount(tolerance: tolerance)
                for index in 1...count {
                    let next = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                    body(last, next)
                    last = next
                }
            }
            if last != part.start { body(last, part.start) }
        }
    }

    /// Path of straight lines within `tolerance` points of this one.
    package func flattened(tolerance: CGFloat = 0.1) -> Path {
        var result = Path()
        for part in parts {
            result.move(to: part.start)
            for (position, segment) in part.segments.enumerated() {
                if part.isClosed && position == part.segments.count - 1 { break }
                let count = segment.lineCount(tolerance: tolerance)
                for index in 1..<max(count, 1) {
                    result.addLine(to: segment.point(at: CGFloat(index) / CGFloat(count)))
                }
                result.addLine(to: segment.end)
            }
            if part.isClosed { result.closeSubpath() }
        }
        return result
    }
}
