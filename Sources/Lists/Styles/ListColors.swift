import AnimationCore
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Colours of a list as they are drawn, in one appearance.
struct ListColors: Equatable {
    /// Ground of rows that are blocks; Apple's `secondarySystemGroupedBackground`.
    let ground: ResolvedColor
    /// Ground behind all rows.
    let backdrop: ResolvedColor
    /// Ground of every other row, where these alternate.
    let alternate: ResolvedColor
    let separator: ResolvedColor
    /// Ground of a row that is pressed or selected; Apple's `systemGray4`.
    let pressed: ResolvedColor

    init(_ kind: _ListKind, in environment: EnvironmentValues) {
        ground = Color.groupedRow.resolve(in: environment)
        backdrop = kind.backdrop.resolve(in: environment)
        alternate = Color.alternateRow.resolve(in: environment)
        separator = Color(.system(.separator)).resolve(in: environment)
        pressed = Color.pressedRow.resolve(in: environment)
    }
}

extension Color {
    private static func adaptive(_ light: Int, _ dark: Int) -> Color {
        func color(_ hex: Int) -> Color {
            Color(
                red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
                blue: Double(hex & 0xFF) / 255)
        }
        return Color(light: color(light), dark: color(dark))
    }

    /// Apple's `systemGroupedBackground`.
    static var groupedBackdrop: Color { adaptive(0xF2F2F7, 0x000000) }
    /// Apple's `secondarySystemGroupedBackground`.
    static var groupedRow: Color { adaptive(0xFFFFFF, 0x1C1C1E) }
    static var alternateRow: Color { adaptive(0xF4F5F5, 0x232325) }
    /// Apple's `systemGray4`.
    static var pressedRow: Color { adaptive(0xD1D1D6, 0x3A3A3C) }
}

extension _ListKind {
    /// Colour behind all rows.
    var backdrop: Color {
        switch self {
        case .plain, .inset: Color(.system(.background))
        case .grouped, .insetGrouped, .sidebar: .groupedBackdrop
        }
    }
}
