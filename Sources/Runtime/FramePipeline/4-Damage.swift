import Foundation
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 4: the device pixels that this frame changes, in few rectangles.
    func collectDamage(scale: Double, size: CGSize) -> [PixelRect] {
        guard views.layers.hasDamage else { return [] }
        return report.pass(.damage) {
            let window = PixelRect(
                x: 0, y: 0, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
            return views.layers.takeDamage().map { PixelRect($0, scale: scale).intersection(window) }
                .filter { !$0.isEmpty }
        }
    }
}

extension PixelRect {
    /// The pixels that `rect`, in points, touches; a pixel more on each side for edges that are antialiased.
    init(_ rect: CGRect, scale: Double) {
        // Layers may lie anywhere; what is far outside of every window is cut before it becomes an integer.
        func pixel(_ points: Double) -> Int { Int(min(max(points * scale, -1e6), 1e6)) }
        let left = pixel(rect.minX.rounded(.down)) - 1, top = pixel(rect.minY.rounded(.down)) - 1
        let right = Int((min(max(rect.maxX * scale, -1e6), 1e6)).rounded(.up)) + 1
        let bottom = Int((min(max(rect.maxY * scale, -1e6), 1e6)).rounded(.up)) + 1
        self.init(x: left, y: top, width: right - left, height: bottom - top)
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
