import LayerTree
@_spi(Engine) import ViewGraph

/// Matrix that maps colours linearly: each row holds the weights of red, green, blue, opacity and one in the result.
public struct ColorMatrix: Equatable, Sendable {
    /// Weight of red in the resulting red.
    public var r1: Float = 1
    /// Weight of green in the resulting red.
    public var r2: Float = 0
    /// Weight of blue in the resulting red.
    public var r3: Float = 0
    /// Weight of the opacity in the resulting red.
    public var r4: Float = 0
    /// Constant added to red.
    public var r5: Float = 0
    /// Weight of red in the resulting green.
    public var g1: Float = 0
    /// Weight of green in the resulting green.
    public var g2: Float = 1
    /// Weight of blue in the resulting green.
    public var g3: Float = 0
    /// Weight of the opacity in the resulting green.
    public var g4: Float = 0
    /// Constant added to green.
    public var g5: Float = 0
    /// Weight of red in the resulting blue.
    public var b1: Float = 0
    /// Weight of green in the resulting blue.
    public var b2: Float = 0
    /// Weight of blue in the resulting blue.
    public var b3: Float = 1
    /// Weight of the opacity in the resulting blue.
    public var b4: Float = 0
    /// Constant added to blue.
    public var b5: Float = 0
    /// Weight of red in the resulting opacity.
    public var a1: Float = 0
    /// Weight of green in the resulting opacity.
    public var a2: Float = 0
    /// Weight of blue in the resulting opacity.
    public var a3: Float = 0
    /// Weight of the opacity in the resulting opacity.
    public var a4: Float = 1
    /// Constant added to the opacity.
    public var a5: Float = 0

    /// Makes the identity matrix.
    public init() {}

    /// This matrix by columns, in the layer tree's type.
    var layerMatrix: LayerColorMatrix {
        var matrix = LayerColorMatrix()
        matrix.red = SIMD4(r1, g1, b1, a1)
        matrix.green = SIMD4(r2, g2, b2, a2)
        matrix.blue = SIMD4(r3, g3, b3, a3)
        matrix.alpha = SIMD4(r4, g4, b4, a4)
        matrix.bias = SIMD4(r5, g5, b5, a5)
        return matrix
    }
}
