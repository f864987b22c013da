extension PixelStore {
    /// Copies rows of straight red, green, blue and, if `hasAlpha` is true, alpha, one byte each, multiplying colours by
    /// alpha.
    ///
    /// - Parameters:
    ///   - source: as many rows as this picture has, of as many pixels.
    ///   - rowBytes: bytes from one row to the next.
    ///   - hasAlpha: true for four bytes a pixel, false for three.
    func copy(straight source: UnsafePointer<UInt8>, stride rowBytes: Int, hasAlpha: Bool) {
        for y in 0..<height {
            var from = unsafe source + y &* rowBytes
            var to = unsafe base + y &* stride
            for _ in 0..<width {
                let (red, green, blue) = unsafe (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
                let alpha = unsafe hasAlpha ? UInt32(from[3]) : 255
                let (r, g, b) = (
                    Self.multiplied(red, alpha), Self.multiplied(green, alpha), Self.multiplied(blue, alpha)
                )
                unsafe to.pointee = alpha << 24 | r << 16 | g << 8 | b
                unsafe from += hasAlpha ? 4 : 3
                unsafe to += 1
            }
        }
    }

    /// Product of two bytes as fractions of 255, rounded.
    @inline(__always) static func multiplied(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a &* b &+ 128
        return (product &+ (product >> 8)) >> 8
    }

    /// A copy whose sides are 1/2^`halvings` as long, rounded up; each pixel is a mean of those that it stands for.
    func reduced(halvings: Int) -> PixelStore {
        let side = 1 << halvings
        let result = PixelStore(width: (width + side - 1) >> halvings, height: (height + side - 1) >> halvings)
        for y in 0..<result.height {
            let rows = y << halvings..<min((y + 1) << halvings, height)
            for x in 0..<result.width {
                let columns = x << halvings..<min((x + 1) << halvings, width)
                // Two channels in each word, 32 bits each.
                var (low, high) = (UInt64(0), UInt64(0))
                for row in rows {
                    let pixels = unsafe base + row &* stride
                    for column in columns {
                        let pixel = unsafe UInt64(pixels[column])
                        low &+= pixel & 0xFF | (pixel & 0xFF00) << 24
                        high &+= pixel >> 16 & 0xFF | (pixel & 0xFF00_0000) << 8
                    }
                }
                let count = UInt64(rows.count &* columns.count)
                func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum &+ (count >> 1)) / count) }
                unsafe result.base[y &* result.stride &+ x] =
                    mean(low & 0xFFFF_FFFF) | mean(low >> 32) << 8 | mean(high & 0xFFFF_FFFF) << 16
                    | mean(high >> 32) << 24
            }
        }
        return result
    }
}
