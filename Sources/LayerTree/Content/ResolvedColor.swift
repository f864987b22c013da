public import AnimationCore
import Foundation

/// Colour in linear-light sRGB, not multiplied by its opacity (S28.1).
///
/// - Units: each component nominally 0…1; `red`, `green` and `blue` may lie outside for colours beyond sRGB.
public struct ResolvedColor: Hashable, Sendable {
    /// Red, in linear light.
    public var linearRed: Float
    /// Green, in linear light.
    public var linearGreen: Float
    /// Blue, in linear light.
    public var linearBlue: Float
    /// Opacity: 0 is transparent, 1 opaque.
    public var opacity: Float

    /// A colour by its components in linear light.
    public init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
        self.linearRed = linearRed
        self.linearGreen = linearGreen
        self.linearBlue = linearBlue
        self.opacity = opacity
    }

    /// A colour by its components in encoded sRGB, as screens and design tools give them.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.init(
            linearRed: SRGBCurve.linear(red), linearGreen: SRGBCurve.linear(green), linearBlue: SRGBCurve.linear(blue),
            opacity: opacity)
    }

    /// Red in encoded sRGB.
    public var red: Float {
        get { SRGBCurve.encoded(linearRed) }
        set { linearRed = SRGBCurve.linear(newValue) }
    }
    /// Green in encoded sRGB.
    public var green: Float {
        get { SRGBCurve.encoded(linearGreen) }
        set { linearGreen = SRGBCurve.linear(newValue) }
    }
    /// Blue in encoded sRGB.
    public var blue: Float {
        get { SRGBCurve.encoded(linearBlue) }
        set { linearBlue = SRGBCurve.linear(newValue) }
    }

    /// Opaque black.
    package static let black = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
    /// Opaque white.
    package static let white = ResolvedColor(linearRed: 1, linearGreen: 1, linearBlue: 1)
    /// Transparent black.
    package static let clear = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)

    /// This colour with its opacity multiplied by `factor`.
    public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
        var result = self
        result.opacity *= Float(factor)
        return result
    }
}

extension ResolvedColor: Animatable {
    /// Components in linear light and opacity, each times 128 (S4.5).
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(
                linearRed * 128,
                AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
        }
        set {
            linearRed = newValue.first / 128
            linearGreen = newValue.second.first / 128
            linearBlue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}

/// The transfer curve of sRGB, mirrored below zero.
///
/// - Source: IEC 61966-2-1.
package enum SRGBCurve {
    private static let bytes: [Float] = (0...255).map { linear(Float($0) / 255) }

    /// Linear light of an encoded byte; 255 is 1. From a table: `pow` is slow.
    package static func linear(byte: UInt8) -> Float { bytes[Int(byte)] }

    package static func linear(_ encoded: Float) -> Float {
        let value = abs(encoded)
        let result = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -result : result
    }

    package static func encoded(_ linear: Float) -> Float {
        let value = abs(linear)
        let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return linear < 0 ? -result : result
    }
}
