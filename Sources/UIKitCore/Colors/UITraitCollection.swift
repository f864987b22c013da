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

/// Traits on which a colour can depend.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// Traits of the window that opened first.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        let isDark = WindowValues.first.colorScheme == .dark
        return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    }

    /// Traits with the given appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
