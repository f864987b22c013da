import Foundation
import LayerTree

/// Offsets in a text counted in Unicode scalars, as AT-SPI counts, and in bytes of UTF-8.
struct ScalarOffsets {
    private let text: String

    init(_ text: String) { self.text = text }

    /// Number of scalars.
    var count: Int { text.unicodeScalars.count }

    /// Offset in bytes of the scalar at `offset`, clamped to the text.
    func bytes(_ offset: Int) -> Int {
        let scalars = text.unicodeScalars
        guard offset > 0 else { return 0 }
        let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }

    /// Range in bytes of a range of scalars, clamped to the text.
    func bytes(_ range: Range<Int>) -> Range<Int> { bytes(range.lowerBound)..<bytes(range.upperBound) }

    /// Number of scalars before the byte at `offset`, clamped to the text.
    func scalars(_ offset: Int) -> Int {
        let bytes = text.utf8
        guard offset > 0 else { return 0 }
        let index = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex) ?? bytes.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }

    /// Range in scalars of a range of bytes, clamped to the text.
    func scalars(_ range: Range<Int>) -> Range<Int> { scalars(range.lowerBound)..<scalars(range.upperBound) }
}

extension TextLayout {
    /// Frames of scalars, in the text's points, one for each in `range` that the text has.
    func frames(ofScalars range: Range<Int>) -> [CGRect] {
        let offsets = ScalarOffsets(string)
        let wanted = range.clamped(to: 0..<offsets.count)
        return wanted.map { scalar in
            let parts = rectangles(of: offsets.bytes(scalar..<scalar + 1))
            return parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
        }
    }
}
