/// User settings of the desktop for all programs; nil where the desktop does not tell.
package struct DesktopSettings: Equatable, Sendable {
    package struct AccentColor: Equatable, Sendable {
        /// sRGB components, each 0 to 1.
        package var red: Double
        package var green: Double
        package var blue: Double

        package init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    package var isDark: Bool?
    package var accent: AccentColor?
    package var reducesMotion: Bool?
    package var increasesContrast: Bool?
    /// True if states are to be shown by shapes too, and not by colour alone.
    package var differentiatesWithoutColor: Bool?
    /// True while a screen reader runs.
    package var screenReaderIsOn: Bool?
    /// Scale factor of text, 0.25 to 8.
    package var textScale: Double?
    /// Interface font as a Pango description (family, style and size), such as `Noto Sans 11`; below, the monospaced
    /// font.
    package var font: String?
    package var monospacedFont: String?
    /// Buttons of title bars, per side.
    package var titleBarButtons: TitleBarButtons?

    package init() {}
}
