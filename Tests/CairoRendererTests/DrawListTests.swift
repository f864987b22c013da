import Foundation
import Geometry
import LayerTree
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Draw lists: covered pixels are not drawn, and the result is that of drawing everything.
@MainActor struct DrawListTests {
    private let clip = PixelRect(x: 0, y: 0, width: 120, height: 90)

    @Test(arguments: 1...12)
    func `things drawn together have the bytes of things drawn one by one`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let items = (0..<9).compactMap { _ in item(&random) }
        let together = PixelStore(width: clip.width, height: clip.height)
        let single = PixelStore(width: clip.width, height: clip.height)
        // Three parts; two are side by side and begin in different rows.
        let parts = [
            PixelRect(x: 0, y: 0, width: 50, height: 60), PixelRect(x: 50, y: 7, width: 70, height: 53),
            PixelRect(x: 20, y: 60, width: 90, height: 30),
        ]
        let few = draw(items, in: parts, on: together)
        let many = items.reduce(0) { $0 + draw([$1], in: parts, on: single) }
        #expect(together.bitmap == single.bitmap, "seed \(seed)")
        #expect(few <= many)
    }

    @Test func `what lies below something opaque is not drawn`() {
        let store = PixelStore(width: clip.width, height: clip.height)
        let card = plate(width: 40, height: 30)
        let deck = (0..<5).map { _ in DrawItem(card, x: 10, y: 10, opacity: 1, clip: clip) }
        #expect(draw(deck, in: [clip], on: store) == 40 * 30)
        // Translucent items cover nothing.
        let faded = (0..<5).map { _ in DrawItem(card, x: 10, y: 10, opacity: 0.5, clip: clip) }
        #expect(draw(faded, in: [clip], on: store) == 5 * 40 * 30)
        // Of the background only the pixels outside the card are drawn.
        let table = DrawItem(pixel: 0xFF00_FF00, clip: clip)
        #expect(draw([table, deck[0]], in: [clip], on: store) == clip.area)
    }

    @Test func `an opaque middle is found, and what is transparent around`() {
        let texture = plate(width: 40, height: 30)
        #expect(texture.extent.ink == PixelRect(x: 0, y: 0, width: 40, height: 30))
        #expect(texture.extent.core == texture.extent.ink)
        // Round corners: three texels missing at each.
        texture.clear()
        for y in 1..<29 {
            for x in 1..<39 where min(x - 1, 38 - x) + min(y - 1, 28 - y) >= 4 {
                texture.store[x + Texture.gutter, y + Texture.gutter] = 0xFF00_0000
            }
        }
        #expect(texture.extent.ink == PixelRect(x: 1, y: 1, width: 38, height: 28))
        #expect(texture.extent.core == PixelRect(x: 3, y: 3, width: 34, height: 24))
        // A hole in the middle: the opaque rectangle is empty.
        let holed = plate(width: 40, height: 30)
        holed.store[20 + Texture.gutter, 15 + Texture.gutter] = 0
        #expect(holed.extent.ink.area == 40 * 30 && holed.extent.core.isEmpty)
        let empty = Texture(width: 40, height: 30)
        #expect(empty.extent.ink.isEmpty && empty.extent.core.isEmpty)
    }

    // MARK: Material

    private func draw(_ items: [DrawItem], in parts: [PixelRect], on store: PixelStore) -> Int {
        let scratch = DrawScratch()
        var list = DrawList(scratch)
        for item in items { list.append(item) }
        list.draw(in: parts, on: unsafe PixelTarget(base: store.base, stride: store.stride, clip: clip))
        return scratch.pixels
    }

    private func plate(width: Int, height: Int, alpha: UInt32 = 255) -> Texture {
        let texture = Texture(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let shade = UInt32((x * 7 + y * 11) % 256) * alpha / 255
                texture.store[x + Texture.gutter, y + Texture.gutter] = alpha << 24 | shade << 16 | shade
            }
        }
        return texture
    }

    private func item(_ random: inout SplitMix) -> DrawItem? {
        let texture = plate(
            width: Int(random.number(10...60)), height: Int(random.number(10...60)), alpha: random.pick([255, 255, 90]))
        let opacity = random.pick([1, 1, 0.6])
        let (x, y) = (random.number(-20...100), random.number(-20...80))
        let angle = random.number(-0.6...0.6)
        switch random.pick([0, 1, 2, 3, 4]) {
        case 0: return DrawItem(ResolvedColor(red: 1, green: 0.3, blue: 0.2, opacity: Float(opacity)), clip: clip)
        case 1: return DrawItem(texture, x: Int(x), y: Int(y), opacity: opacity, clip: clip)
        case 2:
            let turn = ProjectionTransform(
                rotation: Angle(radians: angle * 2), axis: (x: random.pick([0, 0.4]), y: 1, z: 0), perspective: 0.5,
                size: CGSize(width: texture.width, height: texture.height))
            let place = turn.concatenating(ProjectionTransform(translationX: x, y: y))
            return DrawItem(texture, transform: place, opacity: opacity, clip: clip)
        case 3:
            let scale = CGAffineTransform(a: 1 + angle, b: 0, c: 0, d: 1 - angle, tx: x, ty: y)
            return DrawItem(texture, transform: ProjectionTransform(scale), opacity: opacity, clip: clip)
        default:
            let turn = CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: x, ty: y)
            return DrawItem(texture, transform: ProjectionTransform(turn), opacity: opacity, clip: clip)
        }
    }
}
