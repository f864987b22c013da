@_spi(Engine) import AnimationCore

/// Vector of geometry, of colours in Oklab, and of filters.
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

/// Vector of effects and shadows; unused components are zero.
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

/// Vector of gradients: their frame, and colours and locations of their stops. Missing stops count as zero.
struct PaintVector: VectorArithmetic {
    var frame = SIMD4<Double>.zero
    var colors: [SIMD4<Double>] = []
    var locations: [Double] = []

    static var zero: PaintVector { PaintVector() }
    static func + (a: PaintVector, b: PaintVector) -> PaintVector { combined(a, b, sign: 1) }
    static func - (a: PaintVector, b: PaintVector) -> PaintVector { combined(a, b, sign: -1) }

    private static func combined(_ a: PaintVector, _ b: PaintVector, sign: Double) -> PaintVector {
        var result = a
        result.frame += b.frame * sign
        for index in b.colors.indices {
            if index < result.colors.count {
                result.colors[index] += b.colors[index] * sign
            } else {
                result.colors.append(b.colors[index] * sign)
            }
        }
        for index in b.locations.indices {
            if index < result.locations.count {
                result.locations[index] += b.locations[index] * sign
            } else {
                result.locations.append(b.locations[index] * sign)
            }
        }
        return result
    }

    mutating func scale(by factor: Double) {
        frame *= factor
        for index in colors.indices { colors[index] *= factor }
        for index in locations.indices { locations[index] *= factor }
    }

    var magnitudeSquared: Double {
        var sum = (frame * frame).sum()
        for color in colors { sum += (color * color).sum() }
        for location in locations { sum += location * location }
        return sum
    }
}
