public import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// Text size that a person has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The sizes of the ordinary scale, from the smallest up; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes above it, for people who need very large text.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the sizes at which layouts should give texts the whole width.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Index of the size, from 0 for the smallest to 11.
    var step: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension DynamicTypeSize {
    /// The size at which body text is nearest to `scale` times its default size.
    package static func nearest(toScale scale: Double) -> DynamicTypeSize {
        let usual = Font.TextStyle.body.size(at: .large)
        return allCases.min { a, b in
            abs(Font.TextStyle.body.size(at: a) / usual - scale) < abs(Font.TextStyle.body.size(at: b) / usual - scale)
        } ?? .large
    }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum UserTextSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// The text size that is chosen; text styles and custom fonts follow it (S24.17).
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The text size that the person chose, whatever a view makes of it. Setting it sets ``dynamicTypeSize``, too.
    package var userTextSize: DynamicTypeSize {
        get { self[UserTextSizeKey.self] }
        set {
            self[UserTextSizeKey.self] = newValue
            dynamicTypeSize = newValue
        }
    }

    /// True if views show large content while they are pressed for long: the person chose an accessibility size of text.
    public var accessibilityLargeContentViewerEnabled: Bool { userTextSize.isAccessibilitySize }
}

extension View {
    /// Sets the text size in the view to `size`: text styles and custom fonts follow it, fonts given in points do not.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size in the view to `range`; a range that contains no size changes nothing.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}
