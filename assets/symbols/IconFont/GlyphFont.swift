import Foundation
import Geometry

/// Outlines of the glyphs of a TrueType font.
///
/// - Source: the OpenType specification, chapters `cmap` (formats 4 and 12), `head`, `loca` and `glyf`.
struct GlyphFont: Sendable {
    /// Largest width and height of a glyph, in grid units.
    private static let largestExtent = Symbol.gridSize - 2

    private let file: FontBytes
    private let tables: [String: Int]
    private let unitsPerEm: Int
    private let hasLongOffsets: Bool

    /// Reads the directory of a font file; nil if a table that outlines need is missing.
    init?(_ data: Data) {
        let file = FontBytes(data)
        self.file = file
        guard let count = file.unsigned(4) else { return nil }
        var tables: [String: Int] = [:]
        for index in 0..<count {
            let entry = 12 + 16 * index
            let letters = (0..<4).compactMap { file.byte(entry + $0) }.map { Character(Unicode.Scalar(UInt8($0))) }
            guard letters.count == 4, let offset = file.long(entry + 8) else { return nil }
            tables[String(letters)] = offset
        }
        self.tables = tables
        guard let head = tables["head"], tables["glyf"] != nil, tables["loca"] != nil, tables["cmap"] != nil,
            let units = file.unsigned(head + 18), units > 0, let format = file.unsigned(head + 50)
        else { return nil }
        unitsPerEm = units
        hasLongOffsets = format == 1
    }

    /// The outline of a character in the middle of a symbol's grid, nearly as large as drawn symbols. Nil if the font has
    /// no such character, or an outline that cannot be read.
    func outline(of code: UInt32) -> Path? {
        guard let glyph = glyphIndex(of: Int(code)), glyph != 0 else { return nil }
        var path = Path()
        guard add(glyph, to: &path, depth: 0), !path.isEmpty else { return nil }
        let bounds = path.boundingRect
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        // Icons leave a margin in their em square that symbols do not have. A glyph's middle is the grid's: fonts place
        // the em square differently above the baseline.
        let scale = min(
            1.12 * Symbol.gridSize / CGFloat(unitsPerEm), Self.largestExtent / max(bounds.width, bounds.height))
        return path.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: Symbol.gridSize / 2 - bounds.midX * scale,
                ty: Symbol.gridSize / 2 + bounds.midY * scale))
    }

    // MARK: Characters

    private func glyphIndex(of code: Int) -> Int? {
        guard let cmap = tables["cmap"], let count = file.unsigned(cmap + 2) else { return nil }
        for index in 0..<count {
            guard let offset = file.long(cmap + 8 + 8 * index), let format = file.unsigned(cmap + offset) else {
                continue
            }
            let glyph =
                switch format {
                case 4: glyphInSegments(code, at: cmap + offset)
                case 12: glyphInGroups(code, at: cmap + offset)
                default: nil as Int?
                }
            if let glyph, glyph != 0 { return glyph }
        }
        return nil
    }

    /// Format 4: segments of 16-bit codes.
    private func glyphInSegments(_ code: Int, at table: Int) -> Int? {
        guard code <= 0xFFFF, let doubled = file.unsigned(table + 6) else { return nil }
        let ends = table + 14
        let (starts, deltas, ranges) = (ends + doubled + 2, ends + 2 * doubled + 2, ends + 3 * doubled + 2)
        for segment in stride(from: 0, to: doubled, by: 2) {
            guard let end = file.unsigned(ends + segment), let start = file.unsigned(starts + segment),
                let delta = file.unsigned(deltas + segment), let range = file.unsigned(ranges + segment)
            else { return nil }
            guard code <= end else { continue }
            guard code >= start else { return nil }
            if range == 0 { return (code + delta) & 0xFFFF }
            guard let glyph = file.unsigned(ranges + segment + range + 2 * (code - start)), glyph != 0 else {
                return nil
            }
            return (glyph + delta) & 0xFFFF
        }
        return nil
    }

    /// Format 12: groups of 32-bit codes.
    private func glyphInGroups(_ code: Int, at table: Int) -> Int? {
        guard let count = file.long(table + 12) else { return nil }
        for group in 0..<min(count, file.count / 12) {
            let entry = table + 16 + 12 * group
            guard let start = file.long(entry), let end = file.long(entry + 4), let glyph = file.long(entry + 8) else {
                return nil
            }
            if (start...max(start, end)).contains(code) { return glyph + code - start }
        }
        return nil
    }

    // MARK: Outlines

    private func glyphOffset(_ glyph: Int) -> (start: Int, length: Int)? {
        guard let loca = tables["loca"], let glyf = tables["glyf"] else { return nil }
        let offsets =
            hasLongOffsets
            ? (file.long(loca + 4 * glyph), file.long(loca + 4 * glyph + 4))
            : (file.unsigned(loca + 2 * glyph).map { 2 * $0 }, file.unsigned(loca + 2 * glyph + 2).map { 2 * $0 })
        guard let start = offsets.0, let end = offsets.1, end >= start else { return nil }
        return (glyf + start, end - start)
    }

    /// Appends a glyph's outline in font units.
    ///
    /// - Returns: false if the outline cannot be read.
    private func add(_ glyph: Int, to path: inout Path, depth: Int) -> Bool {
        guard depth < 4, let (start, length) = glyphOffset(glyph) else { return false }
        guard length > 0 else { return true }
        guard let contours = file.signed(start) else { return false }
        if contours >= 0 { return GlyphContours(file, at: start, count: contours)?.add(to: &path) != nil }
        return addComponents(at: start + 10, to: &path, depth: depth)
    }

    /// Appends a glyph that consists of others.
    ///
    /// - Returns: false if a component cannot be read.
    private func addComponents(at start: Int, to path: inout Path, depth: Int) -> Bool {
        var offset = start
        for _ in 0..<64 {
            guard let flags = file.unsigned(offset), let glyph = file.unsigned(offset + 2) else { return false }
            offset += 4
            let (x, y): (Int?, Int?)
            if flags & 1 != 0 {
                (x, y) = (file.signed(offset), file.signed(offset + 2))
                offset += 4
            } else {
                (x, y) = (file.byte(offset).map(Self.signedByte), file.byte(offset + 1).map(Self.signedByte))
                offset += 2
            }
            guard let x, let y else { return false }
            var transform = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
            let counts = flags & 8 != 0 ? 1 : flags & 0x40 != 0 ? 2 : flags & 0x80 != 0 ? 4 : 0
            let numbers = (0..<counts).compactMap { file.signed(offset + 2 * $0).map { CGFloat($0) / 16384 } }
            guard numbers.count == counts else { return false }
            offset += 2 * counts
            switch counts {
            case 1: (transform.a, transform.d) = (numbers[0], numbers[0])
            case 2: (transform.a, transform.d) = (numbers[0], numbers[1])
            case 4:
                (transform.a, transform.b, transform.c, transform.d) = (numbers[0], numbers[1], numbers[2], numbers[3])
            default: break
            }
            var component = Path()
            guard add(glyph, to: &component, depth: depth + 1) else { return false }
            path.addPath(component.applying(transform))
            if flags & 0x20 == 0 { return true }
        }
        return false
    }

    private static func signedByte(_ byte: Int) -> Int { byte >= 0x80 ? byte - 0x100 : byte }
}
