import LayerTree

extension PixelStore {
    /// Blurs the picture.
    ///
    /// - Parameter sigma: sigma of the Gaussian, in pixels.
    func blur(sigma: Double) {
        unsafe Blur.apply(to: base, stride: stride * 4, width: width, height: height, channels: 4, sigma: sigma)
    }

    /// Draws a shadow of the picture below it.
    ///
    /// - Parameters:
    ///   - color: colour of the shadow.
    ///   - sigma: sigma of the shadow's blur, in pixels.
    ///   - dx: offset to the right, in whole pixels.
    ///   - dy: offset down, in whole pixels.
    func addShadow(_ color: ResolvedColor, sigma: Double, dx: Int, dy: Int) {
        let alpha = blurredAlpha(sigma: sigma, dx: dx, dy: dy)
        let shadow = Shade(color)
        for y in 0..<height {
            for x in 0..<width {
                let coverage = UInt32(alpha[y &* width &+ x])
                guard coverage > 0 else { continue }
                let above = unsafe base[y &* stride &+ x]
                let rest = 255 &- above >> 24
                if rest == 0 { continue }
                unsafe base[y &* stride &+ x] = above &+ shadow.pixel(coverage &* rest)
            }
        }
    }

    /// Draws an inner shadow, which falls from the picture's edges inwards; parameters as for
    /// ``addShadow(_:sigma:dx:dy:)``.
    func addInnerShadow(_ color: ResolvedColor, sigma: Double, dx: Int, dy: Int) {
        let alpha = blurredAlpha(sigma: sigma, dx: dx, dy: dy)
        let shadow = Shade(color)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = unsafe base[y &* stride &+ x]
                let cover = pixel >> 24
                // Alpha of the surroundings, blurred, within the picture's own alpha.
                let part = (255 &- UInt32(alpha[y &* width &+ x])) &* cover
                guard part > 0 else { continue }
                let over = shadow.pixel(part)
                let rest = 255 &- over >> 24
                func channel(_ shift: UInt32) -> UInt32 {
                    let product = (pixel >> shift & 255) &* rest &+ 128
                    return ((product &+ (product >> 8)) >> 8) << shift
                }
                // The shadow replaces part of the pixel's colour; the pixel's opacity does not change.
                unsafe base[y &* stride &+ x] =
                    over &+ (channel(0) | channel(8) | channel(16))
                    &+ min(channel(24), (255 &- over >> 24) << 24) & 0xFF00_0000
            }
        }
    }

    /// Alpha of the picture, moved by whole pixels and blurred.
    private func blurredAlpha(sigma: Double, dx: Int, dy: Int) -> [UInt8] {
        var alpha = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let from = y - dy
            guard from >= 0, from < height else { continue }
            for x in max(dx, 0)..<max(min(width + dx, width), max(dx, 0)) {
                alpha[y &* width &+ x] = UInt8(truncatingIfNeeded: unsafe base[from &* stride &+ x &- dx] >> 24)
            }
        }
        unsafe alpha.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe Blur.apply(to: base, stride: width, width: width, height: height, channels: 1, sigma: sigma)
        }
        return alpha
    }

    /// Replaces each pixel by its alpha, inverted if `isInverse` is true, times `opacity`.
    func becomeCover(opacity: Double, isInverse: Bool) {
        let weight = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        for y in 0..<height {
            for x in 0..<width {
                let alpha = unsafe base[y &* stride &+ x] >> 24
                let cover = (isInverse ? 255 &- alpha : alpha) &* weight &+ 127
                unsafe base[y &* stride &+ x] = (cover / 255) << 24
            }
        }
    }

    /// Paints every pixel whose alpha is within limits in one colour, and clears all others.
    ///
    /// - Parameters:
    ///   - minimum: least alpha, 0…1.
    ///   - maximum: greatest alpha, 0…1.
    ///   - color: the colour.
    func applyThreshold(minimum: Double, maximum: Double, color: ResolvedColor) {
        let pixel = color.pixel()
        for y in 0..<height {
            for x in 0..<width {
                let alpha = Double(unsafe base[y &* stride &+ x] >> 24) / 255
                unsafe base[y &* stride &+ x] = alpha >= minimum && alpha <= maximum ? pixel : 0
            }
        }
    }

    /// Multiplies every pixel by the alpha of the corresponding one in `mask`, which has the same size.
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

/// Colour that is multiplied by pixels' coverage.
private struct Shade {
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32
    private let alpha: UInt32

    init(_ color: ResolvedColor) {
        let opacity = min(max(color.opacity, 0), 1)
        func channel(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * opacity * 255).rounded()) }
        (red, green, blue) = (channel(color.red), channel(color.green), channel(color.blue))
        alpha = UInt32((opacity * 255).rounded())
    }

    /// The colour times `part` / (255 · 255), multiplied by its opacity.
    @inline(__always) func pixel(_ part: UInt32) -> UInt32 {
        func channel(_ value: UInt32) -> UInt32 { (value &* part &+ 32_512) / 65_025 }
        return channel(blue) | channel(green) << 8 | channel(red) << 16 | channel(alpha) << 24
    }
}
