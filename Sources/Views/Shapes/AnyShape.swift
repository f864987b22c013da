public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// A shape of any type. Two of one type interpolate as that type does; different ones do not (S26.12).
nonisolated public struct AnyShape: Shape {
    private var base: any Shape

    /// `shape` without its type; one that is an `AnyShape` already is not wrapped again.
    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
                _AnyAnimatableData(shape.animatableData, of: S.self)
            }
            return data(of: base)
        }
        set { base = newValue.applied(to: base) }
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// The data of an animatable value of any type: a vector of its own for each such type. What comes of vectors of two types
/// is the first of them: nothing moves between different types.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil is zero, of every type.
    private var vector: (any VectorArithmetic)?
    private var owner: ObjectIdentifier?

    private init(vector: (any VectorArithmetic)?, owner: ObjectIdentifier?) {
        self.vector = vector
        self.owner = owner
    }

    init<V: VectorArithmetic>(_ vector: V, of owner: Any.Type) {
        self.vector = vector
        self.owner = ObjectIdentifier(owner)
    }

    /// `shape` with this data, if it is of its type.
    func applied<S: Shape>(to shape: S) -> any Shape {
        guard owner == ObjectIdentifier(S.self), let data = vector as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil, owner: nil) }

    private static func combined(
        _ a: _AnyAnimatableData, _ b: _AnyAnimatableData, sign: Double
    ) -> _AnyAnimatableData {
        guard let second = b.vector else { return a }
        guard let first = a.vector else {
            var negated = b
            negated.scale(by: sign)
            return negated
        }
        guard a.owner == b.owner else { return sign < 0 ? .zero : a }
        func sum<V: VectorArithmetic>(_ first: V) -> _AnyAnimatableData {
            guard let second = second as? V else { return a }
            return _AnyAnimatableData(vector: sign < 0 ? first - second : first + second, owner: a.owner)
        }
        return sum(first)
    }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, sign: 1)
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, sign: -1)
    }

    public mutating func scale(by factor: Double) {
        guard var vector else { return }
        vector.scale(by: factor)
        self.vector = vector
    }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        guard let first = a.vector else { return (b.vector?.magnitudeSquared ?? 0) == 0 }
        guard let second = b.vector else { return first.magnitudeSquared == 0 }
        func isEqual<V: VectorArithmetic>(_ first: V) -> Bool { (second as? V) == first }
        return a.owner == b.owner && isEqual(first)
    }
}
