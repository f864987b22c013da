public import AnimationCore

/// An animatable vector whose type is erased. Vectors of different types have no difference, so that nothing animates
/// from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
    /// The vector; nil for the zero, which belongs to every type.
    let value: (any VectorArithmetic)?

    init() { value = nil }

    init<V: VectorArithmetic>(_ value: V) {
        self.value = V.self == EmptyAnimatableData.self ? nil : value
    }

    private init(erased value: (any VectorArithmetic)?) { self.value = value }

    /// The zero, which belongs to every type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    /// Returns the sum of two vectors; the first one if their types differ.
    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let first = a.value else { return b }
        guard let second = b.value else { return a }
        return _AnyAnimatableData(erased: sum(first, second) ?? first)
    }

    /// Returns the difference of two vectors; the first one if their types differ.
    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let second = b.value else { return a }
        var negative = _AnyAnimatableData(erased: second)
        negative.scale(by: -1)
        guard let first = a.value else { return negative }
        guard let negated = negative.value else { return a }
        return _AnyAnimatableData(erased: sum(first, negated))
    }

    /// Multiplies the vector by `factor`.
    public mutating func scale(by factor: Double) {
        guard let value else { return }
        self = _AnyAnimatableData(erased: Self.scaled(value, by: factor))
    }

    /// Square of the vector's length; 0 for ``zero``.
    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

    /// Returns true if two vectors are equal. Vectors of different types are unequal, unless both are zero.
    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        switch (a.value, b.value) {
        case (nil, nil): true
        case (let first?, let second?): areEqual(first, second)
        case (let only?, nil), (nil, let only?): only.magnitudeSquared == 0
        }
    }

    private static func sum<V: VectorArithmetic>(
        _ a: V, _ b: any VectorArithmetic
    ) -> (any VectorArithmetic)? { (b as? V).map { a + $0 } }

    private static func scaled<V: VectorArithmetic>(
        _ value: V, by factor: Double
    ) -> any VectorArithmetic {
        var result = value
        result.scale(by: factor)
        return result
    }

    private static func areEqual<V: VectorArithmetic>(
        _ a: V, _ b: any VectorArithmetic
    ) -> Bool { (b as? V).map { a == $0 } ?? false }
}
