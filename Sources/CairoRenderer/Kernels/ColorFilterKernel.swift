import CLanes
import LayerTree
import Platform

extension PixelStore {
    /// Applies a colour matrix to every pixel; transparent pixels stay transparent (S27.14).
    ///
    /// The matrix is for colours that are not multiplied by opacity, but the pixels are. Since it is affine, it can be
    /// applied to multiplied colours with opacity in place of 1, without division. Four pixels are handled at a time.
    func apply(_ matrix: LayerColorMatrix) {
        let fades = matrix.fades
        // Rows are padded to multiples of four pixels.
        var place = unsafe base
        let end = unsafe base + stride * height
        while unsafe place < end {
            let pixels = unsafe UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt32>.self)
            let alpha = lanes_channel(pixels, 24)
            let (red, green, blue) = (lanes_channel(pixels, 16), lanes_channel(pixels, 8), lanes_channel(pixels, 0))
            func mixed(_ row: Int) -> SIMD4<Float> {
                let sum = red * matrix.red[row] + green * matrix.green[row] + blue * matrix.blue[row]
                let value = sum + alpha * (matrix.alpha[row] + matrix.bias[row])
                let low = value.replacing(with: 0, where: value .< 0)
                return low.replacing(with: alpha, where: low .> alpha)
            }
            var channels = (blue: mixed(2), green: mixed(1), red: mixed(0), alpha: alpha)
            if fades {
                // Opacity that the matrix gives an opaque pixel.
                channels.alpha = mixed(3)
                let factor = channels.alpha / alpha.replacing(with: 1, where: alpha .== 0)
                channels.blue *= factor
                channels.green *= factor
                channels.red *= factor
            }
            let result = lanes_pixels(channels.blue, channels.green, channels.red, channels.alpha)
            unsafe UnsafeMutableRawPointer(place).storeBytes(of: result, as: SIMD4<UInt32>.self)
            unsafe place += 4
        }
    }

    /// Makes every pixel in `frame` that is not transparent opaque, and clears all pixels outside: a blurred picture
    /// then looks as if it continued beyond its edges (S27.9).
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

extension LayerColorMatrix {
    /// True if the matrix changes opacity.
    fileprivate var fades: Bool {
        red.w != 0 || green.w != 0 || blue.w != 0 || alpha.w != 1 || bias.w != 0
    }
}
