import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
import Views

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Gap between the icon and the title of labels, in points; nil is that of the label's surroundings.
    var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// Least width of the icons of labels, in points; nil is that of the label's surroundings.
    var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the gap between the icon and the title of labels in the view, in points; by default 12 in rows of lists and 8
    /// elsewhere.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the width that labels in the view keep for their icons, in points, so that titles under each other begin at the same
    /// place. Icons are centred in it; larger ones take more.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
