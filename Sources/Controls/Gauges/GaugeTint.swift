import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tint of a gauge: a gradient runs from its least value to its greatest.
nonisolated enum GaugeTint {
    /// Angle, in degrees, by which a gradient begins before a ring and ends after it, for the round ends of the ring.
    private static let margin = 12.0

    /// Style of a bar from the leading to the trailing end; `gradient` is the tint if it is a gradient.
    static func bar(_ gradient: Gradient?) -> AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle(TintShapeStyle()) }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }

    /// Style of a mark on a bar, which continues the bar's gradient.
    ///
    /// - Parameters:
    ///   - gradient: the tint if it is a gradient.
    ///   - start: distance of the mark's leading edge from the bar's, in points.
    ///   - size: width of the mark, in points.
    ///   - width: width of the bar, in points.
    /// - Returns: the style.
    static func mark(_ gradient: Gradient?, from start: CGFloat, size: CGFloat, in width: CGFloat) -> AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle(TintShapeStyle()) }
        return AnyShapeStyle(
            LinearGradient(
                gradient: gradient, startPoint: UnitPoint(x: -start / size, y: 0.5),
                endPoint: UnitPoint(x: (width - start) / size, y: 0.5)))
    }

    /// Style of a ring that begins at the angle 0.
    ///
    /// - Parameters:
    ///   - gradient: the tint if it is a gradient.
    ///   - turn: part of a whole turn that the ring covers.
    /// - Returns: the style.
    static func ring(_ gradient: Gradient?, turn: Double) -> AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle(TintShapeStyle()) }
        let margin = turn < 1 ? margin : 0
        return AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(-margin),
                endAngle: .degrees(turn * 360 + margin)))
    }
}
