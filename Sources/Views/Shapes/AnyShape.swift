public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// Type-erased shape. Two values with shapes of the same type interpolate as that type does; others do not (S26.12).
nonisolated public struct AnyShape: Shape {
    private var base: any Shape

    /// Erases the type of `shape`; an `AnyShape` is not wrapped again.
    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    /// Animatable data of the wrapped shape, with its type erased.
    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
                _AnyAnimatableData(shape.animatableData, of: S.self)
            }
            return data(of: base)
        }
        set { base = newValue.applied(to: base) }
    }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the wrapped shape's outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// Size that the wrapped shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// Type-erased animatable data, tagged with the type of the value that it belongs to. Arithmetic on data of two
/// different types gives the first operand for a sum and zero for a difference, so nothing animates between types.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
    /// The data; nil is zero for every type.
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

    /// Returns `shape` with this data, or unchanged if the data belongs to another type.
    func applied<S: Shape>(to shape: S) -> any Shape {
        guard owner == ObjectIdentifier(S.self), let data = vector as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
    }

    /// Zero, for every type.
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

    /// Sum of both; `a` if they belong to different types.
    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, sign: 1)
    }

    /// Difference of both; zero if they belong to different types.
    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, sign: -1)
    }

    /// Multiplies the data by `factor`.
    public mutating func scale(by factor: Double) {
        guard var vector else { return }
        vector.scale(by: factor)
        self.vector = vector
    }

    /// Squared length of the vector; 0 for zero.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// True if both are zero, or equal and of the same type.
    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        guard let first = a.vector else { return (b.vector?.magnitudeSquared ?? 0) == 0 }
        guard let second = b.vector else { return first.magnitudeSquared == 0 }
        func isEqual<V: VectorArithmetic>(_ first: V) -> Bool { (second as? V) == first }
        return a.owner == b.owner && isEqual(first)
    }
}
