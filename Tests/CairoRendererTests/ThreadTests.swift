import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Drawing by several threads: the bytes are those of one, and threads end when they are not needed.
@MainActor struct ThreadTests {
    @Test func `bands are all of the rectangles, each pixel once, in about equal numbers`() {
        var bands = RowBands()
        let rects = [
            PixelRect(x: 0, y: 10, width: 300, height: 200), PixelRect(x: 300, y: 100, width: 50, height: 400),
            PixelRect(x: 0, y: 600, width: 10, height: 1),
        ]
        let all = rects.reduce(0) { $0 + $1.area }
        for count in [1, 2, 6, 5_000] {
            bands.cut(rects, into: count)
            #expect(bands.parts.count == count)
            var rows: Set<[Int]> = []
            for part in bands.parts.joined() {
                for row in part.y..<part.maxY { #expect(rows.insert([part.x, part.width, row]).inserted) }
            }
            let areas = bands.parts.map { $0.reduce(0) { $0 + $1.area } }
            #expect(areas.reduce(0, +) == all)
            // Bands end with whole rows.
            #expect(areas.allSatisfy { $0 <= all / count + 350 })
        }
        bands.cut([], into: 3)
        #expect(bands.parts == [[], [], []])
    }

    /// Scene of moving cards of all kinds, in a window that is large enough for several threads.
    private func scene(seed: UInt64) -> TestScene {
        var random = SplitMix(seed: seed)
        let scene = TestScene(width: 640, height: 400, scale: 1.5, background: ResolvedColor(hex: 0x14532D))
        for index in 0..<24 {
            let card = scene.layer(random.number(-20...560), random.number(-20...330), 80, 120)
            _ = scene.layer(0, 0, 80, 120, in: card, fill: .white, content: .roundedRect(9))
            _ = scene.text("\(index)🐶", 8, 20, size: 30, in: card)
            let turn = Transaction(animation: .linear(duration: 1))
            switch index % 5 {
            case 0:
                card.setEffect(
                    .rotation3D(
                        .degrees(random.number(20...170)), axis: SIMD3(random.pick([0, 0.5]), 1, 0), anchor: .center,
                        anchorZ: 0, perspective: 0.5), transaction: turn)
            case 1: card.setEffect(.rotation(.degrees(random.number(-90...90)), anchor: .center), transaction: turn)
            case 2: card.setEffect(.scale(CGSize(width: 1.4, height: 1.4), anchor: .center), transaction: turn)
            case 3: card.setOpacity(0.4, transaction: turn)
            default:
                card.setShadow(LayerShadow(color: .black, radius: 5), transaction: Transaction())
                card.setGeometry(LayerGeometry(x: 200, y: 100, width: 80, height: 120), transaction: turn)
            }
        }
        return scene
    }

    @Test(arguments: 1...3)
    func `two and four threads draw the bytes of one`(seed: UInt64) {
        let scene = scene(seed: seed)
        let helped = Renderer()
        scene.draw()
        for frame in 1...6 {
            scene.context.advance(to: Double(frame) * 0.15)
            scene.draw()
            for threads in [2, 4] {
                var picture = Bitmap(width: scene.bitmap.width, height: scene.bitmap.height)
                let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
                picture.withPixelBuffer { buffer in
                    helped.render(
                        scene.context, scale: scene.scale, damage: [whole], background: scene.background, into: buffer,
                        threads: threads)
                }
                #expect(picture == scene.bitmap, "seed \(seed), frame \(frame), \(threads) threads")
                #expect(helped.helpers >= threads - 1)
                #expect(helped.stats.helped >= 0 && helped.stats.helped <= 1)
            }
        }
        helped.rest()
        #expect(helped.helpers == 0)
    }

    @Test func `nobody helps who is not asked, and who is not asked for long goes`() {
        let scene = scene(seed: 9)
        scene.draw()
        #expect(scene.renderer.helpers == 0)
        let team = DrawTeam()
        team.beginFrame(threads: 3)
        #expect(team.helpers == 2)
        var frames = 0
        while team.helpers > 0, frames < 10_000 {
            team.beginFrame(threads: 1)
            frames += 1
        }
        #expect((60...600).contains(frames))
    }
}
