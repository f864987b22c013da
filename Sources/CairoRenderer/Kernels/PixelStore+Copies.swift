import CLanes
import Foundation
import LayerTree
import Platform

extension PixelStore {
    /// A copy of `other`.
    convenience init(copy other: PixelStore) {
        self.init(width: other.width, height: other.height)
        unsafe base.update(from: other.base, count: stride * height)
    }

    /// A copy of the pixels of `target` in `part`, which is within it.
    convenience init(copying part: PixelRect, of target: PixelTarget) {
        self.init(width: part.width, height: part.height)
        for row in 0..<part.height {
            let from = unsafe target.base + ((part.y &+ row) &* target.stride &+ part.x)
            unsafe (base + row &* stride).update(from: from, count: part.width)
        }
    }

    /// True if both have equal pixels.
    func isSame(as other: PixelStore) -> Bool {
        guard width == other.width, height == other.height else { return false }
        // The padding of rows is never written.
        return unsafe memcmp(base, other.base, stride * height * 4) == 0
    }

    /// Reduces the picture by `factor`: each pixel is the mean of a square. Parts of a square outside the picture do
    /// not count.
    func shrunk(by factor: Int) -> PixelStore {
        let small = PixelStore(width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
        for row in 0..<small.height {
            let rows = row &* factor..<min((row &+ 1) &* factor, height)
            for column in 0..<small.width {
                let columns = column &* factor..<min((column &+ 1) &* factor, width)
                var sum = SIMD4<UInt32>.zero
                for y in rows { for x in columns { sum &+= unsafe base[y &* stride &+ x].channels } }
                let count = UInt32(rows.count &* columns.count)
                unsafe small.base[row &* small.stride &+ column] = UInt32(channels: (sum &+ count / 2) / count)
            }
        }
        return small
    }

    /// Enlarges the picture by `factor` bilinearly, cut to `width` by `height` pixels.
    func grown(by factor: Int, width: Int, height: Int) -> PixelStore {
        let large = PixelStore(width: width, height: height)
        // Centres of pixels map to centres; fractions are in 256ths.
        func place(_ pixel: Int, _ length: Int) -> (low: Int, high: Int, part: UInt32) {
            let at = ((2 &* pixel &+ 1) &* 128) / factor &- 128
            let low = at >> 8
            return (min(max(low, 0), length &- 1), min(max(low &+ 1, 0), length &- 1), UInt32(at & 255))
        }
        for y in 0..<height {
            let (top, bottom, down) = place(y, self.height)
            for x in 0..<width {
                let (left, right, across) = place(x, self.width)
                func mixed(_ row: Int) -> SIMD4<UInt32> {
                    let (a, b) = unsafe (base[row &* stride &+ left].channels, base[row &* stride &+ right].channels)
                    return a &* (256 &- across) &+ b &* across
                }
                let sum = mixed(top) &* (256 &- down) &+ mixed(bottom) &* down
                unsafe large.base[y &* large.stride &+ x] = UInt32(channels: (sum &+ 32_768) &>> 16)
            }
        }
        return large
    }

    /// Draws one colour over all pixels.
    func cover(with color: ResolvedColor) {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let rows = (0..<height).map { RowSpan(row: Int32($0), start: 0, end: Int32(width), anchor: 0) }
        unsafe rows.withUnsafeBufferPointer {
            unsafe FillKernel.draw(color, spans: $0, on: PixelTarget(base: base, stride: stride, clip: whole))
        }
    }
}

extension UInt32 {
    /// The four bytes of a pixel, lowest first.
    fileprivate var channels: SIMD4<UInt32> { SIMD4(self & 255, self >> 8 & 255, self >> 16 & 255, self >> 24) }

    fileprivate init(channels: SIMD4<UInt32>) {
        self = channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24
    }
}
