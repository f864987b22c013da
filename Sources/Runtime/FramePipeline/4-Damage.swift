import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 4: the device pixels that this frame changes, in few rectangles.
    func collectDamage(scale: Double, size: CGSize) -> [PixelRect] {
        guard views.layers.hasDamage else { return [] }
        return report.pass(.damage) {
            Renderer.pixelRects(
                covering: views.layers.takeDamage(), scale: scale, width: Int((size.width * scale).rounded()),
                height: Int((size.height * scale).rounded()))
        }
    }
}

/// What the last frames changed, so that a buffer of any age can be brought up to date.
struct DamageHistory {
    private var frames: [[PixelRect]] = []
    /// A buffer older than this is drawn in full.
    private static let depth = 4

    mutating func append(_ damage: [PixelRect]) {
        frames.append(damage)
        if frames.count > Self.depth { frames.removeFirst() }
    }

    mutating func removeAll() { frames = [] }

    /// What has to be drawn into a buffer that shows the window `age` frames ago; nil for everything.
    func damage(forAge age: Int) -> [PixelRect]? {
        guard age > 0, age <= frames.count else { return nil }
        return frames.suffix(age).flatMap { $0 }
    }
}
