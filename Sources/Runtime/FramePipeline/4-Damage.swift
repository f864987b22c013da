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
            let window = CGRect(origin: .zero, size: size)
            if views.layers.window != window { views.layers.window = window }
            views.layers.takeDamage(into: &room.points)
            Renderer.pixelRects(
                covering: room.points, scale: scale, width: Int((size.width * scale).rounded()),
                height: Int((size.height * scale).rounded()), into: &room.pixels)
            return room.pixels.rects
        }
    }
}

/// Where a frame's damage is put together: kept, so that a steady frame asks for no memory.
struct DamageRoom {
    var points: [CGRect] = []
    var pixels = DisjointRects()
}

/// What the last frames changed, so that a buffer of any age can be brought up to date.
struct DamageHistory {
    private var frames: [[PixelRect]] = []
    /// Of several frames.
    private var together: [PixelRect] = []
    /// A buffer older than this is drawn in full.
    private static let depth = 4

    mutating func append(_ damage: [PixelRect]) {
        // The newest takes the memory of the oldest.
        var newest = frames.count < Self.depth ? [] : frames.removeFirst()
        newest.removeAll(keepingCapacity: true)
        newest.append(contentsOf: damage)
        frames.append(newest)
    }

    /// Forgets the last one, which was not drawn.
    mutating func removeLast() { _ = frames.popLast() }

    mutating func removeAll() { frames = [] }

    /// What has to be drawn into a buffer that shows the window `age` frames ago; nil for everything.
    mutating func damage(forAge age: Int) -> [PixelRect]? {
        guard age > 0, age <= frames.count else { return nil }
        if age == 1 { return frames.last }
        together.removeAll(keepingCapacity: true)
        for frame in frames.suffix(age) { together.append(contentsOf: frame) }
        return together
    }
}
