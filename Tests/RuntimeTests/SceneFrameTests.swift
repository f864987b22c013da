import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph

@testable import FrameTiming
@testable import Runtime

/// Frames of the benchmark's scenes, drawn through the pipeline.
@MainActor struct SceneFrameTests {
    /// Number of cards; with it, the damage of a flip is more than one rectangle.
    private static let cards = 6

    private func stage(_ scene: CardScene, _ idiom: Idiom, buffers: Int = 1, cards: Int = cards) -> PipelineStage {
        PipelineStage(
            size: CardGrid.window, buffers: buffers, framesPerSecond: 20,
            CardsTable(play: Play(scene: scene, count: cards), idiom: idiom))
    }

    @Test(arguments: [CardScene.flip, .deal, .pulse, .one], [Idiom.layers, .views])
    func `field note 37: a frame drawn from damage, in a buffer of any age, is the frame drawn anew`(
        scene: CardScene, idiom: Idiom
    ) {
        let stage = stage(scene, idiom, buffers: 3)
        // The frames cover a complete turn or pulse; of a deal, the way out and the final turn.
        for frame in 0..<22 {
            stage.draw(frame)
            let whole = stage.picture
            #expect(stage.window.lastBuffer == whole, "frame \(frame)")
            #expect(stage.window.screen == whole, "frame \(frame): the damage that was told of")
        }
        #expect(stage.window.ages.count > 15)
    }

    /// Cards of `one` are 32 by 48 points. In perspective, the edge nearer to the viewer is slightly higher.
    @Test(arguments: [Idiom.layers, .views])
    func `field note 24: a scene damages where its cards are, and one of 400 cards damages its place`(idiom: Idiom) {
        let one = stage(.one, idiom, cards: 400)
        for frame in 0..<4 {
            one.draw(frame)
            if frame > 0 { #expect(one.stats.pixels > 0 && one.stats.pixels < 40 * 56) }
        }
        for scene in [CardScene.flip, .pulse] {
            let stage = stage(scene, idiom)
            let card = CardGrid(count: Self.cards).card
            for frame in 0..<6 {
                stage.draw(frame)
                // A pulse enlarges a card by a fifth in each dimension.
                let most = Double(Self.cards) * (card.width * 1.3) * (card.height * 1.3)
                if frame > 0 { #expect(Double(stage.stats.pixels) < most, "\(scene), frame \(frame)") }
            }
        }
    }

    @Test(arguments: [Idiom.layers, .views])
    func `a scene at rest commits its first frame, and asks for no other`(idiom: Idiom) {
        let stage = stage(.idle, idiom)
        for frame in 0..<30 { stage.draw(frame) }
        #expect(stage.window.ages == [0] && !stage.pipeline.isDue)
        #expect(stage.pipeline.nextWakeTime == nil)
    }

    @Test func `what lies still costs nothing in a frame in which one card moves`() {
        let layers = [40, 400].map { cards in
            let stage = stage(.one, .layers, cards: cards)
            for frame in 0..<4 { stage.draw(frame) }
            return stage.stats.layers
        }
        #expect(layers[0] == layers[1])
    }
}
