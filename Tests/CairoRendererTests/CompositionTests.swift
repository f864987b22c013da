import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

/// Composition of layers: S27.
@MainActor struct CompositionTests {
    private let black = ResolvedColor.black
    private let red = ResolvedColor(hex: 0xFF0000)
    private let still = Transaction()

    @Test func `opacity is that of the group: what overlaps in it does not show through (S27.8)`() {
        let scene = TestScene(width: 60, height: 60)
        let group = scene.layer(0, 0, 60, 60)
        _ = scene.layer(10, 10, 30, 30, in: group, fill: black, content: .color)
        _ = scene.layer(20, 20, 30, 30, in: group, fill: red, content: .color)
        group.setOpacity(0.5, transaction: still)
        scene.draw()
        #expect(close(scene.bitmap[30, 30], 0xFFFF_7F7F))
        #expect(close(scene.bitmap[12, 12], 0xFF7F_7F7F))
    }

    @Test func `a layer at rest lies on whole pixels, one that moves where it is (S23.5)`() {
        let scene = TestScene(width: 60, height: 60)
        let box = scene.layer(10.4, 10.4, 20, 20, fill: black, content: .color)
        scene.draw()
        #expect(scene.bitmap[10, 20] == 0xFF00_0000 && scene.bitmap[9, 20] == 0xFFFF_FFFF)
        #expect(scene.bitmap[29, 20] == 0xFF00_0000 && scene.bitmap[30, 20] == 0xFFFF_FFFF)
        box.setGeometry(
            LayerGeometry(x: 12.4, y: 10.4, width: 20, height: 20),
            transaction: Transaction(animation: .linear(duration: 1)))
        scene.context.advance(to: 0)
        scene.context.advance(to: 0.55)
        scene.draw()
        #expect(close(scene.bitmap[11, 20], 0xFF80_8080))
    }

    @Test func `a scaled layer at rest is as crisp as one of that size`() {
        let scene = TestScene(width: 160, height: 80)
        let small = scene.layer(10, 10, 30, 30, fill: red, content: .roundedRect(6))
        _ = scene.text("Ag", 5, 5, size: 12, in: small)
        small.setEffect(.scale(CGSize(width: 2, height: 2), anchor: .topLeading), transaction: still)
        let large = scene.layer(90, 10, 60, 60, fill: red, content: .roundedRect(12))
        _ = scene.text("Ag", 10, 10, size: 24, in: large)
        scene.draw()
        for y in 8..<72 {
            for x in 8..<72 { #expect(close(scene.bitmap[x, y], scene.bitmap[x + 80, y], 8)) }
        }
    }

    @Test func `clips and masks cut; blend modes combine with what is behind (S27.11, S27.13)`() {
        let scene = TestScene(width: 120, height: 40)
        let clipped = scene.layer(0, 0, 20, 20)
        _ = scene.layer(10, 10, 30, 30, in: clipped, fill: black, content: .color)
        clipped.clip = .bounds
        let masked = scene.layer(40, 0, 30, 30, fill: black, content: .color)
        let mask = scene.context.makeLayer()
        mask.setGeometry(LayerGeometry(x: 0, y: 0, width: 15, height: 30), transaction: still)
        mask.content = .color
        masked.mask = mask
        _ = scene.layer(80, 0, 20, 20, fill: ResolvedColor(hex: 0xFFFF00), content: .color)
        let over = scene.layer(90, 0, 20, 20, fill: ResolvedColor(hex: 0x00FFFF), content: .color)
        over.blendMode = .multiply
        scene.draw()
        #expect(scene.bitmap[15, 15] == 0xFF00_0000 && scene.bitmap[25, 15] == 0xFFFF_FFFF)
        #expect(scene.bitmap[50, 10] == 0xFF00_0000 && scene.bitmap[60, 10] == 0xFFFF_FFFF)
        #expect(scene.bitmap[95, 10] == 0xFF00_FF00 && scene.bitmap[105, 10] == 0xFF00_FFFF)
    }

    @Test func `plusDarker adds up what colours lack of white`() {
        let scene = TestScene(width: 40, height: 20)
        _ = scene.layer(0, 0, 20, 20, fill: ResolvedColor(hex: 0xC0C000), content: .color)
        let over = scene.layer(10, 0, 20, 20, fill: ResolvedColor(hex: 0x80C0FF), content: .color)
        over.blendMode = .plusDarker
        scene.draw()
        #expect(close(scene.bitmap[15, 10], 0xFF41_8100))
        #expect(close(scene.bitmap[25, 10], 0xFF80_C0FF))
        #expect(scene.bitmap == scene.drawnAnew())
    }

    @Test(arguments: [1.0, 6])
    func `a shadow holds as much darkness as what casts it, spread by its sigma (S27.10)`(radius: Double) {
        let scene = TestScene(width: 120, height: 120)
        let box = scene.layer(40, 40, 40, 40, fill: .white, content: .color)
        box.setShadow(LayerShadow(color: black, radius: radius), transaction: still)
        scene.draw()
        // Half of the shadow at the straight edge, less the Gaussian's tail beyond the opposite one.
        let edge = Double(255 - (scene.bitmap[39, 60] & 255)) / 255
        let expected = 0.5 * erfc(0.5 / (radius * 2.0.squareRoot()))
        #expect(abs(edge - expected) < 0.03)
        #expect(scene.bitmap[60, 60] == 0xFFFF_FFFF)
    }

    @Test func `perspective and mirrors draw the back of a layer mirrored (S27.5)`() {
        let scene = TestScene(width: 60, height: 60)
        let card = scene.layer(10, 10, 40, 40)
        _ = scene.layer(0, 0, 20, 40, in: card, fill: red, content: .color)
        card.setEffect(
            .rotation3D(.degrees(180), axis: SIMD3(0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1),
            transaction: still)
        scene.draw()
        #expect(close(scene.bitmap[40, 30], 0xFFFF_0000))
        #expect(scene.bitmap[20, 30] == 0xFFFF_FFFF)
    }

    @Test func `a gradient's middle is Oklab's (S28.3)`() {
        let scene = TestScene(width: 101, height: 10)
        let gradient = LayerGradient(colors: [.white, .black])
        _ = scene.layer(
            0, 0, 101, 10,
            content: .roundedRect(0, paint: .linearGradient(gradient, start: .leading, end: .trailing)))
        scene.draw()
        // An eighth of the light, encoded.
        #expect(close(scene.bitmap[50, 5], 0xFF63_6363, 2))
    }

    @Test func `a drawing is carried out in its layer's space, scopes and groups included`() {
        let scene = TestScene(width: 80, height: 40)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = scene.layer(
            10, 10, 60, 20, fill: red,
            content: .drawing(
                DisplayList(commands: [
                    .save, .concatenate(CGAffineTransform(translationX: 20, y: 0)),
                    .fill(square, .fillColor, FillStyle()), .restore,
                    .beginGroup(opacity: 0.5), .fill(square, .color(black), FillStyle()),
                    .fill(square, .color(black), FillStyle()), .endGroup,
                    .clip(Path(CGRect(x: 40, y: 0, width: 5, height: 20)), FillStyle()),
                    .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 20)), .color(black), FillStyle()), .restore,
                ])))
        scene.draw()
        #expect(scene.bitmap[35, 15] == 0xFFFF_0000)
        #expect(close(scene.bitmap[15, 15], 0xFF7F_7F7F))
        #expect(scene.bitmap[52, 25] == 0xFF00_0000 && scene.bitmap[58, 25] == 0xFFFF_FFFF)
    }

    private func close(_ a: UInt32, _ b: UInt32, _ levels: Int = 2) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= levels }
    }
}
