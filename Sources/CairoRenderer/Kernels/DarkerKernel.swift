import Platform

/// Kernel for the blend mode `plusDarker`: the differences of two colours from white are added (S27.13).
enum DarkerKernel {
    /// Blends `source` into the target.
    ///
    /// - Parameters:
    ///   - source: the picture; its pixel (0, 0) is drawn at (x, y).
    ///   - x: column in the target.
    ///   - y: row in the target.
    ///   - target: the target.
    static func draw(_ source: PixelStore, x: Int, y: Int, on target: PixelTarget) {
        let place = PixelRect(x: x, y: y, width: source.width, height: source.height).intersection(target.clip)
        for row in place.y..<max(place.maxY, place.y) {
            let from = unsafe source.base + ((row - y) * source.stride + place.x - x)
            let out = unsafe target.base + (row * target.stride + place.x)
            for column in 0..<place.width {
                let pixel = unsafe from[column]
                if pixel != 0 { unsafe out[column] = combined(pixel, out[column]) }
            }
        }
    }

    private static func combined(_ source: UInt32, _ below: UInt32) -> UInt32 {
        let (sourceAlpha, belowAlpha) = (Int32(source >> 24), Int32(below >> 24))
        let alpha = min(sourceAlpha + belowAlpha, 255)
        var result = UInt32(alpha) << 24
        for shift in [UInt32(0), 8, 16] {
            let lack = sourceAlpha - Int32(source >> shift & 255) + belowAlpha - Int32(below >> shift & 255)
            result |= UInt32(max(alpha - lack, 0)) << shift
        }
        return result
    }
}
