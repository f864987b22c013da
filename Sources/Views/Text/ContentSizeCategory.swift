public import AnimationCore

/// Text size under older names. Deprecated by Apple: use ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    /// The sizes of the ordinary scale, from the smallest up.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes above the ordinary scale.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// True for the sizes at which layouts should give texts the whole width.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The size under its present name.
    fileprivate var dynamicTypeSize: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }

    /// The older name of `size`.
    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large
    }
}

extension EnvironmentValues {
    /// The text size under its older name. Deprecated by Apple: use ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
