import Foundation

extension Path {
    /// Outline of the path stroked with `style`, to be filled by the non-zero winding rule.
    ///
    /// Made of overlapping pieces: a rectangle per straight line, a piece per joint and per end. All have the same
    /// orientation, so winding unites them.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var pen = StrokePen(style: style)
        for part in parts {
            let isRound = part.segments.contains { !$0.isStraight }
            // Joints within a curve are always round, which leaves no gaps.
            for line in Polyline(part, tolerance: 0.05).dashed(style.dash.map(abs), phase: style.dashPhase) {
                pen.draw(line, isRound: isRound)
            }
        }
        return pen.result
    }

    /// Returns the path cut into dashes and gaps of alternating lengths, in points. Curves become lines.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
        var result = Path()
        for part in parts {
            for line in Polyline(part, tolerance: 0.05).dashed(lengths.map(abs), phase: phase) {
                result.addLines(line.points)
                if line.isClosed { result.closeSubpath() }
            }
        }
        return result
    }
}

/// Points connected by straight lines.
private struct Polyline {
    var points: [CGPoint]
    /// Per point: true for a corner of the outline, false for a point within a curve.
    var isCorner: [Bool]
    var isClosed: Bool

    init(points: [CGPoint], isCorner: [Bool], isClosed: Bool) {
        self.points = points
        self.isCorner = isCorner
        self.isClosed = isClosed
    }

    init(_ part: Path.Part, tolerance: CGFloat) {
        self.init(points: [part.start], isCorner: [true], isClosed: part.isClosed)
        for segment in part.segments {
            let count = segment.lineCount(tolerance: tolerance)
            for index in 1...count {
                add(
                    index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count)),
                    isCorner: index == count)
            }
        }
        if isClosed, points.count > 1, points.last == points.first {
            points.removeLast()
            isCorner.removeLast()
        }
    }

    /// Appends `point`, unless it equals the last one: lines of length 0 have no direction.
    mutating func add(_ point: CGPoint, isCorner: Bool) {
        if points.last == point { return }
        points.append(point)
        self.isCorner.append(isCorner)
    }

    /// The dashes of a pattern of alternating dashes and gaps.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
        let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
        let corners = isClosed ? points + points.prefix(1) : points
        let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        // Invisibly fine or invalid patterns give a solid line.
        guard period > 0, period.isFinite, phase.isFinite, length / period < 10_000 else { return [self] }
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= pattern[index % pattern.count] {
            offset -= pattern[index % pattern.count]
            index += 1
        }
        var left = pattern[index % pattern.count] - offset
        var result: [Polyline] = []
        var dash: Polyline?
        for (position, (a, b)) in zip(corners, corners.dropFirst()).enumerated() {
            let length = hypot(b.x - a.x, b.y - a.y)
            var done: CGFloat = 0
            if index % 2 == 0 && dash == nil { dash = Polyline(points: [a], isCorner: [true], isClosed: false) }
            while length - done > left {
                done += left
                let point = CubicSegment.mix(a, b, done / length)
                if var finished = dash {
                    finished.add(point, isCorner: true)
                    result.append(finished)
                    dash = nil
                } else {
                    dash = Polyline(points: [point], isCorner: [true], isClosed: false)
                }
                index += 1
                left = pattern[index % pattern.count]
            }
            left -= length - done
            dash?.add(b, isCorner: isCorner[(position + 1) % isCorner.count])
        }
        if let dash { result.append(dash) }
        return result
    }
}

/// Adds the pieces of a stroke to a path, all with the same orientation.
private struct StrokePen {
    let style: StrokeStyle
    var result = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    mutating func draw(_ line: Polyline, isRound: Bool) {
        let points = line.points
        guard points.count > 1 else { return dot(points[0]) }
        let count = line.isClosed ? points.count : points.count - 1
        for index in 0..<count { bar(points[index], points[(index + 1) % points.count]) }
        for index in points.indices where line.isClosed || (index > 0 && index < points.count - 1) {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            join(before, points[index], after, style: line.isCorner[index] ? style.lineJoin : .round)
        }
        if !line.isClosed {
            cap(points[0], from: points[1])
            cap(points[points.count - 1], from: points[points.count - 2])
        }
    }

    private mutating func bar(_ a: CGPoint, _ b: CGPoint) {
        let normal = self.normal(a, b)
        polygon([a + normal, a - normal, b - normal, b + normal])
    }

    /// Normal of half the line width, a quarter turn counter-clockwise on screen from the direction a→b.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGPoint(x: (b.y - a.y) / length * half, y: -(b.x - a.x) / length * half)
    }

    private mutating func join(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint, style join: CGLineJoin) {
        if join == .round { return disc(corner) }
        var first = normal(a, corner)
        var second = normal(corner, b)
        let cross = first.x * second.y - first.y * second.x
        let dot = (first.x * second.x + first.y * second.y) / (half * half)
        // The gap is on the outer side of the bend.
        if cross < 0 { (first, second) = (CGPoint.zero - first, CGPoint.zero - second) }
        var points = [corner, corner + first, corner + second]
        // The miter's length is 1/cos(half the bend), in half widths.
        let cosine = max(0, (1 + dot) / 2).squareRoot()
        if join == .miter, cosine > 0, 1 / cosine <= style.miterLimit {
            let middle = first + second
            let scale = 1 / (1 + dot)
            points.insert(corner + CGPoint(x: middle.x * scale, y: middle.y * scale), at: 2)
        }
        polygon(points)
    }

    private mutating func cap(_ end: CGPoint, from inside: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(end)
        case .square:
            let normal = self.normal(inside, end)
            bar(end, end + CGPoint(x: -normal.y, y: normal.x))
        }
    }

    /// Draws a part of length 0: only its caps.
    private mutating func dot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(point)
        case .square: bar(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
        }
    }

    private mutating func disc(_ center: CGPoint) {
        result.addEllipse(
            in: CGRect(x: center.x - half, y: center.y - half, width: style.lineWidth, height: style.lineWidth))
    }

    /// Adds a convex polygon, oriented clockwise on screen like ellipses.
    private mutating func polygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        result.addLines(area < 0 ? points.reversed() : points)
        result.closeSubpath()
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
