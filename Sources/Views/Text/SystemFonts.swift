package import AnimationCore

/// The families that people have chosen for their desktop; nil where they chose none, or nobody says.
package struct SystemFonts: Hashable, Sendable {
    /// What the default design is set in.
    package var standard: String?
    /// What the monospaced one is set in.
    package var monospaced: String?

    package init(standard: String? = nil, monospaced: String? = nil) {
        self.standard = standard
        self.monospaced = monospaced
    }
}

extension EnvironmentValues {
    /// The desktop's own fonts, in which the system's designs are set.
    package var systemFonts: SystemFonts {
        get { self[SystemFontsKey.self] }
        set { self[SystemFontsKey.self] = newValue }
    }
}

private enum SystemFontsKey: EnvironmentKey { static var defaultValue: SystemFonts { SystemFonts() } }
