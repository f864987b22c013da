import SwiftUI

/// One dot per theme, in its colour; the current theme has a ring.
struct ThemePicker: View {
    let chosen: Theme
    let colorScheme: ColorScheme
    /// Diameter of a dot, in points.
    let size: Double
    let actions: TableActions

    var body: some View {
        HStack(spacing: 0.35 * size) {
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
    }
}
