/// What people have set for all their programs, as far as the desktop says; nil where it does not.
package struct DesktopSettings: Equatable, Sendable {
    package struct AccentColor: Equatable, Sendable {
        /// Each 0…1, in sRGB.
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
    /// How much larger than usual text is; 0.25…8.
    package var textScale: Double?
    /// The font of interfaces, and the one in which all letters are of one width: family, style and size in Pango's words,
    /// such as `Noto Sans 11`.
    package var font: String?
    package var monospacedFont: String?
    /// Which buttons windows have, and on which side.
    package var titleBarButtons: TitleBarButtons?

    package init() {}
}
