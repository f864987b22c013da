import Foundation
import FoundationSupplement
import Testing

/// Ranges of attributed strings, counted in UTF-16 units and back.
struct AttributedRangeTests {
    private let text = AttributedString("añ🎉o word")

    @Test(arguments: [(0, 2, "añ"), (2, 2, "🎉"), (4, 6, "o word"), (0, 10, "añ🎉o word"), (10, 0, "")])
    func `a range in units is the part that it counts`(location: Int, length: Int, part: String) throws {
        let units = NSRange(location: location, length: length)
        let range = try #require(Range(units, in: text))
        #expect(String(text[range].characters) == part)
        #expect(NSRange(range, in: text) == units)
    }

    @Test(arguments: [(0, 11), (11, 0), (3, 1), (0, 3), (NSNotFound, 0), (3, Int.max), (-1, 1), (1, -1)])
    func `a range beyond the end or within a character of two units is none`(location: Int, length: Int) {
        #expect(Range(NSRange(location: location, length: length), in: text) == nil)
    }

    @Test func `units of a part count from its start`() throws {
        let word = try #require(text.range(of: "word"))
        let part = text[try #require(text.range(of: "🎉")).lowerBound...]
        #expect(NSRange(word, in: text).location == 6)
        #expect(NSRange(word, in: part).location == 4)
        #expect(Range(NSRange(location: 4, length: 4), in: part) == word)
        #expect(NSRange(text.startIndex..., in: text).length == 10)
    }

    @Test func `matches of a regular expression become parts`() throws {
        let expression = try NSRegularExpression(pattern: "<b>(.*?)</b>")
        var marked = AttributedString("🎉 is <b>bold</b>")
        let all = NSRange(marked.startIndex..., in: marked)
        let match = try #require(expression.firstMatch(in: String(marked.characters), range: all))
        marked.removeSubrange(try #require(Range(match.range(at: 1), in: marked)))
        #expect(String(marked.characters) == "🎉 is <b></b>")
    }
}
