import CLanes
import Platform

/// Kernel that draws a picture at whole pixels.
enum CopyKernel {
    /// Draws `source` over the target.
    ///
    /// - Parameters:
    ///   - source: the picture, with its gutter; its texel (0, 0) is drawn at (x, y).
    ///   - x: column in the target.
    ///   - y: row in the target.
    ///   - opacity: opacity, 0…1.
    ///   - spans: pixels to draw, all within the picture.
    ///   - target: the target; its clip is ignored.
    static func draw(
        _ source: Texture, x: Int, y: Int, opacity: Double, spans: UnsafeBufferPointer<RowSpan>, on target: PixelTarget
    ) {
        let weight = Lanes.Two(repeating: Lanes.weight(opacity))
        let store = source.store
        for index in spans.indices {
            let span = unsafe spans[index]
            let (row, start) = (Int(span.row), Int(span.start))
            let count = Int(span.end) - start
            let from = unsafe store.base + ((row - y + Texture.gutter) * store.stride + start - x + Texture.gutter)
            let to = unsafe target.base + (row * target.stride + start)
            if opacity >= 1 {
                unsafe over(from, to, count: count)
            } else {
                unsafe over(from, to, count: count, weight: weight)
            }
        }
    }

    private static func over(_ from: UnsafeMutablePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, count: Int) {
        var x = 0
        while x &+ 1 < count {
            let pixels = unsafe UnsafeRawPointer(from + x).loadUnaligned(as: UInt64.self)
            if pixels != 0 {
                var result = pixels
                if pixels & Lanes.opaqueMask != Lanes.opaqueMask {
                    let below = unsafe UnsafeRawPointer(to + x).loadUnaligned(as: UInt64.self)
                    result = Lanes.over(Lanes.spread(pixels), below)
                }
                unsafe UnsafeMutableRawPointer(to + x).storeBytes(of: result, as: UInt64.self)
            }
            x &+= 2
        }
        if x < count {
            let pixel = unsafe from[x]
            if pixel >> 24 == 255 {
                unsafe to[x] = pixel
            } else if pixel != 0 {
                unsafe to[x] = UInt32(
                    truncatingIfNeeded: Lanes.over(Lanes.spread(UInt64(pixel)), UInt64(unsafe to[x])))
            }
        }
    }

    private static func over(
        _ from: UnsafeMutablePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, count: Int, weight: Lanes.Two
    ) {
        var x = 0
        while x &+ 1 < count {
            let pixels = unsafe UnsafeRawPointer(from + x).loadUnaligned(as: UInt64.self)
            if pixels != 0 { unsafe Lanes.blend(Lanes.mulhi(Lanes.spread(pixels), weight), at: to + x) }
            x &+= 2
        }
        if x < count {
            unsafe Lanes.putOne(Lanes.mulhi(Lanes.spread(UInt64(unsafe from[x])), weight), at: to + x)
        }
    }
}
