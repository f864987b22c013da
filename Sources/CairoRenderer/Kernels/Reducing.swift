import Foundation
import Geometry

/// Reduced copies of pictures, for scales at which bilinear sampling would skip texels.
enum Reducing {
    /// Scale below which bilinear sampling skips texels.
    private static let smallestScale = 0.6
    /// Greatest number of halvings along each axis: enough for every picture, and the sums have room for that many
    /// texels.
    static let most = 12

    /// Numbers of halvings across and down for a picture under `transform`. They differ for a card that turns away,
    /// which becomes narrower, but not lower.
    static func halvings(of texture: Texture, under transform: ProjectionTransform) -> (across: Int, down: Int) {
        let middle = CGPoint(x: Double(texture.width) / 2, y: Double(texture.height) / 2)
        let (x, y) = transform.magnifications(at: middle)
        return (halvings(scale: x, length: texture.width), halvings(scale: y, length: texture.height))
    }

    private static func halvings(scale: Double, length: Int) -> Int {
        var (scale, length, count) = (scale, length, 0)
        while scale < smallestScale, length > 1, count < most {
            scale *= 2
            length = (length + 1) / 2
            count += 1
        }
        return count
    }

    /// Reduces `source` into `target`. Each texel is a mean of the original texels, rounded once: repeated halving
    /// would add an error of half a level each time. Texels beyond odd sides count as transparent.
    static func reduce(_ source: Texture, across: Int, down: Int, into target: Texture) {
        let gutter = Texture.gutter
        let shift = UInt64(across + down)
        // Half of the divisor, for rounding, in both halves of the word.
        let half = ((UInt64(1) << shift) >> 1) * 0x1_0000_0001
        let (from, out) = (source.store, target.store)
        for y in 0..<target.height {
            let rows = y << down..<min((y + 1) << down, source.height)
            for x in 0..<target.width {
                let columns = x << across..<min((x + 1) << across, source.width)
                // Two channels in each word, 32 bits each.
                var (low, high) = (half, half)
                for row in rows {
                    let texels = unsafe from.base + ((row &+ gutter) &* from.stride &+ gutter)
                    for column in columns {
                        let texel = unsafe UInt64(texels[column])
                        low &+= texel & 0xFF | (texel & 0xFF00) << 24
                        high &+= texel >> 16 & 0xFF | (texel & 0xFF00_0000) << 8
                    }
                }
                let mask: UInt64 = 0xFF_0000_00FF
                (low, high) = (low >> shift & mask, high >> shift & mask)
                let pixel = low | low >> 24 | (high | high >> 24) << 16
                unsafe out.base[(y &+ gutter) &* out.stride &+ x &+ gutter] = UInt32(truncatingIfNeeded: pixel)
            }
        }
    }
}
