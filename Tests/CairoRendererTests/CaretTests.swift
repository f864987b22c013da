import CairoRenderer
import Foundation
import LayerTree
import Testing

/// Carets in text laid out by Pango: in both directions, in ligatures, in wrapped lines.
@MainActor struct CaretTests {
    private let engine = PangoTextEngine()

    private func layout(_ string: String, width: Double? = nil, size: Double = 17) -> any TextLayout {
        engine.layout(
            TextRequest(runs: [TextRun(string, font: FontSpecification(size: size))]), width: width, height: nil)
    }

    /// Offsets between characters, and the two ends.
    private func places(_ string: String) -> [Int] {
        var places = [0]
        for character in string { places.append((places.last ?? 0) + character.utf8.count) }
        return places
    }

    @Test func `carets go from left to right through Latin text, to its end`() {
        let string = "Wave ¡fiancé! 👨‍👩‍👧."
        let text = layout(string)
        let xs = places(string).map { text.caret(at: $0).x }
        #expect(xs.first == 0)
        #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }, "also within the ligature of f and i")
        #expect(abs((xs.last ?? 0) - text.size.width) <= 0.5)
        let caret = text.caret(at: 3)
        #expect(caret.top == 0)
        #expect(abs(caret.bottom - text.size.height) <= 0.5)
    }

    @Test func `an empty text has a caret as high as a line`() {
        let text = layout("")
        #expect(text.caret(at: 0).x == 0)
        #expect(text.caret(at: 0).bottom > 15)
        #expect(text.step(from: 0, toRight: true) == .afterEnd)
        #expect(text.step(from: 0, toRight: false) == .beforeStart)
        #expect(text.offset(at: CGPoint(x: 50, y: 5)) == 0)
        #expect(text.rectangles(of: 0..<0).isEmpty)
    }

    @Test func `Hebrew runs the other way`() {
        let string = "שלום"
        let text = layout(string)
        let xs = places(string).map { text.caret(at: $0).x }
        #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 > $1 })
        #expect(text.step(from: 0, toRight: true) == .beforeStart)
        #expect(text.step(from: 0, toRight: false) == .to(2))
        #expect(text.step(from: 8, toRight: false) == .afterEnd)
        #expect(text.step(from: 8, toRight: true) == .to(6))
    }

    @Test(arguments: ["hello world", "fiancé", "a👨‍👩‍👧b", "שלום", "مرحبا", "किताब"])
    func `a click on a caret finds it again`(string: String) {
        let text = layout(string)
        for place in places(string) {
            let caret = text.caret(at: place)
            #expect(text.offset(at: CGPoint(x: caret.x, y: (caret.top + caret.bottom) / 2)) == place)
        }
    }

    @Test(arguments: ["hello", "abc שלום def", "שלום abc", "مرحبا 123 مرحبا"])
    func `steps to the right come by every place on screen, from the left end to the right one`(string: String) {
        let text = layout(string)
        var offset = text.offset(at: CGPoint(x: -10, y: 5))
        var x = -1.0
        var steps = 0
        while case .to(let next) = text.step(from: offset, toRight: true), steps < 100 {
            #expect(text.caret(at: next).x >= x - 0.01, "never back to the left")
            x = text.caret(at: next).x
            offset = next
            steps += 1
        }
        #expect(abs(x - text.size.width) <= 1)
        #expect(steps >= string.count - 1)
        #expect(steps < 100)
    }

    @Test func `what is selected across two directions is two rectangles of one line`() {
        let string = "abc שלום"
        let text = layout(string)
        // The c, the space and the first Hebrew letter, which is the rightmost one on screen.
        let rects = text.rectangles(of: 2..<6)
        #expect(rects.count == 2)
        #expect(Set(rects.map(\.minY)) == [0])
        let whole = text.rectangles(of: 0..<string.utf8.count)
        #expect(whole.count == 1)
        #expect(abs((whole.first?.width ?? 0) - text.size.width) <= 0.5)
    }

    @Test func `in lines that break a caret stands at the beginning of the next line, and End before the space`() {
        let string = "one two three"
        let text = layout(string, width: Double(layout("one two").size.width) + 2)
        #expect(text.line(at: 0) == 0...7)
        #expect(text.line(at: 8) == 8...13)
        #expect(text.caret(at: 8).x == 0)
        #expect(text.caret(at: 8).top == text.caret(at: 7).bottom)
        // Far to the right of the first line: its end, not the second line.
        #expect(text.offset(at: CGPoint(x: 500, y: 3)) == 7)
        #expect(text.offset(at: CGPoint(x: 500, y: 300)) == 13)
        #expect(text.rectangles(of: 4..<10).count == 2)
    }

    @Test func `lines that are centred or trailing carry their carets along`() {
        var request = TextRequest(runs: [TextRun("i\u{2028}wide line", font: FontSpecification(size: 17))])
        request.alignment = .trailing
        let text = engine.layout(request, width: nil, height: nil)
        #expect(abs(text.caret(at: 1).x - text.size.width) <= 0.5)
        #expect(text.caret(at: 0).x > 20)
        #expect(text.offset(at: CGPoint(x: 0, y: 3)) == 0)
        #expect(abs((text.rectangles(of: 0..<1).first?.maxX ?? 0) - text.size.width) <= 0.5)
    }
}
