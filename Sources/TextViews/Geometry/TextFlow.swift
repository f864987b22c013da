import Foundation
import Geometry
import LayerTree

/// Layout of a field's text as paragraphs, one below the other. An edit lays out only the paragraphs that it changes,
/// and only visible ones are drawn.
///
/// Offsets are in bytes of UTF-8 in the whole text; points are relative to its top left corner.
@MainActor struct TextFlow {
    struct Paragraph {
        /// Byte range without the newline.
        var range: Range<Int>
        /// Start of the next paragraph, or the end of the text.
        var end: Int
        var string: Substring
        /// Runs of different looks; nil for one look.
        var runs: [TextRun]?
        var layout: any TextLayout
        var frame: CGRect
    }

    /// Layout parameters, besides the characters.
    struct Setting: Equatable {
        /// Template with one run, whose characters are replaced.
        var look: TextRequest
        /// Width at which lines wrap, in points; nil does not wrap.
        var wrapWidth: CGFloat?
    }

    private(set) var paragraphs: [Paragraph] = []
    private(set) var size = CGSize.zero
    private let setting: Setting

    /// Lays out `string`.
    ///
    /// - Parameters:
    ///   - string: the text to lay out.
    ///   - setting: layout parameters.
    ///   - breaksAtNewlines: false lays the text out as one paragraph.
    ///   - engine: the text engine.
    ///   - runs: looks of parts of the text; nil for one look.
    ///   - previous: the layout before the edit; layouts of its unchanged paragraphs are reused.
    init(
        _ string: String, _ setting: Setting, breaksAtNewlines: Bool, by engine: any TextEngine,
        runs: TextRuns? = nil, previous: TextFlow? = nil
    ) {
        self.setting = setting
        let pieces = breaksAtNewlines ? Self.pieces(of: string) : [(string[...], string.utf8.count)]
        let known = previous.flatMap { $0.setting == setting ? $0.paragraphs : nil } ?? []
        let fromEnd = known.count - pieces.count
        var offset = 0
        var top: CGFloat = 0
        paragraphs.reserveCapacity(pieces.count)
        var isBeforeChange = true
        for (index, piece) in pieces.enumerated() {
            // Paragraphs before the change keep their index; those after it keep their distance from the end.
            var layout: (any TextLayout)?
            let looks = runs?.runs(of: piece.0, from: offset)
            if isBeforeChange, index < known.count, known[index].string == piece.0, known[index].runs == looks {
                layout = known[index].layout
            } else {
                isBeforeChange = false
                let other = index + fromEnd
                if known.indices.contains(other), known[other].string == piece.0, known[other].runs == looks {
                    layout = known[other].layout
                }
            }
            let set = layout ?? Self.set(piece.0, looks, setting, by: engine)
            let length = piece.0.utf8.count
            paragraphs.append(
                Paragraph(
                    range: offset..<offset + length, end: offset + piece.1, string: piece.0, runs: looks, layout: set,
                    frame: CGRect(x: 0, y: top, width: set.size.width, height: set.size.height)))
            offset += piece.1
            top += set.size.height + setting.look.lineSpacing
        }
        let width = paragraphs.reduce(0) { max($0, $1.frame.width) }
        size = CGSize(width: width, height: paragraphs.last?.frame.maxY ?? 0)
    }

    private static func set(
        _ string: Substring, _ runs: [TextRun]?, _ setting: Setting, by engine: any TextEngine
    ) -> any TextLayout {
        var request = setting.look
        if let runs { request.runs = runs } else { request.runs[0].string = String(string) }
        return engine.layout(request, width: setting.wrapWidth.map { Double($0) }, height: nil)
    }

    /// The paragraphs without newlines, each with its length in bytes including the newline.
    private static func pieces(of string: String) -> [(Substring, Int)] {
        var result: [(Substring, Int)] = []
        let bytes = string.utf8
        var start = string.startIndex
        var index = start
        while index < string.endIndex {
            // A quick filter on the few bytes with which newlines begin.
            let byte = bytes[index]
            guard (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2, string[index].isNewline else {
                index = bytes.index(after: index)
                continue
            }
            let next = string.index(after: index)
            result.append((string[start..<index], bytes.distance(from: start, to: next)))
            start = next
            index = next
        }
        let last = string[start...]
        result.append((last, last.utf8.count))
        return result
    }

    // MARK: Places

    /// Aligns the paragraphs in the field; lines within a paragraph are aligned by its own layout.
    ///
    /// - Parameters:
    ///   - width: available width, in points.
    ///   - share: fraction of the free width to the left of a paragraph, 0…1.
    mutating func align(in width: CGFloat, by share: CGFloat) {
        for index in paragraphs.indices {
            paragraphs[index].frame.origin.x = max(0, (width - paragraphs[index].frame.width) * share)
        }
    }

    private func paragraphIndex(at offset: Int) -> Int {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func paragraphIndex(atHeight y: CGFloat) -> Int {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].frame.minY <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The paragraphs that intersect the range of heights `top`…`bottom`.
    func paragraphs(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Paragraph> {
        paragraphs[paragraphIndex(atHeight: top)...max(paragraphIndex(atHeight: top), paragraphIndex(atHeight: bottom))]
    }

    /// Position of the caret at `offset`.
    func caret(at offset: Int) -> TextCaret {
        let paragraph = paragraphs[paragraphIndex(at: offset)]
        var caret = paragraph.layout.caret(at: offset - paragraph.range.lowerBound)
        caret.x += paragraph.frame.minX
        caret.top += paragraph.frame.minY
        caret.bottom += paragraph.frame.minY
        return caret
    }

    /// The offset whose caret is nearest to `point`. Points above the first or below the last line count as in it.
    func offset(at point: CGPoint) -> Int {
        let paragraph = paragraphs[paragraphIndex(atHeight: point.y)]
        let frame = paragraph.frame
        let inner = CGPoint(x: point.x - frame.minX, y: min(max(point.y - frame.minY, 0), max(frame.height - 1, 0)))
        return paragraph.range.lowerBound + paragraph.layout.offset(at: inner)
    }

    /// Width of a selected newline, in points.
    private static let newlineWidth: CGFloat = 6

    /// Rectangles that cover the selected `range`, one per line or run.
    func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        for index in paragraphIndex(at: range.lowerBound)...paragraphIndex(at: range.upperBound) {
            let paragraph = paragraphs[index]
            let start = max(range.lowerBound, paragraph.range.lowerBound) - paragraph.range.lowerBound
            let end = min(range.upperBound, paragraph.range.upperBound) - paragraph.range.lowerBound
            let origin = paragraph.frame.origin
            if start < end {
                result += paragraph.layout.rectangles(of: start..<end).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            }
            guard range.contains(paragraph.range.upperBound), paragraph.end > paragraph.range.upperBound else {
                continue
            }
            let caret = caret(at: paragraph.range.upperBound)
            result.append(
                CGRect(x: caret.x, y: caret.top, width: Self.newlineWidth, height: caret.bottom - caret.top))
        }
        return result
    }

    // MARK: Steps

    /// The next offset to the right or the left on screen; at the end of a paragraph, in the adjacent one.
    func step(from offset: Int, toRight: Bool) -> Int {
        let index = paragraphIndex(at: offset)
        let start = paragraphs[index].range.lowerBound
        switch paragraphs[index].layout.step(from: offset - start, toRight: toRight) {
        case .to(let inner): return start + inner
        case .beforeStart: return index > 0 ? paragraphs[index - 1].range.upperBound : start
        case .afterEnd:
            return index + 1 < paragraphs.count
                ? paragraphs[index + 1].range.lowerBound : paragraphs[index].range.upperBound
        }
    }

    /// The offset at position `x` in the line above or below.
    ///
    /// - Parameters:
    ///   - offset: the offset of the caret.
    ///   - down: true for the line below.
    ///   - x: horizontal position at which the series of movements began, since lines in between may be shorter.
    /// - Returns: the new offset; nil if there is no such line.
    func step(from offset: Int, down: Bool, x: CGFloat) -> Int? {
        let caret = caret(at: offset)
        let y = down ? caret.bottom + setting.look.lineSpacing + 1 : caret.top - setting.look.lineSpacing - 1
        guard y >= 0, y < size.height else { return nil }
        return self.offset(at: CGPoint(x: x, y: y))
    }

    /// The offsets of the start and the end of the line that contains the caret at `offset`.
    func line(at offset: Int) -> ClosedRange<Int> {
        let paragraph = paragraphs[paragraphIndex(at: offset)]
        let start = paragraph.range.lowerBound
        let line = paragraph.layout.line(at: offset - start)
        return start + line.lowerBound...start + line.upperBound
    }

    var firstBaseline: CGFloat { paragraphs.first.map { $0.frame.minY + $0.layout.firstBaseline } ?? 0 }
    var lastBaseline: CGFloat { paragraphs.last.map { $0.frame.minY + $0.layout.lastBaseline } ?? 0 }
}
