import LayerTree
import Platform

extension PixelStore {
    /// Changes every colour; what is transparent stays so (S27.14).
    func apply(_ matrix: ColorMatrix) {
        // Neighbours are often alike.
        var lastPixel: UInt32 = 0
        var lastResult: UInt32 = 0
        for y in 0..<height {
            for x in 0..<width {
                let pixel = unsafe base[y &* stride &+ x]
                if pixel >> 24 == 0 { continue }
                if pixel != lastPixel {
                    lastPixel = pixel
                    lastResult = Self.filtered(pixel, matrix)
                }
                unsafe base[y &* stride &+ x] = lastResult
            }
        }
    }

    /// `pixel` is multiplied by its opacity, which is not 0.
    private static func filtered(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
        let alpha = Float(pixel >> 24)
        let color = SIMD4<Float>(
            Float(pixel >> 16 & 255) / alpha, Float(pixel >> 8 & 255) / alpha, Float(pixel & 255) / alpha, 1)
        let result = matrix.apply(to: color)
        // The matrix says how opaque something opaque becomes.
        let opacity = result.w * alpha
        let channels = SIMD4<Float>(result.x, result.y, result.z, 1) * opacity
        let bytes = SIMD4<UInt32>(channels.rounded(.toNearestOrAwayFromZero))
        return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
    }

    /// Makes every pixel of `frame` that has a colour opaque, and clears all others: a blurred picture then goes on to its
    /// edges as if it went on beyond them (S27.9).
    func makeOpaque(within frame: PixelRect) {
        for y in 0..<height {
            for x in 0..<width {
                let pixel = unsafe base[y &* stride &+ x]
                let isInside = x >= frame.x && x < frame.maxX && y >= frame.y && y < frame.maxY
                let alpha = pixel >> 24
                guard isInside, alpha > 0 else {
                    unsafe base[y &* stride &+ x] = 0
                    continue
                }
                if alpha == 255 { continue }
                func channel(_ shift: UInt32) -> UInt32 {
                    min(((pixel >> shift & 255) &* 255 &+ alpha / 2) / alpha, 255) << shift
                }
                unsafe base[y &* stride &+ x] = 255 << 24 | channel(16) | channel(8) | channel(0)
            }
        }
    }
}
