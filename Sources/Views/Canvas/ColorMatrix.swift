import LayerTree
@_spi(Engine) import ViewGraph

/// What becomes of a colour: each row says of how much red, green, blue, opacity and one the result is the sum.
public struct ColorMatrix: Equatable, Sendable {
    /// How much of red becomes red.
    public var r1: Float = 1
    /// How much of green becomes red.
    public var r2: Float = 0
    /// How much of blue becomes red.
    public var r3: Float = 0
    /// How much of the opacity becomes red.
    public var r4: Float = 0
    /// What is added to red.
    public var r5: Float = 0
    /// How much of red becomes green.
    public var g1: Float = 0
    /// How much of green becomes green.
    public var g2: Float = 1
    /// How much of blue becomes green.
    public var g3: Float = 0
    /// How much of the opacity becomes green.
    public var g4: Float = 0
    /// What is added to green.
    public var g5: Float = 0
    /// How much of red becomes blue.
    public var b1: Float = 0
    /// How much of green becomes blue.
    public var b2: Float = 0
    /// How much of blue becomes blue.
    public var b3: Float = 1
    /// How much of the opacity becomes blue.
    public var b4: Float = 0
    /// What is added to blue.
    public var b5: Float = 0
    /// How much of red becomes opacity.
    public var a1: Float = 0
    /// How much of green becomes opacity.
    public var a2: Float = 0
    /// How much of blue becomes opacity.
    public var a3: Float = 0
    /// How much of the opacity becomes opacity.
    public var a4: Float = 1
    /// What is added to the opacity.
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
