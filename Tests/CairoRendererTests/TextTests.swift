import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Text layout and drawing: S24.14–S24.16.
@MainActor struct TextTests {
    let engine = PangoTextEngine()

    private func request(
        _ string: String, size: Double = 17, weight: Int = 400, lineLimit: Int? = nil, minimumScaleFactor: Double = 1,
        digits: Bool = false
    ) -> TextRequest {
        TextRequest(
            runs: [
                TextRun(string, font: FontSpecification(size: size, weight: weight, hasMonospacedDigits: digits))
            ], lineLimit: lineLimit, minimumScaleFactor: minimumScaleFactor)
    }

    @Test func `a text's measures are plausible`() {
        let layout = engine.layout(request("Hamburg"), width: nil, height: nil)
        #expect((50...80).contains(layout.size.width))
        #expect((19...24).contains(layout.size.height))
        #expect(layout.firstBaseline > layout.size.height / 2 && layout.firstBaseline < layout.size.height)
        #expect(layout.firstBaseline == layout.lastBaseline)
        #expect(!layout.isTruncated)
        let bold = engine.layout(request("Hamburg", weight: 800), width: nil, height: nil)
        #expect(bold.size.width > layout.size.width)
        let large = engine.layout(request("Hamburg", size: 34), width: nil, height: nil)
        #expect(abs(large.size.width - 2 * layout.size.width) <= 1.5)
    }

    @Test func `a PostScript name is a face of a family, whose weight another one replaces`() {
        func width(_ family: String, weight: Int = 400) -> Double {
            let run = TextRun("Hamburg", font: FontSpecification(family: family, size: 17, weight: weight))
            return engine.layout(TextRequest(runs: [run]), width: nil, height: nil).size.width
        }
        let (plain, bold) = (width("DejaVu Sans"), width("DejaVu Sans", weight: 700))
        #expect(plain < bold)
        #expect(width("DejaVuSans-Bold") == bold && width("DejaVuSans") == plain)
        #expect(width("DejaVuSans", weight: 700) == bold)
        #expect(width("NoSuchFont-Bold") == width("NoSuchFont"))
    }

    @Test func `measures grow evenly with the size: nothing is hinted (no jumps)`() {
        var last = 0.0
        for size in stride(from: 10.0, through: 30, by: 0.25) {
            let width = engine.layout(request("The quick brown fox", size: size), width: nil, height: nil).size.width
            #expect(last == 0 || (width - last >= 0 && width - last < 4))
            last = width
        }
    }

    @Test func `lines break at the width, and the answer fits when asked again (S24.14)`() {
        let text = request("The quick brown fox jumps over the lazy dog")
        let layout = engine.layout(text, width: 120, height: nil)
        #expect(layout.size.width <= 120)
        #expect(layout.size.height > 60)
        let again = engine.layout(text, width: layout.size.width, height: nil)
        #expect(again.size == layout.size)
        #expect(layout.lastBaseline > layout.firstBaseline)
    }

    @Test func `a word that is too wide is broken without a hyphen, which would take room`() {
        let half = engine.layout(request("mmmm"), width: nil, height: nil).size.width
        let broken = engine.layout(request("mmmmmmmm"), width: half, height: nil)
        #expect(Set(broken.cells.map(\.frame.minY)).count == 2)
        #expect(broken.size.width <= half && broken.string == "mmmmmmmm")
    }

    @Test func `a wide proposal gives the ideal text itself (S24.15)`() {
        let ideal = engine.layout(request("Hello"), width: nil, height: nil)
        #expect(engine.layout(request("Hello"), width: 300, height: 100) === ideal)
        #expect(engine.layout(request("Hello"), width: ideal.size.width, height: nil) === ideal)
    }

    @Test func `what was set is remembered by the text and by the room that it had`() {
        let text = "The quick brown fox"
        let narrow = engine.layout(request(text), width: 80, height: nil)
        #expect(engine.layout(request(text), width: 80, height: nil) === narrow)
        let others = [
            engine.layout(request(text), width: 81, height: nil), engine.layout(request(text), width: 80, height: 30),
            engine.layout(request(text), width: nil, height: 80),
            engine.layout(request(text, weight: 700), width: 80, height: nil),
        ]
        #expect(others.allSatisfy { $0 !== narrow })
        #expect(engine.layout(request(text), width: 80, height: .infinity) === narrow)
    }

    @Test func `what has too little room ends in an ellipsis (S24.14, S24.16)`() {
        let text = request("The quick brown fox jumps over the lazy dog", lineLimit: 2)
        let layout = engine.layout(text, width: 100, height: nil)
        #expect(layout.isTruncated)
        #expect(layout.size.height < 50)
        #expect(layout.string == "The quick brown fox jumps over the lazy dog")
        let low = engine.layout(request("The quick brown fox jumps over the lazy dog"), width: 100, height: 45)
        #expect(low.isTruncated && low.size.height <= 45)
        let none = engine.layout(request("The quick brown fox"), width: 100, height: 5)
        #expect(none.size.height > 15)
    }

    @Test func `a text shrinks before it is cut (S24.16)`() {
        let layout = engine.layout(
            request("Rather long a title", lineLimit: 1, minimumScaleFactor: 0.5), width: 100, height: nil)
        #expect(!layout.isTruncated)
        #expect(layout.size.width <= 100)
        #expect(layout.size.height < 18)
    }

    @Test func `monospaced digits are of one width`() {
        func width(_ string: String) -> Double {
            engine.layout(request(string, digits: true), width: nil, height: nil).size.width
        }
        #expect(width("1111") == width("8888"))
    }

    @Test func `an emoji has its colours, and text has that of its layer`() {
        let scene = TestScene(width: 120, height: 60)
        _ = scene.text("🐸", 5, 5, size: 40)
        _ = scene.text("I", 80, 5, size: 40, weight: 900, fill: ResolvedColor(hex: 0xFF0000))
        scene.draw()
        let left = (0..<60).flatMap { y in (0..<60).map { scene.bitmap[$0, y] } }
        let greens = left.filter { ($0 >> 8 & 255) > ($0 & 255) + 80 }
        #expect(greens.count > 200)
        #expect(scene.bitmap.pixels.contains(0xFFFF_0000))
    }

    @Test func `a text looks the same wherever it rests`() {
        let scene = TestScene(width: 300, height: 100)
        _ = scene.text("Same", 10.3, 10.4)
        _ = scene.text("Same", 110.2, 40.1)
        scene.draw()
        for y in 0..<20 {
            for x in 0..<50 { #expect(scene.bitmap[10 + x, 10 + y] == scene.bitmap[110 + x, 40 + y]) }
        }
    }

    @Test func `the empty text has a line's height and no width`() {
        let layout = engine.layout(request(""), width: 100, height: nil)
        #expect(layout.size.width == 0)
        #expect(layout.size.height > 15)
    }

    @Test func `a limit of lines counts those of all paragraphs (S24.16)`() {
        let lineHeight = engine.layout(request("a"), width: nil, height: nil).size.height
        func layout(_ string: String, _ limit: Int, width: Double?) -> any TextLayout {
            engine.layout(request(string, lineLimit: limit), width: width, height: nil)
        }
        for width in [nil, 200.0] {
            let cut = layout("one\ntwo\nthree\nfour", 2, width: width)
            #expect(cut.isTruncated)
            #expect(abs(cut.size.height - 2 * lineHeight) <= 1)
            #expect(!layout("one\ntwo", 2, width: width).isTruncated)
        }
        let wrapped = layout("one\nthe quick brown fox jumps over the lazy dog\nlast", 2, width: 120)
        #expect(wrapped.isTruncated && wrapped.size.width <= 120)
        #expect(abs(wrapped.size.height - 2 * lineHeight) <= 1)
        #expect(layout("a\n\n\nb", 1, width: nil).isTruncated)
    }

    @Test func `the ellipsis stands where the mode says (S24.16)`() {
        func ink(_ mode: TextRequest.Truncation) -> [Bool] {
            let scene = TestScene(width: 100, height: 24)
            var text = request("WWWWWWWWWWWWWWWWWWWW", lineLimit: 1)
            text.truncation = mode
            let layout = scene.engine.layout(text, width: 100, height: nil)
            #expect(layout.isTruncated)
            _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
            scene.draw()
            // A dotted line has gaps.
            return (0..<100).map { x in (6..<11).contains { y in scene.bitmap[x, y] & 255 < 128 } }
        }
        func isEmpty(_ columns: ArraySlice<Bool>) -> Bool { !columns.contains(true) }
        #expect(isEmpty(ink(.tail)[88...]) && !isEmpty(ink(.tail)[..<8]))
        #expect(isEmpty(ink(.head)[..<8]) && !isEmpty(ink(.head)[88...]))
        #expect(!isEmpty(ink(.middle)[..<8]) && !isEmpty(ink(.middle)[88...]) && isEmpty(ink(.middle)[47..<52]))
    }

    @Test func `space for lines that are not there is kept`() {
        var text = request("one")
        let lineHeight = engine.layout(text, width: nil, height: nil).size.height
        text.reservedLines = 3
        text.lineSpacing = 4
        let layout = engine.layout(text, width: nil, height: nil)
        #expect(abs(layout.size.height - 3 * lineHeight - 8) <= 1.5)
        #expect(layout.firstBaseline < lineHeight)
    }

    @Test func `a text shrinks no more than it must, in width and in height (S24.16)`() {
        var text = request("🐸", size: 200, minimumScaleFactor: 0.01)
        for (width, height) in [(60.0, 90.0), (90, 40), (33, 300)] {
            let size = engine.layout(text, width: width, height: height).size
            #expect(size.width <= width && size.height <= height + 0.5)
            #expect(size.width > width * 0.95 || size.height > height * 0.95, "\(size) in \(width) × \(height)")
        }
        text.minimumScaleFactor = 0.5
        #expect(engine.layout(text, width: 20, height: 20).size.height > 100, "no smaller than half")
    }

    @Test func `numbers that are none, and zeros in strings, do no harm`() {
        var text = request("a\0b", size: .nan)
        text.lineSpacing = .infinity
        text.runs[0].kerning = .nan
        text.runs[0].baselineOffset = -.infinity
        #expect(engine.layout(text, width: .nan, height: -.infinity).string == "a\0b")
        _ = engine.layout(request("a", size: 1e300), width: 10, height: nil)
        _ = engine.layout(TextRequest(runs: []), width: nil, height: nil)
    }

    // MARK: Cells

    @Test func `cells tile the line, each with its characters`() {
        let layout = engine.layout(request("1,234"), width: nil, height: nil)
        #expect(layout.cells.map(\.string) == ["1", ",", "2", "3", "4"])
        var right = 0.0
        for cell in layout.cells {
            #expect(abs(cell.frame.minX - right) < 1e-6)
            right = cell.frame.maxX
        }
        #expect(abs(right - layout.size.width) <= 0.5)
        #expect(layout.cells.allSatisfy { $0.frame.minY == 0 && abs($0.frame.height - layout.size.height) <= 0.5 })
    }

    @Test func `cells are in reading order, whichever way a line runs`() {
        let layout = engine.layout(request("אבג 12"), width: nil, height: nil)
        #expect(layout.cells.map(\.string) == ["א", "ב", "ג", " ", "1", "2"])
        #expect(layout.cells[0].frame.minX > layout.cells[2].frame.minX, "Hebrew runs to the left")
        #expect(layout.cells[4].frame.minX < layout.cells[5].frame.minX, "numbers in it to the right")
        let mixed = engine.layout(request("👩‍👩‍👧e\u{301}"), width: nil, height: nil)
        #expect(mixed.cells.map(\.string) == ["👩‍👩‍👧", "e\u{301}"])
        let cut = engine.layout(request("a long text", lineLimit: 1), width: 30, height: nil)
        #expect(cut.isTruncated && cut.cells.isEmpty)
    }

    @Test(arguments: ["1,234:56", "Ωmega fix", "אבג 12", "🐸12"])
    func `a text's cells drawn side by side are the text`(string: String) {
        let whole = TestScene(width: 120, height: 40)
        let layout = whole.engine.layout(request(string), width: nil, height: nil)
        _ = whole.layer(8, 8, layout.size.width, layout.size.height, content: .text(layout))
        whole.draw()
        let apart = TestScene(width: 120, height: 40)
        let commands = layout.cells.indices.map { index in
            let origin = layout.cells[index].frame.origin
            return DrawCommand.text(layout.layout(ofCell: index), at: origin, color: .black)
        }
        // The size is in whole points, because drawings are stretched to whole pixels and texts are not.
        _ = apart.layer(8, 8, 100, 30, content: .drawing(DisplayList(commands: commands)))
        apart.draw()
        let difference = zip(whole.bitmap.pixels, apart.bitmap.pixels).map { a, b in abs(Int(a & 255) - Int(b & 255)) }
        // A pixel shared by two glyphs is covered by each separately.
        #expect((difference.max() ?? 0) <= 24)
        #expect(whole.bitmap.pixels.contains { $0 & 255 < 128 })
    }

    // MARK: Paint and lines

    @Test func `a gradient runs over the whole text`() {
        let scene = TestScene(width: 140, height: 40)
        let red = ResolvedColor(hex: 0xFF0000)
        let blue = ResolvedColor(hex: 0x0000FF)
        let font = FontSpecification(size: 30, weight: 900)
        let paint = LayerPaint.linearGradient(
            LayerGradient(colors: [red, blue], space: .device), start: .leading, end: .trailing)
        let layout = scene.engine.layout(
            TextRequest(runs: [TextRun("MM", font: font, paint: paint), TextRun("MM", font: font, paint: paint)]),
            width: nil, height: nil)
        _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
        scene.draw()
        func sum(_ range: Range<Int>, _ shift: UInt32) -> Int {
            range.flatMap { x in (0..<40).map { y in 255 - Int(scene.bitmap[x, y] >> shift & 255) } }.reduce(0, +)
        }
        #expect(sum(0..<20, 0) > 3 * sum(0..<20, 16), "red at the left: blue is missing")
        let end = Int(layout.size.width)
        #expect(sum((end - 20)..<end, 16) > 3 * sum((end - 20)..<end, 0), "blue at the right")
    }

    @Test func `lines under and through a text are whole rows, in their own colour`() {
        let scene = TestScene(width: 60, height: 60)
        let red = ResolvedColor(hex: 0xFF0000)
        let run = TextRun(
            "     ", font: FontSpecification(size: 30), underline: TextDecoration(color: red),
            strikethrough: TextDecoration())
        let layout = scene.engine.layout(TextRequest(runs: [run]), width: nil, height: nil)
        _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
        scene.draw()
        let column = (0..<60).map { scene.bitmap[10, $0] }.filter { $0 != 0xFFFF_FFFF }
        #expect(Set(column) == [0xFFFF_0000, 0xFF00_0000])
        #expect(column.first == 0xFF00_0000 && column.last == 0xFFFF_0000)
    }

    @Test func `a thick line has twice the rows of a single one, and a double line a gap as high as its lines`() {
        func column(_ form: TextDecoration.Form) -> [Bool] {
            let scene = TestScene(width: 60, height: 90)
            let run = TextRun("     ", font: FontSpecification(size: 60), underline: TextDecoration(form: form))
            let layout = scene.engine.layout(TextRequest(runs: [run]), width: nil, height: nil)
            _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
            scene.draw()
            let rows = (0..<90).map { scene.bitmap[10, $0] & 255 < 128 }
            return Array(rows.drop { !$0 }.reversed().drop { !$0 })
        }
        let height = column(.single).count
        #expect(height > 0 && column(.single).allSatisfy { $0 })
        #expect(column(.thick) == Array(repeating: true, count: 2 * height))
        #expect(column(.double).count == 3 * height)
        #expect(column(.double).dropFirst(height).prefix(height).allSatisfy { !$0 })
    }

    @Test(arguments: [TextDecoration.Pattern.dot, .dash, .dashDot, .dashDotDot])
    func `patterns leave gaps`(pattern: TextDecoration.Pattern) {
        let scene = TestScene(width: 200, height: 60)
        let run = TextRun(
            "                  ", font: FontSpecification(size: 30), underline: TextDecoration(pattern: pattern))
        let layout = scene.engine.layout(TextRequest(runs: [run]), width: nil, height: nil)
        _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
        scene.draw()
        let row = (0..<60).map { y in (10..<110).map { scene.bitmap[$0, y] & 255 < 128 } }.first { $0.contains(true) }
        #expect(row?.contains(false) == true)
    }

    @Test func `kerning adds its points between characters, and offsets raise`() {
        func size(_ kerning: Double, _ offset: Double = 0) -> CGSize {
            let run = TextRun("abcd", font: FontSpecification(size: 20), kerning: kerning, baselineOffset: offset)
            return engine.layout(TextRequest(runs: [run]), width: nil, height: nil).size
        }
        #expect((29.0...40.5).contains(size(10).width - size(0).width))
        #expect(abs(size(20).width - size(0).width - 2 * (size(10).width - size(0).width)) <= 1)
        let raised = TextRun("a", font: FontSpecification(size: 20), baselineOffset: 10)
        let plain = TextRun("a", font: FontSpecification(size: 20))
        let both = engine.layout(TextRequest(runs: [plain, raised]), width: nil, height: nil)
        #expect(both.size.height > size(0).height + 5)
    }

    @Test func `lines lie as the alignment says, mirrored where text runs to the left`() {
        func left(_ alignment: TextRequest.Alignment, _ direction: LayoutDirection) -> Int {
            let scene = TestScene(width: 140, height: 60)
            var text = request("MMMMMMMM\nM")
            text.alignment = alignment
            text.direction = direction
            let layout = scene.engine.layout(text, width: nil, height: nil)
            _ = scene.layer(0, 0, layout.size.width, layout.size.height, content: .text(layout))
            scene.draw()
            return (0..<140).first { x in (26..<38).contains { scene.bitmap[x, $0] & 255 < 128 } } ?? 0
        }
        #expect(left(.leading, .leftToRight) < 4)
        #expect((50...60).contains(left(.center, .leftToRight)))
        #expect(left(.trailing, .leftToRight) > 90)
        #expect(left(.leading, .rightToLeft) > 90)
        #expect(left(.trailing, .rightToLeft) < 4)
    }
}
