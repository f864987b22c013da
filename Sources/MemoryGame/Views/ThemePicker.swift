import SwiftUI

/// One dot per theme, in its colour; the current theme has a ring.
struct ThemePicker: View {
    let chosen: Theme
    let colorScheme: ColorScheme
    /// Diameter of a dot, in points.
    let size: Double
    let actions: TableActions

    var body: some View {
        HStack(spacing: max(0, 1.35 * size - target)) {
            ForEach(Theme.all) { theme in
                Button {
                    actions.play(theme)
                } label: {
                    dot(of: theme)
                }
                .buttonStyle(CardButtonStyle())
                .accessibilityLabel("Theme \(theme.name)")
            }
        }
    }

    /// Width and height of what is hit, in points.
    private var target: Double { max(24, size) }

    private func dot(of theme: Theme) -> some View {
        let palette = Palette(theme, colorScheme)
        return ZStack {
            Circle()
                .strokeBorder(palette.card, lineWidth: max(1, 0.09 * size))
                .opacity(theme == chosen ? 1 : 0)
            Circle()
                .fill(palette.card)
                .padding(0.2 * size)
        }
        .frame(width: size, height: size)
        .frame(width: target, height: target)
        .contentShape(Rectangle())
    }
}
