import Foundation
import Geometry

/// Outlines of composed symbols, in the units of ``SymbolWorkspace``.
extension Symbol.Form {
    private static var scale: CGFloat { SymbolWorkspace.scale }

    /// Diagonal of a crossed out symbol, in grid units.
    private static let slash = (from: CGPoint(x: 3.8, y: 3.8), to: CGPoint(x: 20.2, y: 20.2))
    /// Distance between a symbol and the slash or badge over it, in grid units.
    private static let gap = 1.3
    /// Disc of a badge with a mark, and the square for the mark, in grid units.
    private static let badge = (center: CGPoint(x: 17.8, y: 17.8), radius: 5.2, room: 7.0)
    /// Dot of a badge without a mark, in grid units.
    private static let dot = (center: CGPoint(x: 18.6, y: 5.4), radius: 3.8)

    /// The whole, in one paint.
    func outline(lineWidth: Double) -> Path {
        switch self {
        case .drawn(let parts): return parts.outline(scale: Self.scale, lineWidth: lineWidth)
        case .glyph(let path): return path.applying(CGAffineTransform(scaleX: Self.scale, y: Self.scale))
        case .row(let symbols): return Self.row(symbols, lineWidth: lineWidth)
        case .filled(let parts): return ClosedLines(parts).outline(scale: Self.scale, lineWidth: lineWidth)
        case .dashed(let parts, let dashes): return parts.outline(dashes, scale: Self.scale, lineWidth: lineWidth)
        case .partlyFilled(let symbol, let filled, let area):
            var result = Self.outline(of: symbol, lineWidth)
            result.addPath(area.part(of: Self.outline(of: filled, lineWidth), lineWidth: lineWidth * Self.scale))
            return result
        case .enclosed(let symbol, let enclosure, let isCutOut):
            let inner = Self.outline(of: symbol, within: enclosure, lineWidth)
            var outer = Self.outline(of: enclosure, lineWidth)
            if isCutOut { return outer.subtracting(inner) }
            outer.addPath(inner)
            return outer
        case .slashed, .badged:
            var levels = levels(lineWidth: lineWidth)
            var result = levels.removeFirst()
            for level in levels { result.addPath(level) }
            return result
        }
    }

    /// Levels for paints of their own, the most important first.
    func levels(lineWidth: Double) -> [Path] {
        switch self {
        case .drawn(let parts):
            let marks = parts.marks(scale: Self.scale, lineWidth: lineWidth)
            if marks.isEmpty { return [parts.outline(scale: Self.scale, lineWidth: lineWidth)] }
            let painted = parts.filter { $0.role != .hole && !$0.role.isGroove }
            return [marks, painted.outline(scale: Self.scale, lineWidth: lineWidth)]
        case .glyph, .row, .filled, .dashed, .partlyFilled: return [outline(lineWidth: lineWidth)]
        case .enclosed(let symbol, let enclosure, _):
            return [Self.outline(of: symbol, within: enclosure, lineWidth), Self.outline(of: enclosure, lineWidth)]
        case .slashed(let symbol):
            var slash = Path()
            slash.move(to: Self.slash.from)
            slash.addLine(to: Self.slash.to)
            slash = slash.applying(CGAffineTransform(scaleX: Self.scale, y: Self.scale))
            let cut = slash.stroked((lineWidth + 2 * Self.gap) * Self.scale)
            return [
                slash.stroked(lineWidth * Self.scale), Self.outline(of: symbol, lineWidth).subtracting(cut),
            ]
        case .badged(let symbol, let mark):
            let (center, radius) = mark == nil ? Self.dot : (Self.badge.center, Self.badge.radius)
            let base = Self.outline(of: symbol, lineWidth).subtracting(Self.disc(center, radius + Self.gap))
            let disc = Self.disc(center, radius)
            guard let mark else { return [disc, base] }
            let room = CGRect(
                x: center.x - Self.badge.room / 2, y: center.y - Self.badge.room / 2, width: Self.badge.room,
                height: Self.badge.room)
            return [disc.subtracting(Self.outline(of: mark, in: room, lineWidth)), base]
        }
    }

    // MARK: Parts

    private static func outline(of symbol: Symbol, _ lineWidth: Double) -> Path {
        SymbolWorkspace.outline(of: symbol, lineWidth: lineWidth)
    }

    /// The outline of `symbol` in the room of `enclosure`.
    private static func outline(of symbol: Symbol, within enclosure: Symbol, _ lineWidth: Double) -> Path {
        let side = Symbol.gridSize / 2
        let middle = CGRect(x: side / 2, y: side / 2, width: side, height: side)
        return outline(of: symbol, in: enclosure.room ?? middle, lineWidth)
    }

    /// The outline of `symbol` in `room`, in grid units. Its lines stay nearly as wide as those around it.
    private static func outline(of symbol: Symbol, in room: CGRect, _ lineWidth: Double) -> Path {
        let factor = Double(room.width) / Symbol.gridSize
        let inner = min(lineWidth * 0.85 / factor, lineWidth * 1.9, 4.4)
        return outline(of: symbol, inner).applying(
            CGAffineTransform(
                a: factor, b: 0, c: 0, d: factor, tx: room.minX * scale, ty: room.minY * scale))
    }

    private static func row(_ symbols: [Symbol], lineWidth: Double) -> Path {
        var result = Path()
        let step = SymbolWorkspace.size * (symbols.count > 2 ? 0.42 : 0.54)
        let factor: CGFloat = symbols.count > 2 ? 0.62 : 0.8
        let side = SymbolWorkspace.size * factor
        let first = (SymbolWorkspace.size - side - step * CGFloat(symbols.count - 1)) / 2
        for (index, symbol) in symbols.enumerated() {
            result.addPath(
                outline(of: symbol, min(lineWidth / Double(factor) * 0.9, 4.4)).applying(
                    CGAffineTransform(
                        a: factor, b: 0, c: 0, d: factor, tx: first + step * CGFloat(index),
                        ty: (SymbolWorkspace.size - side) / 2)))
        }
        return result
    }

    private static func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(
            ellipseIn: CGRect(
                x: (center.x - radius) * scale, y: (center.y - radius) * scale, width: 2 * radius * scale,
                height: 2 * radius * scale)
        ).turned(clockwise: true)
    }
}

extension Symbol.Role {
    fileprivate var isGroove: Bool { if case .groove = self { true } else { false } }
}
