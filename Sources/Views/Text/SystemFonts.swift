package import AnimationCore

/// The font families chosen on the desktop; nil where none is chosen, or the desktop does not say.
package struct SystemFonts: Hashable, Sendable {
    /// Family for the default design.
    package var standard: String?
    /// Family for the monospaced design.
    package var monospaced: String?

    package init(standard: String? = nil, monospaced: String? = nil) {
        self.standard = standard
        self.monospaced = monospaced
    }
}

extension EnvironmentValues {
    /// The desktop's font families, used for the system's designs.
    package var systemFonts: SystemFonts {
        get { self[SystemFontsKey.self] }
        set { self[SystemFontsKey.self] = newValue }
    }
}

private enum SystemFontsKey: EnvironmentKey { static var defaultValue: SystemFonts { SystemFonts() } }
