import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Images as content: S24.12.
@MainActor struct ImageTests {
    /// Image of four quarters: red, green, blue, clear.
    private let source: ImagePixels = {
        var pixels = [UInt32](repeating: 0, count: 16 * 16)
        for y in 0..<16 {
            for x in 0..<16 {
                pixels[y * 16 + x] =
                    y < 8 ? (x < 8 ? 0xFFFF_0000 : 0xFF00_FF00) : (x < 8 ? 0xFF00_00FF : 0)
            }
        }
        return ImagePixels(width: 16, height: 16, pixels: pixels)
    }()

    private func scene(_ image: LayerImage, width: Double, height: Double, fill: ResolvedColor = .black) -> TestScene {
        let scene = TestScene(width: 100, height: 60)
        _ = scene.layer(10, 10, width, height, fill: fill, content: .image(image))
        scene.draw()
        return scene
    }

    @Test func `at its own size an image shows its pixels as they are`() {
        let scene = scene(LayerImage(source: source), width: 16, height: 16)
        for y in 0..<16 {
            for x in 0..<16 {
                let pixel = source.pixels[y * 16 + x]
                #expect(scene.bitmap[10 + x, 10 + y] == (pixel == 0 ? 0xFFFF_FFFF : pixel))
            }
        }
    }

    @Test func `stretched it fills the layer, its edges included`() {
        let scene = scene(LayerImage(source: source), width: 80, height: 40)
        #expect(scene.bitmap[10, 10] == 0xFFFF_0000 && scene.bitmap[89, 10] == 0xFF00_FF00)
        #expect(scene.bitmap[30, 20] == 0xFFFF_0000 && scene.bitmap[70, 20] == 0xFF00_FF00)
        #expect(scene.bitmap[9, 20] == 0xFFFF_FFFF && scene.bitmap[90, 20] == 0xFFFF_FFFF)
    }

    @Test func `tiles repeat, caps keep their size, templates take the fill's colour`() {
        let tiled = scene(LayerImage(source: source, resizing: .tile), width: 40, height: 16)
        #expect(tiled.bitmap[10 + 17, 12] == 0xFFFF_0000 && tiled.bitmap[10 + 26, 12] == 0xFF00_FF00)
        let capped = scene(
            LayerImage(
                source: source, capInsets: LayerImage.CapInsets(top: 0, left: 4, bottom: 0, right: 9),
                interpolation: .none), width: 60, height: 16)
        #expect(capped.bitmap[10 + 12, 12] == 0xFFFF_0000 && capped.bitmap[10 + 49, 12] == 0xFFFF_0000)
        #expect(capped.bitmap[10 + 53, 12] == 0xFF00_FF00)
        let template = scene(
            LayerImage(source: source, isTemplate: true), width: 16, height: 16, fill: ResolvedColor(hex: 0x336699))
        #expect(template.bitmap[12, 12] == 0xFF33_6699 && template.bitmap[24, 24] == 0xFFFF_FFFF)
    }
}
