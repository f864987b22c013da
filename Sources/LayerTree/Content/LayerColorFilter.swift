import Foundation
public import Geometry

/// A change of every colour that a layer draws, on encoded sRGB that is not multiplied by opacity; what leaves 0…1 is
/// clamped (S27.14).
public enum LayerColorFilter: Hashable, Sendable {
    /// Colours stay as they are.
    case none
    /// Adds to red, green and blue.
    case brightness(Double)
    /// (c − ½)·amount + ½
    case contrast(Double)
    /// 1 is as it is, 0 grey.
    case saturation(Double)
    /// Around the circle of hues; brightness stays nearly the same.
    case hueRotation(Angle)
    /// Opacity is multiplied too.
    case multiply(ResolvedColor)
    /// 1 is the negative, 0 as it is.
    case invert(Double)
    /// Black, as opaque as the colour was bright.
    case luminanceToAlpha
    /// Any linear change.
    case matrix(ColorMatrix)

    /// How bright encoded red, green and blue count (S27.14).
    package static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// The change as a matrix; nil for none.
    package var matrix: ColorMatrix? {
        let unit = ColorMatrix()
        switch self {
        case .none: return nil
        case .matrix(let matrix): return matrix
        case .brightness(let amount):
            var matrix = unit
            matrix.bias = SIMD4(Float(amount), Float(amount), Float(amount), 0)
            return matrix
        case .contrast(let amount): return unit.scaled(Float(amount), bias: Float(0.5 - amount / 2))
        case .invert(let amount): return unit.scaled(Float(1 - 2 * amount), bias: Float(amount))
        case .saturation(let amount): return .saturation(Float(amount))
        case .hueRotation(let angle): return .hueRotation(angle)
        case .multiply(let color):
            var matrix = unit
            matrix.red.x = color.red
            matrix.green.y = color.green
            matrix.blue.z = color.blue
            matrix.alpha.w = color.opacity
            return matrix
        case .luminanceToAlpha:
            var matrix = unit
            let weights = Self.luminance
            (matrix.red, matrix.green, matrix.blue) = (.zero, .zero, .zero)
            matrix.red.w = weights.x
            matrix.green.w = weights.y
            matrix.blue.w = weights.z
            matrix.alpha = .zero
            return matrix
        }
    }
}

/// What becomes of a colour: red·`red` + green·`green` + blue·`blue` + alpha·`alpha` + `bias`, each (r, g, b, a).
public struct ColorMatrix: Hashable, Sendable {
    /// What becomes of full red.
    public var red = SIMD4<Float>(1, 0, 0, 0)
    /// What becomes of full green.
    public var green = SIMD4<Float>(0, 1, 0, 0)
    /// What becomes of full blue.
    public var blue = SIMD4<Float>(0, 0, 1, 0)
    /// What becomes of opacity.
    public var alpha = SIMD4<Float>(0, 0, 0, 1)
    /// Added to every colour, also to black.
    public var bias = SIMD4<Float>.zero

    /// The one that changes nothing.
    public init() {}

    fileprivate func scaled(_ factor: Float, bias: Float) -> ColorMatrix {
        var matrix = self
        (matrix.red.x, matrix.green.y, matrix.blue.z) = (factor, factor, factor)
        matrix.bias = SIMD4(bias, bias, bias, 0)
        return matrix
    }

    fileprivate static func saturation(_ amount: Float) -> ColorMatrix {
        let grey = LayerColorFilter.luminance * (1 - amount)
        var matrix = ColorMatrix()
        matrix.red = SIMD4(grey.x + amount, grey.x, grey.x, 0)
        matrix.green = SIMD4(grey.y, grey.y + amount, grey.y, 0)
        matrix.blue = SIMD4(grey.z, grey.z, grey.z + amount, 0)
        return matrix
    }

    /// - Source: W3C, *Filter Effects Module Level 1*, feColorMatrix, hueRotate.
    fileprivate static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let c = Float(cos(angle.radians))
        let s = Float(sin(angle.radians))
        var matrix = ColorMatrix()
        matrix.red = SIMD4(
            0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0)
        matrix.green = SIMD4(
            0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0)
        matrix.blue = SIMD4(
            0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0)
        return matrix
    }

    /// - Parameter color: encoded, not multiplied.
    package func apply(to color: SIMD4<Float>) -> SIMD4<Float> {
        let mixed = red * color.x + green * color.y + blue * color.z + alpha * color.w + bias
        return mixed.clamped(lowerBound: .zero, upperBound: .one)
    }
}
