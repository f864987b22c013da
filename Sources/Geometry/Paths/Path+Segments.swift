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
        var part: Part?
        var current = CGPoint.zero
        /// A part that goes on behind a closing begins where that one began.
        func finish() {
            if let part { result.append(part) }
            part = nil
        }
        for element in elements {
            if case .move(let to) = element {
                finish()
                part = Part(start: to)
                current = to
                continue
            }
            var open = part ?? Part(start: current)
            switch element {
            case .move: break
            case .line(let to):
                open.segments.append(CubicSegment(lineFrom: current, to: to))
                current = to
            case .quadCurve(let to, let control):
                open.segments.append(CubicSegment(quadFrom: current, control: control, to: to))
                current = to
            case .curve(let to, let control1, let control2):
                open.segments.append(CubicSegment(current, control1, control2, to))
                current = to
            case .closeSubpath:
                open.segments.append(CubicSegment(lineFrom: current, to: open.start))
                open.isClosed = true
                current = open.start
            }
            part = open
            if open.isClosed { finish() }
        }
        finish()
        return result
    }

    /// The smallest upright rectangle around what the path draws; control points do not count. Null if empty.
    public var boundingRect: CGRect {
        var bounds = CGRect.null
        for part in parts {
            bounds = bounds.union(CGRect(origin: part.start, size: .zero))
            for segment in part.segments { bounds = bounds.union(segment.bounds) }
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
