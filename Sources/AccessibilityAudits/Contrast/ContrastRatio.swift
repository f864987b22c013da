import Foundation

/// Contrast of colours by WCAG 2.1.
enum ContrastRatio {
    /// Contrast of two luminances, 1 to 21.
    static func of(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// Relative luminance of a colour 0xRRGGBB, 0 to 1.
    static func luminance(of color: UInt32) -> Double {
        0.2126 * linear[Int(color >> 16 & 255)] + 0.7152 * linear[Int(color >> 8 & 255)]
            + 0.0722 * linear[Int(color & 255)]
    }

    private static let linear: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
