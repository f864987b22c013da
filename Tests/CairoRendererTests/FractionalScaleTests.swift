import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Snapping at fractional scales: layers at rest have their edges between pixels (S23.5).
@MainActor struct FractionalScaleTests {
    nonisolated private static let scales = [1.25, 1.5, 1.75]
    private let black: UInt32 = 0xFF00_0000
    private let white: UInt32 = 0xFFFF_FFFF

    /// Number of pixels that have neither of the two colours.
    private func blurred(_ bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 != black && $0 != white } }

    /// Lengths of the black runs in a column, from the top.
    private func runs(_ bitmap: Bitmap, column: Int) -> [Int] {
        var result: [Int] = []
        var length = 0
        for y in 0...bitmap.height {
            if y < bitmap.height, bitmap[column, y] == black {
                length += 1
            } else if length > 0 {
                result.append(length)
                length = 0
            }
        }
        return result
    }

    @Test(arguments: scales) func `filled rectangles are hard, and as large as asked for to half a pixel`(scale: Double)
    {
        let scene = TestScene(width: 200, height: 120, scale: scale)
        for index in 0..<9 {
            let place = Double(index) * 1.37
            _ = scene.layer(
                10.1 + place * 15, 10.3 + place, 14.6, 40 + place, content: index % 2 == 0 ? .color : .roundedRect(0))
        }
        scene.draw()
        #expect(blurred(scene.bitmap) == 0)
        let column = Int((14.0 * scale).rounded())
        let height = runs(scene.bitmap, column: column).first ?? 0
        #expect(abs(Double(height) - 40 * scale) <= 0.5)
    }

    @Test(arguments: scales) func `neighbours leave no gap and no seam`(scale: Double) {
        let scene = TestScene(width: 200, height: 40, scale: scale)
        for index in 0..<20 { _ = scene.layer(10 + Double(index) * 7.3, 5, 7.3, 20, content: .color) }
        scene.draw()
        let row = Int(15 * scale)
        let (first, last) = (Int((10 * scale).rounded()), Int(((10 + 146) * scale).rounded()))
        for x in first..<last { #expect(scene.bitmap[x, row] == black, "column \(x)") }
        #expect(scene.bitmap[first - 1, row] == white && scene.bitmap[last, row] == white)
    }

    @Test(arguments: scales) func `hairlines are whole rows of pixels, wherever they lie`(scale: Double) {
        let scene = TestScene(width: 60, height: 160, scale: scale)
        let places = (0..<12).map { 4 + Double($0) * 12.7 }
        for (index, y) in places.enumerated() {
            _ = scene.layer(5, y, 50, index % 2 == 0 ? 1 / scale : 0.3, content: .color)
        }
        scene.draw()
        #expect(blurred(scene.bitmap) == 0)
        #expect(runs(scene.bitmap, column: Int(30 * scale)) == [Int](repeating: 1, count: places.count))
    }

    /// Content that strokes a border of `width` points.
    private func border(_ width: Double, radius: Double = 0) -> LayerContent {
        .shape(
            LayerShape(style: .stroke(StrokeStyle(lineWidth: width)), version: 3) { rect in
                let inner = rect.insetBy(dx: width / 2, dy: width / 2)
                return radius > 0 ? Path(roundedRect: inner, cornerRadius: radius) : Path(inner)
            })
    }

    @Test(arguments: scales, [0.5, 1, 2, 3])
    func `borders are as wide as whole pixels on all sides, and within their frames`(scale: Double, width: Double) {
        let scene = TestScene(width: 120, height: 120, scale: scale)
        _ = scene.layer(10.3, 8.7, 90, 100.4, content: border(width))
        scene.draw()
        #expect(blurred(scene.bitmap) == 0)
        let line = Int(max((width * scale).rounded(), 1))
        #expect(runs(scene.bitmap, column: Int(50 * scale)) == [line, line])
        #expect(scene.bitmap[Int((10.3 * scale).rounded()), Int(50 * scale)] == black)
        #expect(scene.bitmap[Int((10.3 * scale).rounded()) - 1, Int(50 * scale)] == white)
        #expect(scene.bitmap[Int((100.3 * scale).rounded()) - 1, Int(50 * scale)] == black)
        #expect(scene.bitmap[Int((100.3 * scale).rounded()), Int(50 * scale)] == white)
    }

    @Test(arguments: scales) func `round corners keep their lines' straight parts hard`(scale: Double) {
        let scene = TestScene(width: 120, height: 120, scale: scale)
        _ = scene.layer(10, 10, 100, 90, content: border(1, radius: 12))
        scene.draw()
        let line = Int(scale.rounded())
        #expect(runs(scene.bitmap, column: Int(60 * scale)) == [line, line])
        for y in Int(30 * scale)..<Int(80 * scale) { #expect(scene.bitmap[Int((10 * scale).rounded()), y] == black) }
        #expect(scene.bitmap == scene.drawnAnew())
    }

    @Test func `at whole scales lines lie where they were put`() {
        for scale in [1.0, 2] {
            let scene = TestScene(width: 60, height: 60, scale: scale)
            _ = scene.layer(
                10, 10, 40, 40,
                content: .shape(LayerShape(style: .stroke(StrokeStyle(lineWidth: 1)), version: 4) { Path($0) }))
            scene.draw()
            let (x, y) = (Int(30 * scale), Int(10 * scale))
            // Half of it on either side of the edge.
            #expect((scene.bitmap[x, y] == black) == (scale == 2) && (scene.bitmap[x, y - 1] == black) == (scale == 2))
        }
    }

    @Test(arguments: scales) func `a text is the same wherever it rests`(scale: Double) throws {
        func picture(_ x: Double, _ y: Double) -> [UInt32] {
            let scene = TestScene(width: 120, height: 50, scale: scale)
            _ = scene.text("Resting illicitly", x, y, size: 13)
            scene.draw()
            let (left, top) = (Int((x * scale).rounded()), Int((y * scale).rounded()))
            return (0..<Int(20 * scale)).flatMap { row in
                (0..<Int(90 * scale)).map { scene.bitmap[left + $0, top + row] }
            }
        }
        let first = picture(10, 10)
        #expect(first.contains { $0 != white })
        for place in [(10.3, 10.2), (11.5, 9.9), (12.77, 14.6)] { #expect(picture(place.0, place.1) == first) }
    }

    @Test(arguments: scales) func `what comes to rest is drawn as if it had always lain there`(scale: Double) {
        let scene = TestScene(width: 120, height: 120, scale: scale)
        let card = scene.layer(10, 10, 60, 60, content: border(1, radius: 6))
        _ = scene.text("card", 8, 8, in: card)
        scene.draw()
        card.setGeometry(
            LayerGeometry(x: 31.3, y: 27.9, width: 60, height: 60),
            transaction: Transaction(animation: .linear(duration: 0.2)))
        for frame in 0..<16 {
            scene.context.advance(to: Double(frame) * 0.02)
            scene.draw()
            #expect(scene.screen == scene.drawnAnew(), "frame \(frame)")
        }
        let still = TestScene(width: 120, height: 120, scale: scale)
        let rested = still.layer(31.3, 27.9, 60, 60, content: border(1, radius: 6))
        _ = still.text("card", 8, 8, in: rested)
        still.draw()
        #expect(scene.screen == still.screen)
    }
}
