import Foundation

/// Finds words in a text, by UTF-16 units as `NSRange` counts them.
struct WordScanner {
    private let units: [Unicode.UTF16.CodeUnit]

    init(_ text: String) { units = Array(text.utf16) }

    /// Ranges of the words within `range`, in order. Words with digits are left out.
    func words(in range: NSRange) -> [NSRange] {
        let end = min(range.location + range.length, units.count)
        guard range.location >= 0, range.location < end else { return [] }
        let text = String(decoding: units[range.location..<end], as: UTF16.self)
        var words: [NSRange] = []
        var offset = range.location
        var word: (start: Int, length: Int, hasDigit: Bool)?
        func close() {
            if let word, !word.hasDigit { words.append(NSRange(location: word.start, length: word.length)) }
            word = nil
        }
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let length = character.utf16.count
            let isInner =
                word != nil && (character == "'" || character == "’") && index + 1 < characters.count
                && characters[index + 1].isLetter
            if character.isLetter || character.isNumber || isInner {
                var current = word ?? (offset, 0, false)
                current.length += length
                current.hasDigit = current.hasDigit || character.isNumber
                word = current
            } else {
                close()
            }
            offset += length
        }
        close()
        return words
    }

    /// The word at `range`, with the apostrophe that dictionaries have; nil if the range is not in the text.
    func word(at range: NSRange) -> String? {
        guard range.location >= 0, range.length >= 0, range.location <= units.count,
            range.length <= units.count - range.location
        else { return nil }
        return String(decoding: units[range.location..<(range.location + range.length)], as: UTF16.self)
            .replacing("’", with: "'")
    }
}
