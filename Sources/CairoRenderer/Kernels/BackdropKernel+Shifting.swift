import Geometry
import Platform

extension BackdropKernel {
    /// Draws `source` over `picture`, moved by a part of a pixel: each pixel is a mixture of four neighbours in the same
    /// shares, so that shares are found once and not for each pixel.
    ///
    /// - Parameters:
    ///   - source: pixels drawn so far.
    ///   - extent: rectangle of all pixels of `source`.
    ///   - extends: true to extend the border pixels of `source` outside it; false for transparency.
    ///   - x: column of `source` at the left edge of `picture`.
    ///   - y: row of `source` at the upper edge of `picture`.
    ///   - picture: the picture that is drawn to.
    static func shift(
        _ source: PixelTarget, extent: PixelRect, extends: Bool, x: Double, y: Double, into picture: PixelStore
    ) {
        guard abs(x) < 1e6, abs(y) < 1e6, extent.width > 0, extent.height > 0 else { return }
        let (dx, dy) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (across, down) = (UInt64(((x - Double(dx)) * 256).rounded()), UInt64(((y - Double(dy)) * 256).rounded()))
        // Columns of which both neighbours are in `source`: the others take the border's pixels, or none.
        let inner = min(max(extent.x - dx, 0), picture.width)
        let outer = max(min(extent.maxX - 1 - dx, picture.width), inner)
        for row in 0..<picture.height {
            let top = row + dy
            let upper = MixedRow(source, extent, extends, row: top, share: 256 - down)
            let lower = MixedRow(source, extent, extends, row: top + 1, share: down)
            guard upper.share > 0 || lower.share > 0 else { continue }
            let to = unsafe picture.base + row * picture.stride
            func put(_ column: Int, _ left: (pixel: Int, share: UInt64), _ right: (pixel: Int, share: UInt64)) {
                var sum = PixelSum()
                unsafe sum.add(upper.pixels[left.pixel], upper.share &* left.share)
                unsafe sum.add(upper.pixels[right.pixel], upper.share &* right.share)
                unsafe sum.add(lower.pixels[left.pixel], lower.share &* left.share)
                unsafe sum.add(lower.pixels[right.pixel], lower.share &* right.share)
                unsafe to[column] = over(sum.pixel, to[column])
            }
            func border(_ column: Int) {
                func place(_ at: Int, _ share: UInt64) -> (pixel: Int, share: UInt64) {
                    let isInside = at >= extent.x && at < extent.maxX
                    return (min(max(at, extent.x), extent.maxX - 1), isInside || extends ? share : 0)
                }
                put(column, place(column + dx, 256 - across), place(column + dx + 1, across))
            }
            for column in 0..<inner { border(column) }
            for column in inner..<outer {
                put(column, (column &+ dx, 256 &- across), (column &+ dx &+ 1, across))
            }
            for column in outer..<picture.width { border(column) }
        }
    }
}

/// Row of pixels with the share that it has in a mixture, 0…256.
@safe private struct MixedRow {
    let pixels: UnsafeMutablePointer<UInt32>
    let share: UInt64

    init(_ source: PixelTarget, _ extent: PixelRect, _ extends: Bool, row: Int, share: UInt64) {
        let isInside = row >= extent.y && row < extent.maxY
        unsafe pixels = source.base + min(max(row, extent.y), extent.maxY - 1) * source.stride
        self.share = isInside || extends ? share : 0
    }
}

/// Sum of pixels in shares of 65,536, two channels in each number.
private struct PixelSum {
    private var even: UInt64 = 0
    private var odd: UInt64 = 0

    @inline(__always) mutating func add(_ pixel: UInt32, _ share: UInt64) {
        let pixel = UInt64(pixel)
        even &+= (pixel & 0xFF | (pixel & 0xFF_0000) << 16) &* share
        odd &+= (pixel >> 8 & 0xFF | (pixel >> 8 & 0xFF_0000) << 16) &* share
    }

    /// The sum, rounded.
    @inline(__always) var pixel: UInt32 {
        let half: UInt64 = 0x8000_0000_8000
        let (even, odd) = ((even &+ half) >> 16, (odd &+ half) >> 16)
        let low = even & 0xFF | (odd & 0xFF) << 8
        return UInt32(truncatingIfNeeded: low | (even >> 32 & 0xFF) << 16 | (odd >> 32 & 0xFF) << 24)
    }
}
