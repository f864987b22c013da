import CPango
import Foundation
import LayerTree

// Carets at Pango's cursor positions, which are right for bidirectional text, ligatures and scripts that join letters.
// Pango's indices equal the offsets here: both count bytes of UTF-8.
extension ShapedText {
    private var bytes: Int { runs.reduce(0) { $0 + $1.string.utf8.count } }

    private func limited(_ offset: Int) -> Int32 { Int32(clamping: min(max(offset, 0), bytes)) }

    /// Index of the line with the caret at `offset`.
    private func lineNumber(at offset: Int) -> Int {
        var number: Int32 = 0
        unsafe pango_layout_index_to_line_x(layout, limited(offset), 0, &number, nil)
        return min(max(Int(number), 0), max(lines.count - 1, 0))
    }

    func caret(at offset: Int) -> TextCaret {
        let number = lineNumber(at: offset)
        guard lines.indices.contains(number) else { return TextCaret(x: 0, top: 0, bottom: size.height) }
        var strong = PangoRectangle()
        unsafe pango_layout_get_cursor_pos(layout, limited(offset), &strong, nil)
        let line = lines[number]
        return TextCaret(x: PangoUnits.points(strong.x) + line.shift, top: line.top, bottom: line.bottom)
    }

    func offset(at point: CGPoint) -> Int {
        let number = lines.lastIndex { $0.top <= point.y } ?? 0
        guard lines.indices.contains(number),
            let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: number))
        else { return 0 }
        var index: Int32 = 0
        var trailing: Int32 = 0
        unsafe pango_layout_line_x_to_index(line, PangoUnits.of(point.x - lines[number].left), &index, &trailing)
        let start = Int(index)
        let place = offset(start, advancedBy: Int(trailing))
        // Behind the last character of a wrapped line, the caret would be in the next line.
        let end = unsafe Int(line.pointee.start_index + line.pointee.length)
        return place >= end && number < lines.count - 1 ? start : place
    }

    func rectangles(of range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        for (number, place) in lines.enumerated() {
            guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: number)) else { continue }
            let (first, length) = unsafe (line.pointee.start_index, line.pointee.length)
            let start = max(limited(range.lowerBound), first)
            let end = min(limited(range.upperBound), first + length)
            guard start < end else { continue }
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            unsafe pango_layout_line_get_x_ranges(line, start, end, &ranges, &count)
            defer { unsafe g_free(ranges) }
            guard let ranges = unsafe ranges else { continue }
            for index in 0..<Int(count) {
                let left = unsafe PangoUnits.points(ranges[2 * index]) + place.shift
                let right = unsafe PangoUnits.points(ranges[2 * index + 1]) + place.shift
                let rect = CGRect(x: left, y: place.top, width: right - left, height: place.bottom - place.top)
                if let last = result.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
                    result[result.count - 1] = last.union(rect)
                } else {
                    result.append(rect)
                }
            }
        }
        return result
    }

    func step(from offset: Int, toRight: Bool) -> CaretStep {
        var index: Int32 = 0
        var trailing: Int32 = 0
        unsafe pango_layout_move_cursor_visually(
            layout, 1, limited(offset), 0, toRight ? 1 : -1, &index, &trailing)
        if index < 0 { return .beforeStart }
        if index == .max { return .afterEnd }
        return .to(self.offset(Int(index), advancedBy: Int(trailing)))
    }

    func line(at offset: Int) -> ClosedRange<Int> {
        let number = lineNumber(at: offset)
        guard let line = unsafe pango_layout_get_line_readonly(layout, Int32(clamping: number)) else { return 0...0 }
        let start = unsafe Int(line.pointee.start_index)
        var end = start + (unsafe Int(line.pointee.length))
        if number < lines.count - 1, end > start {
            // The end is before the space or the letter at which the line was broken.
            let string = runs.map(\.string).joined()
            let index = string.utf8.index(string.startIndex, offsetBy: min(end, string.utf8.count))
            end = string.utf8.distance(from: string.startIndex, to: string.index(before: index))
        }
        return start...max(end, start)
    }

    /// The offset `scalars` Unicode scalars after `start`, since Pango counts the trailing edge of a character in
    /// scalars.
    private func offset(_ start: Int, advancedBy scalars: Int) -> Int {
        guard scalars > 0 else { return start }
        let string = runs.map(\.string).joined()
        let index = string.utf8.index(string.startIndex, offsetBy: min(max(start, 0), string.utf8.count))
        let end = string.unicodeScalars.index(index, offsetBy: scalars, limitedBy: string.endIndex) ?? string.endIndex
        return string.utf8.distance(from: string.startIndex, to: end)
    }
}
