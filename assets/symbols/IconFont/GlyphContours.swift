import Foundation
import Geometry

/// Contours of a simple glyph: points on the outline, and control points of quadratic curves between them.
struct GlyphContours {
    private struct Point {
        var x = 0
        var y = 0
        let isOnCurve: Bool

        var position: CGPoint { CGPoint(x: x, y: y) }
    }

    private var contours: [[Point]] = []

    /// Reads `count` contours of the glyph at offset `start`; nil if the data ends early.
    init?(_ file: FontBytes, at start: Int, count: Int) {
        var ends: [Int] = []
        for index in 0..<count {
            guard let end = file.unsigned(start + 10 + 2 * index), end >= (ends.last ?? 0) else { return nil }
            ends.append(end)
        }
        guard let last = ends.last else { return }
        let instructions = start + 10 + 2 * count
        guard let skipped = file.unsigned(instructions) else { return nil }
        var offset = instructions + 2 + skipped
        guard let flags = Self.flags(file, &offset, count: last + 1) else { return nil }
        var points = flags.map { Point(isOnCurve: $0 & 1 != 0) }
        guard let x = Self.coordinates(file, &offset, flags: flags, isShort: 2, isSame: 16),
            let y = Self.coordinates(file, &offset, flags: flags, isShort: 4, isSame: 32)
        else { return nil }
        for index in points.indices { (points[index].x, points[index].y) = (x[index], y[index]) }
        var first = 0
        for end in ends {
            if end >= first { contours.append(Array(points[first...end])) }
            first = end + 1
        }
    }

    private static func flags(_ file: FontBytes, _ offset: inout Int, count: Int) -> [Int]? {
        var flags: [Int] = []
        while flags.count < count {
            guard let flag = file.byte(offset) else { return nil }
            offset += 1
            flags.append(flag)
            guard flag & 8 != 0 else { continue }
            guard let repeats = file.byte(offset) else { return nil }
            offset += 1
            flags += Array(repeating: flag, count: min(repeats, count - flags.count))
        }
        return flags
    }

    private static func coordinates(
        _ file: FontBytes, _ offset: inout Int, flags: [Int], isShort: Int, isSame: Int
    ) -> [Int]? {
        var value = 0
        var result: [Int] = []
        result.reserveCapacity(flags.count)
        for flag in flags {
            if flag & isShort != 0 {
                guard let step = file.byte(offset) else { return nil }
                offset += 1
                value += flag & isSame != 0 ? step : -step
            } else if flag & isSame == 0 {
                guard let step = file.signed(offset) else { return nil }
                offset += 2
                value += step
            }
            result.append(value)
        }
        return result
    }

    /// Appends the contours to a path, in font units. Two control points in a row have a point of the outline between
    /// them.
    func add(to path: inout Path) {
        for points in contours where points.count > 1 {
            let isOn = points.firstIndex(where: \.isOnCurve)
            let first = isOn ?? 0
            let start =
                isOn == nil
                ? Self.middle(points[0].position, points[points.count - 1].position) : points[first].position
            path.move(to: start)
            var control: CGPoint?
            for step in (isOn == nil ? 0 : 1)..<(points.count + (isOn == nil ? 0 : 1)) {
                let point = points[(first + step) % points.count]
                switch (control, point.isOnCurve) {
                case (nil, true): path.addLine(to: point.position)
                case (nil, false): control = point.position
                case (let old?, true):
                    path.addQuadCurve(to: point.position, control: old)
                    control = nil
                case (let old?, false):
                    path.addQuadCurve(to: Self.middle(old, point.position), control: old)
                    control = point.position
                }
            }
            if let control { path.addQuadCurve(to: start, control: control) }
            path.closeSubpath()
        }
    }

    private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
}
