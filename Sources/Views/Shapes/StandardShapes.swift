public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) import ViewGraph

/// The whole rectangle of its frame (S26.8: its line begins at the top left).
nonisolated public struct Rectangle: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// A rectangle as large as its frame.
    @inlinable public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Its size and corner radius; short of room the radius is half the smaller side (S26.7).
nonisolated public struct RoundedRectangle: InsettableShape {
    /// Width and height of the corners' ellipses, in points. It animates.
    public var cornerSize: CGSize
    /// Whether corners are arcs of ellipses or continuous (S26.9).
    public var style: RoundedCornerStyle

    /// Corners `cornerSize` points wide and high; short of room they are made smaller.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners rounded by `cornerRadius` points; short of room by half the smaller side.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetRoundedRectangle(base: self, amount: amount) }
}

/// A rectangle whose corners are rounded each in its own way (S26.7). Leading is left.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radius of each corner, in points. They animate.
    public var cornerRadii: RectangleCornerRadii
    /// Whether corners are arcs of circles or continuous (S26.9).
    public var style: RoundedCornerStyle

    /// Corners with a radius each, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// The same, the radii in points one by one; what is not given is not rounded.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// The largest circle in the middle (S26.7).
nonisolated public struct Circle: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// A circle as large as fits into its frame.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (nil, nil): CGSize(width: 10, height: 10)
        case (let side?, nil), (nil, let side?): CGSize(width: side, height: side)
        case (let width?, let height?): CGSize(width: min(width, height), height: min(width, height))
        }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// The ellipse that touches the four sides of its frame; its line begins at 3 o'clock, clockwise (S26.8).
nonisolated public struct Ellipse: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// An ellipse as large as its frame.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Rounded with half the smaller side (S26.7).
nonisolated public struct Capsule: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    /// Whether the round sides are arcs of circles or continuous (S26.9).
    public var style: RoundedCornerStyle

    /// A capsule as large as its frame.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape in a smaller rectangle.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect.inset(by: amount)) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rounded rectangle inset: its corners' radii shrink with it (S26.10).
nonisolated public struct _InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
        return Path(roundedRect: rect.inset(by: amount), cornerSize: corner, style: base.style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// An uneven rounded rectangle inset: each corner's radius shrinks with it (S26.10).
nonisolated public struct _InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path {
        func shrunk(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: shrunk(base.cornerRadii.topLeading), bottomLeading: shrunk(base.cornerRadii.bottomLeading),
            bottomTrailing: shrunk(base.cornerRadii.bottomTrailing), topTrailing: shrunk(base.cornerRadii.topTrailing))
        return Path(roundedRect: rect.inset(by: amount), cornerRadii: radii, style: base.style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension CGRect {
    /// Smaller by `amount` on each side; never less than nothing.
    func inset(by amount: CGFloat) -> CGRect {
        let width = max(0, width - 2 * amount)
        let height = max(0, height - 2 * amount)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { self }
}
