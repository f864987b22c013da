import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Pictures and backgrounds in text, and the rectangles of runs (S14.14).
@MainActor struct TextPartsTests {
    private let engine = PangoTextEngine()
    private let font = FontSpecification(size: 20)

    private func square(_ side: Double = 20, descent: Double = 0, paint: LayerPaint? = nil) -> TextRun {
        TextRun(
            TextAttachment.character, font: font, paint: paint,
            attachment: TextAttachment(
                content: .path(Path(CGRect(x: 0, y: 0, width: side, height: side))),
                size: CGSize(width: side, height: side), descent: descent))
    }

    private func layout(_ runs: [TextRun], width: Double? = nil, lineLimit: Int? = nil) -> any TextLayout {
        engine.layout(TextRequest(runs: runs, lineLimit: lineLimit), width: width, height: nil)
    }

    /// Bounding box, in pixels, of the pixels with this colour, 0xRRGGBB.
    private func bounds(of color: UInt32, in bitmap: Bitmap) -> CGRect? {
        var bounds: CGRect?
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] & 0xFF_FFFF == color {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                bounds = bounds?.union(pixel) ?? pixel
            }
        }
        return bounds
    }

    private func drawn(_ layout: any TextLayout, scale: Double = 1) -> Bitmap {
        let scene = TestScene(width: 200, height: 80, scale: scale)
        _ = scene.layer(10, 10, layout.size.width, layout.size.height, content: .text(layout))
        scene.draw()
        return scene.bitmap
    }

    @Test func `a picture takes its width in the line, and makes the line as high as it must be`() {
        let letters = layout([TextRun("ab", font: font)])
        let both = layout([TextRun("a", font: font), square(), TextRun("b", font: font)])
        #expect(abs(both.size.width - letters.size.width - 20) <= 1)
        #expect(abs(both.size.height - letters.size.height) <= 1)
        #expect(layout([square(60)]).size.height >= 60)
        #expect(both.cells.map(\.string) == ["a", TextAttachment.character, "b"])
    }

    @Test(arguments: [1.0, 2]) func `it is drawn on whole pixels, its bottom as far below the baseline as it says`(
        scale: Double
    ) throws {
        let text = layout([TextRun("i", font: font), square(descent: 4, paint: .color(ResolvedColor(hex: 0xFF0000)))])
        let bitmap = drawn(text, scale: scale)
        let place = try #require(bounds(of: 0xFF0000, in: bitmap))
        #expect(place.size == CGSize(width: 20 * scale, height: 20 * scale))
        let bottom = (10 + text.firstBaseline + 4) * scale
        #expect(abs(place.maxY - bottom) <= 1)
        let left = (10 + text.frames(ofRun: 1)[0].minX) * scale
        #expect(abs(place.minX - left) <= 0.5)
    }

    @Test func `a picture of pixels is drawn with its own colours`() throws {
        let pixels = ImagePixels(width: 8, height: 8, pixels: Array(repeating: 0xFF00_FF00, count: 64))
        let run = TextRun(
            TextAttachment.character, font: font,
            attachment: TextAttachment(
                content: .picture(LayerImage(source: pixels)), size: CGSize(width: 8, height: 8)))
        let place = try #require(bounds(of: 0x00FF00, in: drawn(layout([run]))))
        #expect(place.size == CGSize(width: 8, height: 8))
    }

    @Test func `a text that is cut after a picture has an ellipsis, and the picture once`() {
        let text = layout([square(), TextRun("\nmore", font: font)], lineLimit: 1)
        #expect(text.isTruncated)
        #expect(text.frames(ofRun: 0).map(\.width) == [20] && text.size.width > 25)
    }

    @Test func `fonts that shrink take the pictures among them along`() throws {
        let red = LayerPaint.color(ResolvedColor(hex: 0xFF0000))
        let runs = [square(paint: red), TextRun("Shrinking letters", font: font)]
        let whole = layout(runs).size.width
        let half = engine.layout(
            TextRequest(runs: runs, lineLimit: 1, minimumScaleFactor: 0.3), width: whole / 2, height: nil)
        #expect(!half.isTruncated && half.size.width <= whole / 2)
        let place = try #require(bounds(of: 0xFF0000, in: drawn(half)))
        #expect((8...10).contains(place.width))
    }

    @Test func `what is behind a run is as high as its line, and below all letters`() throws {
        let text = layout([
            TextRun("ab", font: font), TextRun("cd", font: font, background: ResolvedColor(hex: 0xFFFF00)),
            TextRun("ef", font: font),
        ])
        let bitmap = drawn(text)
        let place = try #require(bounds(of: 0xFFFF00, in: bitmap))
        let run = text.frames(ofRun: 1)[0].offsetBy(dx: 10, dy: 10)
        #expect(abs(place.minX - run.minX) <= 1 && abs(place.maxX - run.maxX) <= 1)
        #expect(abs(place.height - text.size.height) <= 1)
        // Black letters are on it.
        #expect(
            (Int(place.minX)..<Int(place.maxX)).contains { x in
                (Int(place.minY)..<Int(place.maxY)).contains { bitmap[x, $0] & 0xFF_FFFF < 0x404040 }
            })
    }

    @Test func `a run knows where it stands in each of its lines`() {
        let text = layout([TextRun("one ", font: font), TextRun("two three four", font: font)], width: 90)
        let first = text.frames(ofRun: 0)
        let second = text.frames(ofRun: 1)
        #expect(first.count == 1 && second.count >= 2)
        #expect(first[0].minX == 0 && second[0].minX >= first[0].maxX - 0.01)
        #expect(second[1].minX == 0 && second[1].minY >= second[0].maxY - 0.01)
        #expect(text.frames(ofRun: 7).isEmpty)
    }

    @Test func `letters come closer together before a text that may be tightened is cut`() {
        let string = "A line of letters that nearly fits"
        func request(_ allows: Bool) -> TextRequest {
            TextRequest(runs: [TextRun(string, font: font)], lineLimit: 1, allowsTightening: allows)
        }
        let whole = engine.layout(request(true), width: nil, height: nil).size.width
        #expect(engine.layout(request(true), width: whole, height: nil).size.width == whole)
        #expect(engine.layout(request(false), width: whole - 12, height: nil).isTruncated)
        let tight = engine.layout(request(true), width: whole - 12, height: nil)
        #expect(!tight.isTruncated && tight.size.width <= whole - 12)
        #expect(engine.layout(request(true), width: whole / 2, height: nil).isTruncated)
    }

    @Test func `narrow letters are taken where they are installed`() {
        func width(_ percent: Int, _ family: String) -> Double {
            let font = FontSpecification(family: family, size: 20, width: percent)
            return layout([TextRun("Hamburgefonts", font: font)]).size.width
        }
        #expect(width(75, "DejaVu Sans") <= width(100, "DejaVu Sans"))
        // A family with one width ignores the request.
        #expect(width(75, "DejaVu Sans Mono") == width(100, "DejaVu Sans Mono"))
    }
}
