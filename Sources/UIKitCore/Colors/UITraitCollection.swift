@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Neither is stated; treated as light.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// Direction in which lines of text run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not stated; treated as from left to right.
    case unspecified = -1
    /// From left to right, from right to left.
    case leftToRight, rightToLeft
}

/// Traits on which colours and layout can depend.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Direction in which lines of text run.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

    /// Traits of the window that opened first.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        let isDark = WindowValues.first.colorScheme == .dark
        return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    }

    /// Traits with the given appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
