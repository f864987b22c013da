import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Platform
import Testing

/// Materials: S27.17.
@MainActor struct MaterialTests {
    private let clear = ResolvedColor(hex: 0xFFFFFF, opacity: 0)

    private func material(blur: Double = 4, tint: ResolvedColor? = nil, opacity: Double = 1) -> LayerPaint {
        .material(LayerMaterial(blurRadius: blur, saturation: 1, tint: tint ?? clear, opacity: opacity))
    }

    /// Scene with red on the left and blue on the right, and the edge at 50.
    private func halves(_ scale: Double = 1) -> TestScene {
        let scene = TestScene(width: 100, height: 60, scale: scale)
        _ = scene.layer(0, 0, 50, 60, fill: ResolvedColor(hex: 0xFF0000), content: .color)
        _ = scene.layer(50, 0, 50, 60, fill: ResolvedColor(hex: 0x0000FF), content: .color)
        return scene
    }

    private func channels(_ scene: TestScene, _ x: Int, _ y: Int) -> [Int] {
        let pixel = scene.bitmap[x, y]
        return [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
    }

    @Test func `what is behind is blurred within the shape, and nowhere else`() {
        let scene = halves()
        _ = scene.layer(20, 10, 60, 40, content: .roundedRect(0, paint: material()))
        scene.draw()
        // At the edge half of each colour; 12 points further, at three sigmas, one of them alone.
        let edge = channels(scene, 50, 30)
        #expect(abs(edge[0] - 128) < 16 && abs(edge[2] - 128) < 16 && edge[0] + edge[2] >= 253)
        // A Gaussian of sigma 4, 4.5 pixels to the left: 13 % of the other colour.
        #expect(abs(channels(scene, 45, 30)[2] - 33) < 8)
        #expect(channels(scene, 30, 30) == [255, 0, 0])
        #expect(channels(scene, 50, 5) == [0, 0, 255], "above the shape the edge is hard")
        #expect(channels(scene, 49, 55) == [255, 0, 0])
    }

    @Test func `its tint lies over the blurred picture, and its opacity lays both over the sharp one`() {
        let scene = halves()
        let white = ResolvedColor(hex: 0xFFFFFF, opacity: 0.5)
        _ = scene.layer(0, 0, 40, 30, content: .roundedRect(0, paint: material(tint: white)))
        _ = scene.layer(0, 30, 40, 30, content: .roundedRect(0, paint: material(tint: white, opacity: 0.5)))
        scene.draw()
        #expect(channels(scene, 10, 10).map { ($0 + 4) / 8 } == [255, 128, 128].map { ($0 + 4) / 8 })
        #expect(channels(scene, 10, 50).map { ($0 + 4) / 8 } == [255, 64, 64].map { ($0 + 4) / 8 })
    }

    @Test func `saturation makes what is behind more colourful`() {
        let scene = TestScene(width: 40, height: 40, background: ResolvedColor(hex: 0xC08080))
        _ = scene.layer(
            0, 0, 40, 40,
            content: .roundedRect(
                0, paint: .material(LayerMaterial(blurRadius: 3, saturation: 2, tint: clear))))
        scene.draw()
        // Grey 0.2126 · 192 + 0.7874 · 128 = 141.6; twice as far from it: 242 and 114.
        #expect(zip(channels(scene, 20, 20), [242, 114, 114]).allSatisfy { abs($0 - $1) <= 2 })
    }

    @Test func `a wide blur of a smaller copy looks like a Gaussian`() {
        let scene = TestScene(width: 200, height: 40)
        _ = scene.layer(0, 0, 100, 40, fill: .black, content: .color)
        _ = scene.layer(0, 0, 200, 40, content: .roundedRect(0, paint: material(blur: 20)))
        scene.draw()
        for (x, share) in [(60, 0.0238), (80, 0.1634), (100, 0.51), (120, 0.8472), (140, 0.9784)] {
            #expect(abs(Double(channels(scene, x, 20)[1]) / 255 - share) < 0.025, "at \(x)")
        }
        let row = (0..<200).map { channels(scene, $0, 20)[1] }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 1 && $1 - $0 < 9 }, "without steps")
    }

    @Test func `at the window's edge the picture goes on`() {
        let scene = halves()
        _ = scene.layer(0, 0, 100, 60, content: .roundedRect(0, paint: material(blur: 8)))
        scene.draw()
        #expect(channels(scene, 0, 0) == [255, 0, 0])
        #expect(channels(scene, 99, 59) == [0, 0, 255])
    }

    @Test(arguments: [1.0, 2.0])
    func `in a clipped, shaded, faded or turned picture it still sees the window behind`(scale: Double) {
        let changes: [@MainActor (Layer) -> Void] = [
            { $0.clip = .shape(path: { Path(roundedRect: $0, cornerRadius: 6) }, style: FillStyle(), version: 1) },
            { $0.setShadow(LayerShadow(color: .black, radius: 2), transaction: Transaction()) },
            { $0.isCompositingGroup = true },
            { $0.setEffect(.rotation(.degrees(180), anchor: .center), transaction: Transaction()) },
            { $0.setEffect(.scale(CGSize(width: 1, height: 1.2), anchor: .center), transaction: Transaction()) },
        ]
        for (index, change) in changes.enumerated() {
            let scene = halves(scale)
            let panel = scene.layer(20, 10, 60, 40)
            _ = scene.layer(0, 0, 60, 40, in: panel, content: .roundedRect(0, paint: material()))
            change(panel)
            scene.draw()
            let (x, y) = (Int(scale), Int(30 * scale))
            #expect(channels(scene, 30 * x, y) == [255, 0, 0], "change \(index)")
            #expect(channels(scene, 70 * x, y) == [0, 0, 255], "change \(index)")
            let edge = channels(scene, 50 * x, y)
            #expect(abs(edge[0] - 128) < 26 && abs(edge[2] - 128) < 26, "change \(index): \(edge)")
        }
    }

    @Test func `what changes behind is seen, and its blur is not made again for what is in front`() {
        let scene = halves()
        _ = scene.layer(20, 10, 60, 40, content: .roundedRect(0, paint: material()))
        let mark = scene.layer(40, 20, 10, 10, fill: .black, content: .color)
        let ball = scene.layer(5, 25, 10, 10, fill: ResolvedColor(hex: 0x00FF00), content: .color)
        scene.context.root.insertSublayer(ball, at: 2)
        scene.draw()
        #expect(scene.renderer.stats.blurs == 1)
        mark.setGeometry(LayerGeometry(x: 42, y: 20, width: 10, height: 10), transaction: Transaction())
        scene.draw()
        #expect(scene.renderer.stats.blurs == 0)
        #expect(scene.bitmap == scene.drawnAnew())
        ball.setGeometry(LayerGeometry(x: 30, y: 25, width: 10, height: 10), transaction: Transaction())
        scene.draw()
        #expect(scene.renderer.stats.blurs == 1)
        #expect(scene.bitmap == scene.drawnAnew())
        #expect(channels(scene, 35, 30)[1] > 100)
    }

    @Test func `what is far from where it looks leaves it alone`() {
        let scene = TestScene(width: 300, height: 60)
        _ = scene.layer(10, 10, 60, 40, content: .roundedRect(0, paint: material()))
        let far = scene.layer(200, 20, 10, 10, content: .color)
        scene.draw()
        far.setGeometry(LayerGeometry(x: 210, y: 20, width: 10, height: 10), transaction: Transaction())
        let damage = scene.draw()
        #expect(damage.allSatisfy { $0.x > 150 })
        #expect(scene.renderer.stats.blurs == 0)
    }

    @Test func `text and lines may be of a material`() {
        let scene = halves()
        let text = scene.text("MMM", 20, 5, size: 30)
        text.setPaint(material(tint: ResolvedColor(hex: 0xFFFFFF, opacity: 0.6)), transaction: Transaction())
        _ = scene.layer(
            10, 45, 80, 10,
            content: .roundedRect(0, style: .stroke(StrokeStyle(lineWidth: 4)), paint: material(blur: 6)))
        scene.draw()
        #expect(scene.bitmap == scene.drawnAnew())
        let lightened = scene.bitmap.pixels.filter { $0 >> 8 & 255 > 100 }.count
        #expect(lightened > 150, "the letters let white through: \(lightened)")
        #expect(channels(scene, 50, 45)[0] > 60, "the line mixes both sides")
    }
}
