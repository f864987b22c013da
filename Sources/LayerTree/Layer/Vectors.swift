@_spi(Engine) import AnimationCore

/// Four numbers that animate together: geometry, and colours in Oklab.
struct FourVector: VectorArithmetic {
    var value: SIMD4<Double>

    init(_ value: SIMD4<Double>) { self.value = value }

    static var zero: FourVector { FourVector(.zero) }
    static func + (a: FourVector, b: FourVector) -> FourVector { FourVector(a.value + b.value) }
    static func - (a: FourVector, b: FourVector) -> FourVector { FourVector(a.value - b.value) }
    static func += (a: inout FourVector, b: FourVector) { a.value += b.value }
    static func -= (a: inout FourVector, b: FourVector) { a.value -= b.value }
    mutating func scale(by factor: Double) { value *= factor }
    var magnitudeSquared: Double { (value * value).sum() }
}

/// Nine numbers that animate together: effects and shadows; what a kind does not use stays zero.
struct NineVector: VectorArithmetic {
    var first: SIMD8<Double>
    var last: Double

    init(_ first: SIMD8<Double> = .zero, last: Double = 0) {
        self.first = first
        self.last = last
    }

    static var zero: NineVector { NineVector() }
    static func + (a: NineVector, b: NineVector) -> NineVector { NineVector(a.first + b.first, last: a.last + b.last) }
    static func - (a: NineVector, b: NineVector) -> NineVector { NineVector(a.first - b.first, last: a.last - b.last) }
    static func += (a: inout NineVector, b: NineVector) { a = a + b }
    static func -= (a: inout NineVector, b: NineVector) { a = a - b }
    mutating func scale(by factor: Double) {
        first *= factor
        last *= factor
    }
    var magnitudeSquared: Double { (first * first).sum() + last * last }
}
