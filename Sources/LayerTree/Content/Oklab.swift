import Foundation

/// Colour in Oklab, multiplied by its opacity: fills and gradients are mixed in this form (S28.2, S28.3).
///
/// - Shape: `vector` is (lightness, a, b) each times opacity, then opacity.
/// - Source: Björn Ottosson, *A perceptual color space for image processing*, 2020.
package struct OklabColor: Hashable, Sendable {
    package var vector: SIMD4<Double>

    package init(vector: SIMD4<Double>) { self.vector = vector }

    package init(_ color: ResolvedColor) {
        let r = Double(color.linearRed)
        let g = Double(color.linearGreen)
        let b = Double(color.linearBlue)
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        let alpha = Double(color.opacity)
        let lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
        let a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
        let bee = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
        vector = SIMD4(lightness * alpha, a * alpha, bee * alpha, alpha)
    }

    package var color: ResolvedColor {
        let alpha = vector.w
        guard alpha > 1e-9 else { return .clear }
        let lightness = vector.x / alpha
        let a = vector.y / alpha
        let b = vector.z / alpha
        let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        return ResolvedColor(
            linearRed: Float(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            linearGreen: Float(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            linearBlue: Float(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
            opacity: Float(alpha))
    }

    /// The mix at `amount` (0…1) of the way from `a` to `b`.
    package static func mix(_ a: OklabColor, _ b: OklabColor, amount: Double) -> OklabColor {
        OklabColor(vector: a.vector + (b.vector - a.vector) * amount)
    }
}

private func cube(_ x: Double) -> Double { x * x * x }
