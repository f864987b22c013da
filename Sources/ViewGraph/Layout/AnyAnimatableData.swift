public import AnimationCore

/// A vector whose type is not known to the compiler. Vectors of two types have no difference, so that nothing moves
/// from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil is the zero of every type.
    let value: (any VectorArithmetic)?

    init() { value = nil }

    init<V: VectorArithmetic>(_ value: V) {
        self.value = V.self == EmptyAnimatableData.self ? nil : value
    }

    private init(erased value: (any VectorArithmetic)?) { self.value = value }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let first = a.value else { return b }
        guard let second = b.value else { return a }
        return _AnyAnimatableData(erased: sum(first, second) ?? first)
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let second = b.value else { return a }
        var negative = _AnyAnimatableData(erased: second)
        negative.scale(by: -1)
        guard let first = a.value else { return negative }
        guard let negated = negative.value else { return a }
        return _AnyAnimatableData(erased: sum(first, negated))
    }

    public mutating func scale(by factor: Double) {
        guard let value else { return }
        self = _AnyAnimatableData(erased: Self.scaled(value, by: factor))
    }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

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
