public import Foundation
public import Geometry

/// Factor for data whose natural range is a view's size or a turn in numbers near 1, so that thresholds of springs are
/// finer (S4.5, S4.6).
@usableFromInline let unitDataScale = 128.0

extension CGPoint: Animatable {
    /// x and y, in points.
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Width and height, in points.
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size, in points.
    @inlinable public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension EdgeInsets: Animatable {
    /// Top, leading, bottom, trailing, in points.
    @inlinable public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension UnitPoint: Animatable {
    /// The fractions times 128 (S4.5).
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y).scaled(by: unitDataScale) }
        set {
            x = newValue.first / CGFloat(unitDataScale)
            y = newValue.second / CGFloat(unitDataScale)
        }
    }
}

extension Angle: Animatable {
    /// Radians times 128 (S4.5); interpolated as numbers, so 350° goes to 10° backwards, through 340° (S4.10).
    @inlinable public var animatableData: Double {
        get { radians * unitDataScale }
        set { radians = newValue / unitDataScale }
    }
}

extension StrokeStyle: Animatable {
    /// Line width, miter limit and dash phase; dash lengths do not animate (S4.5).
    @inlinable public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension RectangleCornerRadii: Animatable {
    /// Top leading, bottom leading, bottom trailing, top trailing, in points.
    @inlinable public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}
