import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Platform
import Testing

/// Round corners of layers that move: pixels under them are restored, instead of clipping a picture.
@MainActor struct CornerTests {
    private let radius = 14.0

    /// Makes a coloured background, a layer on it with round corners, and a moving sublayer in that.
    private func scene(cutBy clip: LayerClip) -> TestScene {
        let scene = TestScene(width: 120, height: 90)
        for column in 0..<6 {
            _ = scene.layer(
                Double(column) * 20, 0, 20, 90, fill: ResolvedColor(red: Float(column) / 6, green: 0.4, blue: 0.8),
                content: .color)
        }
        let card = scene.layer(13, 11, 90, 64, fill: .white, content: .color)
        card.clip = clip
        let ball = scene.layer(0, 0, 40, 40, in: card, fill: .black, content: .color)
        ball.setGeometry(
            LayerGeometry(x: 60, y: 40, width: 40, height: 40),
            transaction: Transaction(animation: .linear(duration: 1)))
        return scene
    }

    private var path: LayerClip {
        let radius = radius
        return .shape(
            path: { Path(roundedRect: $0, cornerRadius: radius) }, style: FillStyle(), version: LayerShape.unversioned)
    }

    @Test func `they look as those that are cut out of a picture do`() {
        let (back, cut) = (scene(cutBy: .rounded(radius)), scene(cutBy: path))
        for frame in 0..<8 {
            for scene in [back, cut] {
                scene.context.advance(to: Double(frame) / 10)
                scene.draw()
            }
            var farthest = 0
            for y in 0..<90 {
                for x in 0..<120 {
                    let (a, b) = (back.screen[x, y], cut.screen[x, y])
                    for shift in stride(from: UInt32(0), to: 32, by: 8) {
                        farthest = max(farthest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
                    }
                }
            }
            #expect(farthest <= 3, "frame \(frame)")
        }
    }

    @Test func `no picture is made for them from frame to frame`() {
        let scene = scene(cutBy: .rounded(radius))
        scene.context.advance(to: 0)
        scene.draw()
        for frame in 1..<6 {
            scene.context.advance(to: Double(frame) / 10)
            scene.draw()
            #expect(scene.renderer.stats.cacheMisses == 0)
        }
        // At rest it is drawn by way of a kept picture again, and looks the same.
        scene.context.advance(to: 3)
        scene.draw()
        #expect(scene.screen == scene.drawnAnew())
    }
}
