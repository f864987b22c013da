public import AnimationCore

/// How far apart colours that are to be told from each other should be.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// Nobody asked for more.
    case standard
    /// People asked for more.
    case increased
}

private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// Whether people asked for more contrast; it follows the desktop's settings.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
}
