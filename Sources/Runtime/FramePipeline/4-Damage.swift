import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 4: returns the device pixels that this frame changes, as few rectangles.
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

/// Buffers in which a frame's damage is computed. They are reused, so that a steady frame allocates no memory.
struct DamageRoom {
    var points: [CGRect] = []
    var pixels = DisjointRects()
}

/// Damage of the last frames, with which a buffer of any age can be brought up to date.
struct DamageHistory {
    private var frames: [[PixelRect]] = []
    /// Combined damage of several frames.
    private var together: [PixelRect] = []
    /// Maximum age for which damage is kept. An older buffer is drawn completely.
    private static let depth = 4

    mutating func append(_ damage: [PixelRect]) {
        // The new entry reuses the memory of the oldest.
        var newest = frames.count < Self.depth ? [] : frames.removeFirst()
        newest.removeAll(keepingCapacity: true)
        newest.append(contentsOf: damage)
        frames.append(newest)
    }

    /// Removes the newest entry, because its frame was not drawn.
    mutating func removeLast() { _ = frames.popLast() }

    mutating func removeAll() { frames = [] }

    /// Returns the pixels to draw into a buffer that was last shown `age` frames ago; nil for all pixels.
    mutating func damage(forAge age: Int) -> [PixelRect]? {
        guard age > 0, age <= frames.count else { return nil }
        if age == 1 { return frames.last }
        together.removeAll(keepingCapacity: true)
        for frame in frames.suffix(age) { together.append(contentsOf: frame) }
        return together
    }
}
