/// Contrast of a text with its background, from the pixels of its rectangle.
///
/// Letters cover less than half of their rectangle, and their edges are mixed with the background. So the background is
/// what most pixels show, and the ink is the colour farthest from it that more than a few pixels have.
struct InkContrast {
    /// Contrast, 1 to 21.
    let ratio: Double

    /// Part of the pixels that one colour has on an even background. Letters leave more of it.
    private static let evenPart = 0.25
    /// Part of the pixels that must be at least as far from the background as the ink.
    private static let inkPart = 0.004
    private static let fewestPixels = 4
    /// Part of the background's class that may be edges of letters: one of so many.
    private static let edges = 3

    /// Nil if there is nothing but background, or too few pixels.
    init?(_ counts: [UInt32: Int]) {
        let total = counts.values.reduce(0, +)
        guard total >= 16, counts.count > 1 else { return nil }
        let shades = counts.map { Shade(luminance: ContrastRatio.luminance(of: $0.key), count: $0.value) }
            .sorted { $0.luminance < $1.luminance }
        let wanted = max(Self.fewestPixels, Int(Double(total) * Self.inkPart))
        if let common = shades.max(by: { $0.count < $1.count }), Double(common.count) >= Double(total) * Self.evenPart {
            let darker = Self.ratio(shades, wanted, from: common.luminance)
            let lighter = Self.ratio(shades.reversed(), wanted, from: common.luminance)
            ratio = max(darker, lighter)
        } else {
            ratio = Self.uneven(shades, wanted, total)
        }
    }

    private struct Shade {
        let luminance: Double
        let count: Int
    }

    /// Contrast of the shade that is reached after `wanted` pixels with `luminance`.
    private static func ratio(_ shades: some Sequence<Shade>, _ wanted: Int, from luminance: Double) -> Double {
        ContrastRatio.of(self.luminance(shades, after: wanted), luminance)
    }

    private static func luminance(_ shades: some Sequence<Shade>, after wanted: Int) -> Double {
        var (left, last) = (wanted, 0.0)
        for shade in shades {
            last = shade.luminance
            left -= shade.count
            if left <= 0 { break }
        }
        return last
    }

    /// Contrast on a background of many shades, such as a gradient: shades fall into two classes, of which the larger
    /// one is the background; its shade nearest to the ink counts, apart from edges of letters.
    private static func uneven(_ shades: [Shade], _ wanted: Int, _ total: Int) -> Double {
        let split = threshold(shades, total)
        let (dark, light) = (shades.filter { $0.luminance < split }, shades.filter { $0.luminance >= split })
        let (darkCount, lightCount) = (dark.reduce(0) { $0 + $1.count }, light.reduce(0) { $0 + $1.count })
        if darkCount > lightCount {
            let near = luminance(dark.reversed(), after: darkCount / Self.edges)
            return ContrastRatio.of(luminance(light.reversed(), after: wanted), near)
        }
        let near = luminance(light, after: lightCount / Self.edges)
        return ContrastRatio.of(luminance(dark, after: wanted), near)
    }

    /// Luminance that divides the shades so that the two classes are farthest apart.
    ///
    /// - Source: N. Otsu, "A Threshold Selection Method from Gray-Level Histograms", 1979.
    private static func threshold(_ shades: [Shade], _ total: Int) -> Double {
        let sum = shades.reduce(0) { $0 + $1.luminance * Double($1.count) }
        var (count, below, best, result) = (0, 0.0, -1.0, shades[0].luminance)
        for (index, shade) in shades.enumerated().dropLast() {
            count += shade.count
            below += shade.luminance * Double(shade.count)
            let (a, b) = (Double(count), Double(total - count))
            let difference = below / a - (sum - below) / b
            let spread = a * b * difference * difference
            if spread > best { (best, result) = (spread, shades[index + 1].luminance) }
        }
        return result
    }
}
