import LayerTree
@_spi(Engine) import ViewGraph

/// What becomes of a colour: each row says of how much red, green, blue, opacity and one the result is the sum.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// The one that changes nothing.
    public init() {}

    /// The same by columns, as layers have it.
    var layerMatrix: LayerTree.ColorMatrix {
        var matrix = LayerTree.ColorMatrix()
        matrix.red = SIMD4(r1, g1, b1, a1)
        matrix.green = SIMD4(r2, g2, b2, a2)
        matrix.blue = SIMD4(r3, g3, b3, a3)
        matrix.alpha = SIMD4(r4, g4, b4, a4)
        matrix.bias = SIMD4(r5, g5, b5, a5)
        return matrix
    }
}
