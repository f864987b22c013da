public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

// Boolean operations of shapes (S26.13): what they give is a shape, whose path is made of those of both in each rectangle.
extension Shape {
    /// What lies in either shape (S26.13). `eoFill`: what is inside is told by the even-odd rule, in both.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// What lies in both shapes (S26.13). `eoFill`: what is inside is told by the even-odd rule, in both.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// What lies in this shape and not in `other` (S26.13). `eoFill`: what is inside is told by the even-odd rule, in
    /// both.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// What lies in just one of the shapes (S26.13). `eoFill`: what is inside is told by the even-odd rule, in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that lie inside `other`, as open lines to be stroked (S26.13). `eoFill`: what is
    /// inside is told by the even-odd rule.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that lie outside `other`, as open lines to be stroked (S26.13). `eoFill`: what is
    /// inside is told by the even-odd rule.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// Two shapes combined into one.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}
