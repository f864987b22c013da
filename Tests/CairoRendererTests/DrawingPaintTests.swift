import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Paints with shadows and pictures; masks and layers in display lists: S24.12, S27.10, S27.14.
@MainActor struct DrawingPaintTests {
    private func channels(_ scene: TestScene, _ x: Int, _ y: Int) -> [Int] {
        let pixel = scene.bitmap[x, y]
        return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
    }

    private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test func `an inner shadow darkens the edges and leaves the middle and the outside alone`() {
        let scene = TestScene(width: 80, height: 80)
        let shadow = LayerPaintShadow(LayerShadow(color: .black, radius: 4), isInner: true)
        _ = scene.layer(
            10, 10, 60, 60, fill: ResolvedColor(hex: 0xFF0000),
            content: .roundedRect(0, paint: .shadowed(.fillColor, [shadow])))
        scene.draw()
        // At the edge, half of the Gaussian is outside: half as red.
        #expect(abs(channels(scene, 10, 40)[0] - 134) < 10)
        #expect(channels(scene, 40, 40) == [255, 0, 0])
        #expect(channels(scene, 5, 40) == [255, 255, 255])
        // One sigma inside: 16 %.
        #expect(abs(channels(scene, 14, 40)[0] - 219) < 10)
    }

    @Test func `a drop shadow of a paint falls beneath it, where it is moved to`() {
        let scene = TestScene(width: 80, height: 80)
        let shadow = LayerPaintShadow(
            LayerShadow(color: .black, radius: 0, offset: CGSize(width: 10, height: 5)), isInner: false)
        _ = scene.layer(
            10, 10, 30, 30, fill: ResolvedColor(hex: 0xFF0000),
            content: .roundedRect(0, paint: .shadowed(.fillColor, [shadow])))
        scene.draw()
        #expect(channels(scene, 25, 25) == [255, 0, 0])
        #expect(channels(scene, 45, 30) == [0, 0, 0])
        #expect(channels(scene, 45, 12) == [255, 255, 255])
        #expect(scene.bitmap == scene.drawnAnew())
    }

    @Test func `text casts the shadows of its paint`() {
        let scene = TestScene(width: 120, height: 60)
        let text = scene.text("III", 10, 5, size: 40, weight: 900, fill: ResolvedColor(hex: 0x00FF00))
        let shadow = LayerPaintShadow(
            LayerShadow(color: ResolvedColor(hex: 0x0000FF), radius: 0, offset: CGSize(width: 4, height: 0)),
            isInner: false)
        text.setPaint(.shadowed(.fillColor, [shadow]), transaction: Transaction())
        scene.draw()
        #expect(scene.bitmap.pixels.contains { $0 == 0xFF00_FF00 })
        #expect(scene.bitmap.pixels.contains { $0 == 0xFF00_00FF })
        #expect(scene.bitmap == scene.drawnAnew())
    }

    @Test func `a picture is repeated from the corner of what it paints`() {
        let scene = TestScene(width: 40, height: 40)
        let pixels = ImagePixels(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
        let paint = LayerImagePaint(source: pixels, scale: 4, part: CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = scene.layer(8, 8, 24, 24, content: .roundedRect(0, paint: .image(paint)))
        scene.draw()
        // Pixels are four points wide and interpolated; at their centres they have their own colours.
        for (x, y, isRed) in [(10, 20, true), (14, 20, false), (18, 30, true)] {
            let color = channels(scene, x, y)
            #expect(color[isRed ? 0 : 2] > 220 && color[isRed ? 2 : 0] < 35, "at \(x)")
        }
        #expect(channels(scene, 4, 20) == [255, 255, 255])
    }

    @Test func `a mask lets through where it is drawn, or where it is not`() {
        for isInverse in [false, true] {
            let scene = TestScene(width: 40, height: 40)
            let mask = DrawMask(
                commands: [.fill(square(0, 0, 20), .color(.black), FillStyle())], opacity: 1, isInverse: isInverse)
            let commands: [DrawCommand] = [
                .beginGroup(opacity: 1, masks: [mask]),
                .fill(square(0, 0, 40), .color(ResolvedColor(hex: 0xFF0000)), FillStyle()), .endGroup,
            ]
            _ = scene.layer(0, 0, 40, 40, content: .drawing(DisplayList(commands: commands)))
            scene.draw()
            #expect(channels(scene, 10, 10) == (isInverse ? [255, 255, 255] : [255, 0, 0]))
            #expect(channels(scene, 30, 30) == (isInverse ? [255, 0, 0] : [255, 255, 255]))
        }
    }

    @Test func `blurred drops run together where they are opaque enough`() {
        let scene = TestScene(width: 60, height: 30)
        let drops = Path { path in
            path.addEllipse(in: CGRect(x: 8, y: 5, width: 20, height: 20))
            path.addEllipse(in: CGRect(x: 31, y: 5, width: 20, height: 20))
        }
        let filters: [DrawFilter] = [
            .blur(4), .alphaThreshold(minimum: 0.5, maximum: 1, ResolvedColor(hex: 0x0000FF)),
        ]
        let commands: [DrawCommand] = [
            .beginGroup(opacity: 1, filters: filters), .fill(drops, .color(.black), FillStyle()), .endGroup,
        ]
        _ = scene.layer(0, 0, 60, 30, content: .drawing(DisplayList(commands: commands)))
        scene.draw()
        #expect(channels(scene, 18, 15) == [0, 0, 255])
        #expect(channels(scene, 29, 15) == [0, 0, 255], "between them")
        #expect(channels(scene, 29, 6) == [255, 255, 255])
    }

    @Test(arguments: [1.0, 2.0])
    func `a layer is drawn where a drawing says, stretched and faded, and anew when it changes`(scale: Double) {
        let scene = TestScene(width: 60, height: 30, scale: scale)
        let canvas = scene.layer(0, 0, 60, 30)
        let holder = scene.layer(0, 0, 0, 0, in: canvas)
        holder.isHidden = true
        let symbol = scene.layer(0, 0, 10, 10, in: holder)
        let dot = scene.layer(0, 0, 5, 10, in: symbol, fill: ResolvedColor(hex: 0xFF0000), content: .color)
        canvas.content = .drawing(
            DisplayList(commands: [
                .layer(symbol, in: CGRect(x: 10, y: 10, width: 10, height: 10)), .save, .opacity(0.5),
                .layer(symbol, in: CGRect(x: 30, y: 10, width: 20, height: 10)), .restore,
            ]))
        scene.draw()
        func colour(_ x: Double, _ y: Double) -> [Int] { channels(scene, Int(x * scale), Int(y * scale)) }
        #expect(colour(12, 15) == [255, 0, 0] && colour(17, 15) == [255, 255, 255])
        #expect(colour(35, 15)[0] == 255 && abs(colour(35, 15)[1] - 128) <= 1)
        #expect(colour(2, 5) == [255, 255, 255], "it is not drawn where it hangs")
        dot.setFill(ResolvedColor(hex: 0x0000FF), transaction: Transaction())
        scene.draw()
        #expect(colour(12, 15) == [0, 0, 255])
        #expect(scene.bitmap == scene.drawnAnew() && scene.screen == scene.bitmap)
    }
}
