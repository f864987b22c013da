public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// Rectangle as large as its frame. Its outline begins at the top left corner (S26.8).
nonisolated public struct Rectangle: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    /// Makes a rectangle as large as its frame.
    @inlinable public init() {}
    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Rectangle with equal rounded corners. Their radius is at most half the smaller side (S26.7).
nonisolated public struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners' ellipses, in points; animatable.
    public var cornerSize: CGSize
    /// Kind of corners: arcs of ellipses, or continuous curves (S26.9).
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners `cornerSize` points wide and high, or smaller if the frame is too small.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rectangle with corners of radius `cornerRadius`, in points; at most half the smaller side.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Animatable data of the corners' size.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetRoundedRectangle(base: self, amount: amount) }
}

/// Rectangle with a radius for each corner (S26.7). Its path has leading corners at the left; it is drawn mirrored where layout runs
/// from right to left.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// Radius of each corner, in points; animatable.
    public var cornerRadii: RectangleCornerRadii
    /// Kind of corners: arcs of circles, or continuous curves (S26.9).
    public var style: RoundedCornerStyle

    /// Makes a rectangle whose corners have the radii `cornerRadii`, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle with a radius for each corner, in points; 0 is a square corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// Animatable data of the radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// Largest circle in the middle of its frame (S26.7).
nonisolated public struct Circle: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    /// Makes a circle as large as fits into its frame.
    public init() {}

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Square with the smaller proposed side; 10 by 10 points if both are nil.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (nil, nil): CGSize(width: 10, height: 10)
        case (let side?, nil), (nil, let side?): CGSize(width: side, height: side)
        case (let width?, let height?): CGSize(width: min(width, height), height: min(width, height))
        }
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Ellipse that touches the four sides of its frame. Its outline runs clockwise from 3 o'clock (S26.8).
nonisolated public struct Ellipse: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    /// Makes an ellipse as large as its frame.
    public init() {}
    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Rectangle with corners rounded by half the smaller side (S26.7).
nonisolated public struct Capsule: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    /// Kind of corners: arcs of circles, or continuous curves (S26.9).
    public var style: RoundedCornerStyle

    /// Makes a capsule as large as its frame.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Shape drawn in its frame reduced on all sides.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    /// Animatable data of the shape, and the inset.
    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// Direction in which the inner shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// Returns the shape's outline in `rect` reduced by the inset.
    public func path(in rect: CGRect) -> Path { base.path(in: rect.inset(by: amount)) }

    /// Size that the inner shape takes under `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// Rounded rectangle inset; its corners' radii shrink by the same amount (S26.10).
nonisolated public struct _InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    /// Animatable data of the rectangle, and the inset.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
        return Path(roundedRect: rect.inset(by: amount), cornerSize: corner, style: base.style)
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// Rounded rectangle with unequal corners, inset; each corner's radius shrinks by the same amount (S26.10).
nonisolated public struct _InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    /// Animatable data of the rectangle, and the inset.
    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// Returns the outline in a frame `rect`, in its coordinate space.
    public func path(in rect: CGRect) -> Path {
        func shrunk(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: shrunk(base.cornerRadii.topLeading), bottomLeading: shrunk(base.cornerRadii.bottomLeading),
            bottomTrailing: shrunk(base.cornerRadii.bottomTrailing), topTrailing: shrunk(base.cornerRadii.topTrailing))
        return Path(roundedRect: rect.inset(by: amount), cornerRadii: radii, style: base.style)
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension CGRect {
    /// Returns the rectangle reduced by `amount` on each side around its centre; at least of size 0.
    func inset(by amount: CGFloat) -> CGRect {
        let width = max(0, width - 2 * amount)
        let height = max(0, height - 2 * amount)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension Path: Shape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    /// Returns this path, whatever `rect` is.
    public func path(in rect: CGRect) -> Path { self }
}
