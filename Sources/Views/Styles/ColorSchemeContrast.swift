public import AnimationCore

/// Contrast between colours that people have to tell apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The ordinary contrast.
    case standard
    /// More contrast, at the person's request.
    case increased
}

private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// Contrast that the person asked for in the desktop's settings.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
}
