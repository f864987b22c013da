public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

// Modifiers of shapes that return shapes (S26.2).
extension Shape {
    /// Returns the part of the outline from `startFraction` to `endFraction` of its length (S26.6).
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape moved by `offset`, in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape moved by the vector `offset`, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved `x` points to the right and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape rotated clockwise by `angle` about the point `anchor` of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape scaled by `x` and `y` about the point `anchor` of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled by `scale` about the point `anchor` of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Returns the shape transformed by `transform` about the top left corner of its rectangle.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape in a rectangle of `size` points at the top left corner of its frame, whatever the frame's
    /// size.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size, anchor: .topLeading) }

    /// Returns the shape in a rectangle of `width` by `height` points at the top left corner of its frame, whatever the
    /// frame's size.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// Returns the shape in a rectangle of `size` points, whose point `anchor` lies on that point of its frame.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape in a rectangle of `width` by `height` points, whose point `anchor` lies on that point of its
    /// frame.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// Stroked outline of a shape. The line is centred on the outline, so it overflows the frame (S26.1).
nonisolated public struct _StrokedShape<S: Shape>: Shape, StrokedShape {
    var shape: S
    var style: StrokeStyle

    /// Animatable data of the shape and of the line's style.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    /// A line.
    public static var role: ShapeRole { .stroke }

    func outline(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the outline of the stroked line in a frame `rect`.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Part of a shape's outline, between two fractions of its length (S26.6).
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    /// Animatable data of the shape, and both fractions times 128.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction * 128, endFraction * 128)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first / 128
            endFraction = newValue.second.second / 128
        }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { S.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the part of the outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
