import LayerTree

extension PixelStore {
    /// Blurs the whole picture.
    ///
    /// - Parameter sigma: pixels.
    func blur(sigma: Double) {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = unsafe base[y &* stride &+ x]
                let at = (y &* width &+ x) &* 4
                bytes[at] = UInt8(truncatingIfNeeded: pixel)
                bytes[at &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[at &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[at &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
        }
        Blur.apply(to: &bytes, width: width, height: height, channels: 4, sigma: sigma)
        for y in 0..<height {
            for x in 0..<width {
                let at = (y &* width &+ x) &* 4
                let low = UInt32(bytes[at]) | UInt32(bytes[at &+ 1]) << 8
                unsafe base[y &* stride &+ x] = low | UInt32(bytes[at &+ 2]) << 16 | UInt32(bytes[at &+ 3]) << 24
            }
        }
    }

    /// Puts a shadow of the picture beneath it.
    ///
    /// - Parameters:
    ///   - color: of the shadow.
    ///   - sigma: pixels.
    ///   - dx: how far to the right it falls, in whole pixels.
    ///   - dy: how far down.
    func addShadow(_ color: ResolvedColor, sigma: Double, dx: Int, dy: Int) {
        var alpha = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let from = y - dy
            guard from >= 0, from < height else { continue }
            for x in max(dx, 0)..<max(min(width + dx, width), max(dx, 0)) {
                alpha[y &* width &+ x] = UInt8(truncatingIfNeeded: unsafe base[from &* stride &+ x &- dx] >> 24)
            }
        }
        Blur.apply(to: &alpha, width: width, height: height, channels: 1, sigma: sigma)
        let opacity = min(max(color.opacity, 0), 1)
        let red = UInt32((min(max(color.red, 0), 1) * opacity * 255).rounded())
        let green = UInt32((min(max(color.green, 0), 1) * opacity * 255).rounded())
        let blue = UInt32((min(max(color.blue, 0), 1) * opacity * 255).rounded())
        let full = UInt32((opacity * 255).rounded())
        for y in 0..<height {
            for x in 0..<width {
                let coverage = UInt32(alpha[y &* width &+ x])
                guard coverage > 0 else { continue }
                let above = unsafe base[y &* stride &+ x]
                let rest = 255 &- above >> 24
                if rest == 0 { continue }
                let part = coverage &* rest
                func channel(_ value: UInt32) -> UInt32 { (value &* part &+ 32_512) / 65_025 }
                let shadow = channel(blue) | channel(green) << 8 | channel(red) << 16 | channel(full) << 24
                unsafe base[y &* stride &+ x] = above &+ shadow
            }
        }
    }

    /// Multiplies every pixel by the alpha of the pixel at the same place of `mask`, which has the same size.
    func multiply(byAlphaOf mask: PixelStore) {
        precondition(mask.width == width && mask.height == height, "a mask must have the size of what it masks")
        for y in 0..<height {
            for x in 0..<width {
                let alpha = unsafe mask.base[y &* mask.stride &+ x] >> 24
                let pixel = unsafe base[y &* stride &+ x]
                func channel(_ shift: UInt32) -> UInt32 {
                    let product = (pixel >> shift & 255) &* alpha &+ 128
                    return ((product &+ (product >> 8)) >> 8) << shift
                }
                unsafe base[y &* stride &+ x] = channel(0) | channel(8) | channel(16) | channel(24)
            }
        }
    }
}
