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

    /// Traits with the given appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
