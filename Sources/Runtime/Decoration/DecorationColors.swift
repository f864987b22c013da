import LayerTree

/// Colours of client-side window decorations.
struct DecorationColors {
    var bar: ResolvedColor
    /// Line between the bar and the content.
    var separator: ResolvedColor
    var title: ResolvedColor
    var glyph: ResolvedColor
    /// Background of a button: at rest, under the pointer, pressed.
    var button: (rest: ResolvedColor, hovered: ResolvedColor, pressed: ResolvedColor)
    var close: (hovered: ResolvedColor, pressed: ResolvedColor)
    /// Light line along the top of the bar.
    var rim: ResolvedColor

    private static func grey(_ level: Float, _ opacity: Float = 1) -> ResolvedColor {
        ResolvedColor(red: level, green: level, blue: level, opacity: opacity)
    }

    private static let closeHovered = ResolvedColor(red: 0.898, green: 0.282, blue: 0.302)
    private static let closePressed = ResolvedColor(red: 0.757, green: 0.204, blue: 0.231)

    /// Returns the colours of a window; the active window has more contrast.
    static func of(isDark: Bool, isActive: Bool) -> DecorationColors {
        if isDark {
            DecorationColors(
                bar: isActive ? grey(0.18) : grey(0.145), separator: grey(0, 0.45),
                title: grey(1, isActive ? 0.92 : 0.45), glyph: grey(1, isActive ? 0.88 : 0.42),
                button: (grey(1, isActive ? 0.1 : 0.05), grey(1, 0.18), grey(1, 0.27)),
                close: (closeHovered, closePressed), rim: grey(1, 0.08))
        } else {
            DecorationColors(
                bar: isActive ? grey(0.949) : grey(0.973), separator: grey(0, isActive ? 0.12 : 0.08),
                title: grey(0, isActive ? 0.82 : 0.4), glyph: grey(0, isActive ? 0.74 : 0.36),
                button: (grey(0, isActive ? 0.065 : 0.035), grey(0, 0.12), grey(0, 0.2)),
                close: (closeHovered, closePressed), rim: grey(1, 0.75))
        }
    }
}
