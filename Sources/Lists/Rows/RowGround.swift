import Foundation
import Geometry
import LayerTree

/// Ground of a row, with round corners where its block begins and ends.
enum RowGround {
    /// Returns the shape of the ground, for a layer that fills it.
    static func content(radius: CGFloat, isFirst: Bool, isLast: Bool) -> LayerContent {
        guard radius > 0, isFirst || isLast else { return .color }
        return .shape(
            LayerShape(version: version(radius, isFirst, isLast)) {
                path(in: $0, radius: radius, isFirst: isFirst, isLast: isLast)
            })
    }

    /// Returns the clip of what lies on the ground.
    static func clip(radius: CGFloat, isFirst: Bool, isLast: Bool) -> LayerClip {
        .shape(
            path: { path(in: $0, radius: radius, isFirst: isFirst, isLast: isLast) }, style: FillStyle(),
            version: version(radius, isFirst, isLast))
    }

    /// Number of the path: equal ones have equal numbers.
    private static func version(_ radius: CGFloat, _ isFirst: Bool, _ isLast: Bool) -> Int {
        Int(radius * 8) * 4 + (isFirst ? 1 : 0) + (isLast ? 2 : 0)
    }

    private static func path(in rect: CGRect, radius: CGFloat, isFirst: Bool, isLast: Bool) -> Path {
        let top = isFirst ? radius : 0
        let bottom = isLast ? radius : 0
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    }
}
