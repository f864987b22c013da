public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// Shape moved by an offset.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// Shape before the move.
    public var shape: Content
    /// Offset in points.
    public var offset: CGSize

    /// Made by `offset` on a shape; programs call that.
    @inlinable public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Animatable data of the shape and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { Content.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the moved outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Shape rotated about a point of its rectangle.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// Shape before the rotation.
    public var shape: Content
    /// Angle, clockwise on screen.
    public var angle: Angle
    /// Centre of the rotation, in fractions of the shape's rectangle.
    public var anchor: UnitPoint

    /// Made by `rotation` on a shape; programs call that.
    @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Animatable data of the shape, the angle and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { Content.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the rotated outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
    }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Shape scaled about a point of its rectangle.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// Shape before the scaling.
    public var shape: Content
    /// Factors along both axes; negative ones mirror.
    public var scale: CGSize
    /// Point that stays in place, in fractions of the shape's rectangle.
    public var anchor: UnitPoint

    /// Made by `scale` on a shape; programs call that.
    @inlinable public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Animatable data of the shape, the factors times 128, and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(
                    CGSize(width: scale.width * 128, height: scale.height * 128).animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first.first / 128, height: newValue.second.first.second / 128)
            anchor.animatableData = newValue.second.second
        }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { Content.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the scaled outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
    }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Shape with an affine transform, about the top left corner of its rectangle. The transform does not animate.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// Shape before the transform.
    public var shape: Content
    /// Transform of the path, in points.
    public var transform: CGAffineTransform

    /// Made by `transform` on a shape; programs call that.
    @inlinable public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Animatable data of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { Content.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the transformed outline in a frame `rect`.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform.about(rect.origin)) }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Shape of a fixed size within its frame.
nonisolated public struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    var anchor: UnitPoint

    /// Animatable data of the shape and the size.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }

    /// Role of the inner shape.
    public static var role: ShapeRole { S.role }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the outline in a rectangle of the fixed size, aligned in `rect` by the anchor.
    public func path(in rect: CGRect) -> Path {
        let own = anchor.point(in: size)
        let outer = anchor.point(in: rect)
        return shape.path(in: CGRect(x: outer.x - own.x, y: outer.y - own.y, width: size.width, height: size.height))
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the inner shape with its edges moved inwards by `amount` points, moved by the same offset.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the inner shape with its edges moved inwards by `amount` points, rotated likewise.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// Returns this transform with `point` as its origin.
    fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
