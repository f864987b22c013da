import Foundation
import Lilt
import SwiftUI
import Testing

@testable import FrameTiming

/// Layout and motion of the benchmark's scenes, as its documentation page defines them.
struct CardSceneTests {
    @Test(arguments: [(12, 6, 2, 200.0), (16, 6, 3, 166), (52, 11, 5, 98), (104, 15, 7, 68), (400, 31, 13, 32)])
    func `the named grids`(count: Int, columns: Int, rows: Int, width: Double) {
        let grid = CardGrid(count: count)
        #expect((grid.columns, grid.rows) == (columns, rows))
        #expect(grid.card == CGSize(width: width, height: width * 1.5))
    }

    @Test(arguments: [1, 2, 7, 40, 100, 250, 1000])
    func `any other grid has room for all, within the margin`(count: Int) {
        let grid = CardGrid(count: count)
        #expect(grid.columns == Int((2.4 * Double(count)).squareRoot().rounded(.up)))
        #expect(grid.columns * grid.rows >= count)
        let frames = (0..<count).map(grid.frame)
        let table = CGRect(origin: .zero, size: CardGrid.window).insetBy(dx: CardGrid.margin, dy: CardGrid.margin)
        #expect(frames.allSatisfy { table.contains($0) })
        #expect(grid.card.height == grid.card.width * 1.5)
    }

    /// 104 cards: 15 · 68 + 14 · 8 = 1132, (1280 − 1132) / 2 = 74; 7 · 102 + 6 · 8 = 762, (800 − 762) / 2 = 19.
    @Test func `cards lie row by row in the middle`() {
        let grid = CardGrid(count: 104)
        #expect(grid.frame(of: 0) == CGRect(x: 74, y: 19, width: 68, height: 102))
        #expect(grid.frame(of: 16) == CGRect(x: 74 + 76, y: 19 + 110, width: 68, height: 102))
    }

    @Test func `motions by hand`() {
        #expect(abs(CardMotion.flipAngle(of: 1, at: 0.5) - 360 * 0.118034) < 1e-9)
        // Card 0 starts at once and arrives after 0.6 s; the last of four starts at 0.3 s.
        #expect(CardMotion.dealt(0, of: 4, at: 0) == 0)
        #expect(CardMotion.dealt(0, of: 4, at: 0.6) == 1)
        #expect(CardMotion.dealt(3, of: 4, at: 0.29) == 0)
        #expect(CardMotion.dealt(3, of: 4, at: 0.95) == 1)
        #expect(CardMotion.dealt(0, of: 4, at: 1) == 1)
        #expect(CardMotion.dealt(0, of: 4, at: 1.7) == 0)
        // It overshoots on the way.
        #expect((1..<60).contains { CardMotion.dealt(0, of: 4, at: Double($0) / 100) > 1.02 })
        #expect(CardMotion.pulse(phase: 0, at: 0) == 0)
        #expect(CardMotion.pulse(phase: 0.25, at: 0.25) == 1)
    }

    @Test func `the core's deal is the page's`() {
        for index in [0, 5, 11] {
            var sampler = AnimationSampler(0.0)
            sampler.set(1, animation: .dealing(index, of: 12))
            for frame in 0..<240 {
                let time = Double(frame) / 60
                #expect(abs(sampler.value(at: time) - CardMotion.dealt(index, of: 12, at: time)) < 1e-5)
            }
        }
    }

    @Test(arguments: [CardScene.flip, .deal, .pulse, .one])
    @MainActor func `layers and views draw the same pictures`(scene: CardScene) throws {
        let play = Play(scene: scene, count: 6)
        let stages = [Idiom.layers, .views].map { idiom in
            Stage(size: CardGrid.window) { CardsTable(play: play, idiom: idiom) }
        }
        for _ in 0..<3 {
            let pictures = stages.map { $0.image }
            #expect(pictures[0].differingPixels(from: pictures[1], tolerance: 24) == 0)
            for stage in stages { stage.advance(by: 0.15) }
        }
    }
}
