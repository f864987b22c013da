public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

// Boolean operations on shapes (S26.13). The result is a shape that combines both paths in each rectangle.
extension Shape {
    /// Returns the area that lies in this shape or `other` (S26.13). `eoFill` chooses the even-odd rule for both
    /// insides.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// Returns the area that lies in both this shape and `other` (S26.13). `eoFill` chooses the even-odd rule for both
    /// insides.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// Returns the area that lies in this shape but not in `other` (S26.13). `eoFill` chooses the even-odd rule for
    /// both insides.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// Returns the area that lies in exactly one of the shapes (S26.13). `eoFill` chooses the even-odd rule for both
    /// insides.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// Returns the parts of this shape's outline inside `other`, as open lines for stroking (S26.13). `eoFill` chooses
    /// the even-odd rule for the inside.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// Returns the parts of this shape's outline outside `other`, as open lines for stroking (S26.13). `eoFill` chooses
    /// the even-odd rule for the inside.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// Two shapes combined into one.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    /// Animatable data of both shapes.
    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    /// Returns the combination of both outlines in a frame `rect`.
    public func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

    /// Size that the first shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}
