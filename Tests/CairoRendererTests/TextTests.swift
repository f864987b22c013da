import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Texts as S24.14–S24.16 want them.
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

    @Test func `a wide proposal gives the ideal text itself (S24.15)`() {
        let ideal = engine.layout(request("Hello"), width: nil, height: nil)
        #expect(engine.layout(request("Hello"), width: 300, height: 100) === ideal)
        #expect(engine.layout(request("Hello"), width: ideal.size.width, height: nil) === ideal)
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
}
