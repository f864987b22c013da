public import Foundation

extension Path {
    /// One connected part of a path.
    package struct Part {
        package var start: CGPoint
        package var segments: [CubicSegment] = []
        /// Whether the last segment was made by closing.
        package var isClosed = false
    }

    /// The parts, with closing lines as segments.
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

    /// Goes through the path without memory of its own.
    ///
    /// - Parameters:
    ///   - begin: called with the start of each part; one that goes on behind a closing begins where that one began.
    ///   - segment: called with each segment of the part, and whether it was made by closing.
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

    /// The smallest upright rectangle around what the path draws; control points do not count. Null if empty.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        forEachSegment {
            bounds = bounds.union(CGRect(origin: $0, size: .zero))
        } segment: { segment, _ in
            bounds = bounds.union(segment.bounds)
        }
        return bounds
    }

    /// Whether `point` is inside: crossed an odd number of times (`eoFill`), or wound around.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        forEachLine(tolerance: 0.02) { a, b in
            // Upwards including its lower end, downwards including its upper: a corner counts once.
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x {
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 != 0 : winding != 0
    }

    /// The path in straight lines that stay within `tolerance` points of it; parts that are open are closed, as
    /// filling does.
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

    /// The path in straight lines that stay within `tolerance` points of it.
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
