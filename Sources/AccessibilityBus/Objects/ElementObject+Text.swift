import AccessibilityTree
import DesktopBus
import Foundation

/// Texts of elements, and the places of their characters.
extension ElementObject {
    /// Most characters whose frames are asked for at once.
    private static let mostFrames = 10_000

    var units: TextUnits { TextUnits(element.readableText ?? "") }

    /// Position of the caret; the text's start, where there is none.
    var caret: Int { element.text?.selection.upperBound ?? 0 }

    /// The selected characters; nil if there are none.
    var selectedText: Range<Int>? {
        guard let selection = element.text?.selection, !selection.isEmpty else { return nil }
        return selection
    }

    /// Looks of the text's characters.
    var styles: TextStyles {
        TextStyles(window.source?.accessibilityTextRuns(of: element.id) ?? [], of: units.count)
    }

    /// The boundary whose number is a call's second argument.
    ///
    /// - Throws: an error if there is none.
    func boundary(_ call: BusCall) throws(BusError) -> TextUnits.Boundary {
        guard let boundary = TextUnits.Boundary(type: call.integer(1)) else {
            throw .wrongArguments("there is no boundary \(call.integer(1))")
        }
        return boundary
    }

    /// Text and range of the unit that `find` finds at the offset that is a call's first argument.
    func answer(
        _ boundary: TextUnits.Boundary, _ call: BusCall, find: (TextUnits, TextUnits.Boundary, Int) -> Range<Int>
    ) -> [BusArgument] {
        var units = units
        if boundary == .lineStart || boundary == .lineEnd { units.wraps = wraps(in: units, near: call.integer(0)) }
        let range = find(units, boundary, call.integer(0))
        return [
            .text(units.text(range)), .integer(Int32(clamping: range.lowerBound)),
            .integer(Int32(clamping: range.upperBound)),
        ]
    }

    /// Positions at which lines begin because of the width: in the paragraphs at `offset`, before it and after it, as
    /// far as frames can be asked for.
    private func wraps(in units: TextUnits, near offset: Int) -> Set<Int> {
        let paragraph = units.unit(.paragraphStart, at: offset)
        let before = units.unit(.paragraphStart, before: offset)
        let after = units.unit(.paragraphStart, after: offset)
        let offset = units.clamped(offset)
        let start = max(min(before.lowerBound, paragraph.lowerBound), offset - Self.mostFrames / 2)
        let end = min(max(after.upperBound, paragraph.upperBound), offset + Self.mostFrames / 2)
        guard start < end, let frames = frames(ofCharacters: start..<end), frames.count == end - start else {
            return []
        }
        var wraps: Set<Int> = []
        for index in frames.indices.dropFirst() where frames[index].midY > frames[index - 1].maxY {
            // After a line's end a line begins anyway.
            if !units.scalars[start + index - 1].isLineEnd { wraps.insert(start + index) }
        }
        return wraps
    }

    private func frames(ofCharacters range: Range<Int>) -> [CGRect]? {
        window.source?.accessibilityFrames(of: element.id, characters: range)?.map(\.finite)
    }

    // MARK: Places

    /// Frame of some characters; of an empty range, that of the character there, or of the caret at the text's end. The
    /// element's frame, if the window does not know.
    func frame(ofCharacters range: Range<Int>) -> CGRect {
        let count = units.count
        guard count > 0 else { return frame }
        if range.isEmpty, range.lowerBound == count {
            guard let last = frames(ofCharacters: count - 1..<count)?.last else { return frame }
            return CGRect(x: last.maxX, y: last.minY, width: 0, height: last.height)
        }
        let end = max(range.upperBound, range.lowerBound + 1)
        let asked = range.lowerBound..<min(end, range.lowerBound + Self.mostFrames)
        guard let frames = frames(ofCharacters: asked), let first = frames.first else { return frame }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Position of the character at a point; -1 if there is none.
    func offset(at point: CGPoint) -> Int {
        let frames = frames(ofCharacters: 0..<min(units.count, Self.mostFrames)) ?? []
        return frames.firstIndex { $0.contains(point) } ?? -1
    }

    /// Runs of characters that lie in an area: start, end and text of each, and an empty value.
    func ranges(in area: CGRect) -> BusArgument {
        let units = units
        let frames = frames(ofCharacters: 0..<min(units.count, Self.mostFrames)) ?? []
        var ranges: [Range<Int>] = []
        for (index, frame) in frames.enumerated() where frame.intersects(area) && index < units.count {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        let found = ranges.map { range in
            BusArgument.structure([
                .integer(Int32(clamping: range.lowerBound)), .integer(Int32(clamping: range.upperBound)),
                .text(units.text(range)), .variant(.integer(0)),
            ])
        }
        return .array(found, of: "(iisv)")
    }
}
