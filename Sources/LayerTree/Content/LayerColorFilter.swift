import Foundation
public import Geometry

/// Filter for each colour that a layer draws. It works on encoded sRGB that is not multiplied by opacity; results are
/// clamped to 0…1 (S27.14).
public enum LayerColorFilter: Hashable, Sendable {
    /// No filter.
    case none
    /// Adds the value to red, green and blue.
    case brightness(Double)
    /// (c − ½)·amount + ½
    case contrast(Double)
    /// Scales saturation: 1 changes nothing, 0 is grey.
    case saturation(Double)
    /// Rotates hues, keeping luminance roughly constant.
    case hueRotation(Angle)
    /// Multiplies each component, including opacity.
    case multiply(ResolvedColor)
    /// Inverts: 1 is the negative, 0 changes nothing.
    case invert(Double)
    /// Replaces each colour by black whose opacity is the colour's luminance.
    case luminanceToAlpha
    /// Any affine map of the components.
    case matrix(LayerColorMatrix)

    /// Weights of encoded red, green and blue in luminance (S27.14).
    package static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// The filter as a matrix; nil for ``none``.
    package var matrix: LayerColorMatrix? {
        let unit = LayerColorMatrix()
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

/// Affine map of colours, by columns, each (r, g, b, a): red·`red` + green·`green` + blue·`blue` + alpha·`alpha` +
/// `bias`.
public struct LayerColorMatrix: Hashable, Sendable {
    /// Image of full red.
    public var red = SIMD4<Float>(1, 0, 0, 0)
    /// Image of full green.
    public var green = SIMD4<Float>(0, 1, 0, 0)
    /// Image of full blue.
    public var blue = SIMD4<Float>(0, 0, 1, 0)
    /// Image of full opacity.
    public var alpha = SIMD4<Float>(0, 0, 0, 1)
    /// Added to every colour.
    public var bias = SIMD4<Float>.zero

    /// The identity.
    public init() {}

    fileprivate func scaled(_ factor: Float, bias: Float) -> LayerColorMatrix {
        var matrix = self
        (matrix.red.x, matrix.green.y, matrix.blue.z) = (factor, factor, factor)
        matrix.bias = SIMD4(bias, bias, bias, 0)
        return matrix
    }

    fileprivate static func saturation(_ amount: Float) -> LayerColorMatrix {
        let grey = LayerColorFilter.luminance * (1 - amount)
        var matrix = LayerColorMatrix()
        matrix.red = SIMD4(grey.x + amount, grey.x, grey.x, 0)
        matrix.green = SIMD4(grey.y, grey.y + amount, grey.y, 0)
        matrix.blue = SIMD4(grey.z, grey.z, grey.z + amount, 0)
        return matrix
    }

    /// Rotation of hues by `angle`.
    ///
    /// - Source: W3C, *Filter Effects Module Level 1*, feColorMatrix, hueRotate.
    fileprivate static func hueRotation(_ angle: Angle) -> LayerColorMatrix {
        let c = Float(cos(angle.radians))
        let s = Float(sin(angle.radians))
        var matrix = LayerColorMatrix()
        matrix.red = SIMD4(
            0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0)
        matrix.green = SIMD4(
            0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0)
        matrix.blue = SIMD4(
            0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0)
        return matrix
    }

    /// Maps `color`, which is encoded and not multiplied by its opacity; the result is clamped to 0…1.
    package func apply(to color: SIMD4<Float>) -> SIMD4<Float> {
        let mixed = red * color.x + green * color.y + blue * color.z + alpha * color.w + bias
        return mixed.clamped(lowerBound: .zero, upperBound: .one)
    }
}
