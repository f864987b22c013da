import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

/// Dimensions of labels that a program has set, in points; nil for those of the style.
struct LabelMetrics: Equatable {
    var iconWidth: CGFloat?
    var spacing: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
    /// Dimensions of labels that a program has set.
    var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}

extension View {
    /// Sets the least width for the icons of labels in this view, in points. Icons are centred in it, so that titles begin at one
    /// place.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelMetrics.iconWidth, value)
    }

    /// Sets the distance between icon and title of labels in this view, in points.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelMetrics.spacing, value)
    }
}
