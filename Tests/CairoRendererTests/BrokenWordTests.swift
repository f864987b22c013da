import CairoRenderer
import Foundation
import LayerTree
import Testing

/// Texts with a word that is wider than their lines (S24.16).
@MainActor struct BrokenWordTests {
    private let engine = PangoTextEngine()

    private func layout(_ string: String, size: Double = 40, least: Double, _ width: Double, _ height: Double?)
        -> any TextLayout
    {
        let run = TextRun(string, font: FontSpecification(size: size))
        return engine.layout(TextRequest(runs: [run], minimumScaleFactor: least), width: width, height: height)
    }

    private func height(_ string: String, size: Double) -> Double {
        engine.layout(
            TextRequest(runs: [TextRun(string, font: FontSpecification(size: size))]), width: nil, height: nil
        ).size.height
    }

    @Test func `a text that may shrink does so before a word is broken`() {
        let word = layout("Guess", least: 0.1, 50, 200)
        #expect(word.size.width <= 50 && word.size.width > 46)
        #expect(word.size.height < height("Guess", size: 20) * 1.5, "one line")
        let words = layout("Two reasonable words", least: 0.1, 90, 200)
        #expect(words.size.width <= 90)
        #expect(words.size.height > height("Two", size: 10) * 2, "lines still end between words")
    }

    @Test func `a text that may not shrink breaks its word`() {
        #expect(layout("Guess", least: 1, 50, 400).size.height > height("Guess", size: 40) * 1.5)
    }

    @Test func `where the least size breaks the word as well, the text shrinks no more than it must`() {
        let text = layout("Guessing and guessing", least: 0.9, 50, nil)
        #expect(text.size.height == layout("Guessing and guessing", least: 1, 50, nil).size.height)
        let low = layout("Guess", least: 0.5, 12, 70)
        #expect(!low.isTruncated || low.size.height <= 70.5)
    }

    @Test func `lines that end between words do not shrink`() {
        let text = layout("one two six", size: 20, least: 0.1, 60, nil)
        #expect(text.size.height == layout("one two six", size: 20, least: 1, 60, nil).size.height)
        let paragraphs = layout("one\ntwo", size: 20, least: 0.1, 60, nil)
        #expect(paragraphs.size.height == layout("one\ntwo", size: 20, least: 1, 60, nil).size.height)
    }
}
