import Foundation
import Geometry
import Symbols
import Testing

/// Symbols that programs name, as drawn in ``SymbolDrawings``: S24.12.
struct SymbolCatalogueTests {
    /// Names that 45 checked programs use, and related names.
    private static let wanted = """
        plus arrow.circlepath checkmark.circle plus.circle slider.horizontal.3 pencil shuffle airplane arrow.clockwise
        arrow.counterclockwise arrow.down arrow.up arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.forward
        arrow.uturn.forward.circle arrowtriangle.right.circle.fill basketball.fill checkmark.circle.fill chevron.left
        circle circle.fill exclamationmark.triangle.fill eye.slash fork.knife gamecontroller.fill hand.tap heart
        info.circle.fill minus.circle minus.circle.fill pause pawprint.fill pencil.circle.fill play.fill plus.app
        rectangle.stack.badge.minus.fill rectangle.stack.badge.plus.fill restart sparkles suit.heart.fill sun.max.fill
        trash trash.fill xmark chevron.right chevron.up chevron.down star star.fill house gear magnifyingglass bell
        person moon.fill bolt.fill square square.fill checkmark minus multiply arrow.left arrow.right play
        speaker.wave.2 lock flag.fill suit.spade.fill suit.club.fill suit.diamond.fill questionmark.square.dashed
        """

    /// Names that stand for other symbols' parts, and are no symbols.
    private static func isPart(_ name: String) -> Bool { name.hasPrefix("letter.") || name.hasPrefix("mark.") }

    private let grid = CGRect(x: 0, y: 0, width: Symbol.gridSize, height: Symbol.gridSize)

    @Test func `the table has no mistakes`() {
        #expect(SymbolCatalogue.standard.problems.map(\.description) == [])
    }

    @Test func `every symbol that programs name is drawn, and so is what stands for the others`() {
        let missing = Self.wanted.split(whereSeparator: \.isWhitespace).filter {
            SymbolCatalogue.standard[String($0)] == nil
        }
        #expect(missing == [])
        #expect(SymbolCatalogue.standard[SymbolCatalogue.placeholderName] != nil)
    }

    @Test(arguments: [0.9, Symbol.lineWidth, 3.4])
    func `every symbol has ink in the middle of its grid, and none beside it, at every weight`(
        lineWidth: Double
    ) throws {
        for name in SymbolCatalogue.standard.names where !Self.isPart(name) {
            let symbol = try #require(SymbolCatalogue.standard[name])
            let bounds = Lines(symbol.path(in: grid, lineWidth: lineWidth)).bounds
            #expect(max(bounds.width, bounds.height) > 12, "\(name) is only \(bounds) large")
            #expect(grid.insetBy(dx: -0.01, dy: -0.01).contains(bounds), "\(name) reaches over the grid: \(bounds)")
            #expect(abs(bounds.midX - 12) < 1.6 && abs(bounds.midY - 12) < 1.6, "\(name) lies at \(bounds)")
        }
    }

    /// Nonzero winding makes one outline of the parts only if each cut-out lies inside exactly one fill.
    @Test(arguments: [0.9, Symbol.lineWidth, 3.4])
    func `what is left out is left out, once and nowhere else`(lineWidth: Double) throws {
        for name in SymbolCatalogue.standard.names {
            let symbol = try #require(SymbolCatalogue.standard[name])
            let parts = symbol.parts.map { DrawnPart($0, lineWidth: lineWidth) }
            guard parts.contains(where: { !$0.paints }), !parts.contains(where: \.isBoolean) else { continue }
            let outline = Lines(symbol.path(in: grid, lineWidth: lineWidth))
            for y: CGFloat in stride(from: 0.3, to: 24, by: 0.8) {
                let heights: [CGFloat] = [y - 0.1, y, y + 0.1]
                let rows = heights.map { y in parts.map { (paints: $0.paints, row: $0.lines.row(at: y)) } }
                let drawn = outline.row(at: y)
                for x: CGFloat in stride(from: 0.3, to: 24, by: 0.4) {
                    let places: [CGFloat] = [x - 0.1, x, x + 0.1]
                    let isPainted = rows.flatMap { row in
                        places.map { x in
                            row.contains { $0.paints && $0.row.contains(x) }
                                && !row.contains { !$0.paints && $0.row.contains(x) }
                        }
                    }
                    // Very close to an edge, either answer is right.
                    guard Set(isPainted).count == 1 else { continue }
                    #expect(drawn.contains(x) == isPainted[0], "\(name) at \(x), \(y)")
                }
            }
        }
    }

    @Test func `a symbol is stretched with its lines`() throws {
        let circle = try #require(SymbolCatalogue.standard["circle"])
        let bounds = circle.path(in: CGRect(x: 10, y: 20, width: 48, height: 12)).boundingRect
        #expect(abs(bounds.minX - 12) < 0.1 && abs(bounds.maxX - 56) < 0.1)
        #expect(abs(bounds.minY - 20.5) < 0.1 && abs(bounds.maxY - 31.5) < 0.1)
        #expect(circle.path(in: .zero).isEmpty)
    }
}

/// One part of a symbol, drawn by a simpler method than the outline.
private struct DrawnPart {
    let paints: Bool
    /// True for parts that are subtracted, for which there is no rule.
    let isBoolean: Bool
    let lines: Lines

    init(_ part: Symbol.Part, lineWidth: Double) {
        func stroke(_ width: Double) -> Path {
            part.path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        }
        isBoolean =
            switch part.role {
            case .clear, .cut: true
            case .fill, .stroke, .hole, .groove: false
            }
        switch part.role {
        case .fill: (paints, lines) = (true, Lines(part.path))
        case .hole, .clear: (paints, lines) = (false, Lines(part.path))
        case .stroke(let relative): (paints, lines) = (true, Lines(stroke(lineWidth * relative)))
        case .groove(let relative), .cut(let relative):
            (paints, lines) = (false, Lines(stroke((lineWidth + Symbol.lineWidth) / 2 * relative)))
        }
    }
}

/// A path as straight lines, for many containment queries.
private struct Lines {
    private var lines: [(from: CGPoint, to: CGPoint)] = []

    init(_ path: Path) { path.forEachLine(tolerance: 0.02) { lines.append(($0, $1)) } }

    var bounds: CGRect {
        let points = lines.flatMap { [$0.from, $0.to] }
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Crossings of the path with one horizontal line.
    struct Row {
        fileprivate var crossings: [(x: CGFloat, turn: Int)] = []

        func contains(_ x: CGFloat) -> Bool { crossings.reduce(0) { $1.x > x ? $0 + $1.turn : $0 } != 0 }
    }

    func row(at y: CGFloat) -> Row {
        var row = Row()
        for (from, to) in lines where (from.y <= y) != (to.y <= y) {
            row.crossings.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1))
        }
        return row
    }
}
