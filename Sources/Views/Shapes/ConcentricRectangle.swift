public import AnimationCore
public import Foundation
public import Geometry

/// Rectangle whose corners follow those of the nearest `containerShape` around: the radius of a corner is that of the container's corner,
/// less the larger of the distances from its two edges. Without a container the corners have their least radius.
nonisolated public struct ConcentricRectangle: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData

    private var styles: [Edge.Corner: Edge.Corner.Style]
    /// Corners that share the largest radius among them.
    private var uniform: [[Edge.Corner]] = []
    private var amount: CGFloat = 0

    private init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style, uniform: [[Edge.Corner]] = []
    ) {
        styles = [
            .topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading,
            .bottomTrailing: bottomTrailing,
        ]
        self.uniform = uniform
    }

    /// Makes a rectangle with concentric corners.
    public init() { self.init(corners: .concentric) }

    /// Makes a rectangle with corners of one style.
    ///
    /// - Parameters:
    ///   - corners: rounding of each corner.
    ///   - isUniform: true if all corners have the largest radius among them.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, uniform: isUniform ? [Edge.Corner.allCases] : [])
    }

    /// Makes a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }

    /// Makes a rectangle whose two top corners are equal, and whose two bottom corners are.
    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
            uniform: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
    }

    /// Makes a rectangle whose two leading corners are equal, and whose two trailing corners are.
    public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
            uniform: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
    }

    /// Returns the outline in a frame `rect`, in its coordinate space. It follows a container where it is filled, stroked or used as
    /// a clip.
    public func path(in rect: CGRect) -> Path {
        let container = ContainerShapeContext.current
        var radii = styles.reduce(into: [:]) { radii, style in
            radii[style.key] = style.value.radius(concentric: container?.concentricRadius(at: style.key) ?? 0)
        }
        for corners in uniform {
            let largest = corners.compactMap { radii[$0] }.max()
            for corner in corners { radii[corner] = largest }
        }
        func radius(_ corner: Edge.Corner) -> CGFloat { max(0, (radii[corner] ?? 0) - amount) }
        return Path(
            roundedRect: rect.inset(by: amount),
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeading), bottomLeading: radius(.bottomLeading),
                bottomTrailing: radius(.bottomTrailing), topTrailing: radius(.topTrailing)))
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension ConcentricRectangle: FollowsContainer {}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style (``ConcentricRectangle``); with `isUniform` all have the largest radius among them.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner (``ConcentricRectangle``).
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle whose two top corners are equal, and whose two bottom corners are (``ConcentricRectangle``).
    public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle whose two leading corners are equal, and whose two trailing corners are (``ConcentricRectangle``).
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
