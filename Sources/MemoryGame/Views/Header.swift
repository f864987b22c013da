import SwiftUI

/// Top of the table: the theme, the choice of themes, and the score.
struct Header: View {
    @ObservedObject var game: EmojiMemoryGame
    let palette: Palette
    let metrics: TableMetrics
    let actions: TableActions

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        // The picker is in the middle, since its neighbours share the rest of the width evenly.
        HStack(spacing: 0) {
            Text(game.theme.name)
                .font(.system(size: metrics.titleSize, weight: .bold, design: .rounded))
                .foregroundStyle(palette.ink)
                .frame(maxWidth: .infinity, alignment: .leading)
            ThemePicker(chosen: game.theme, colorScheme: colorScheme, size: metrics.swatch, actions: actions)
            scores.frame(maxWidth: .infinity, alignment: .trailing)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(height: 1.3 * metrics.titleSize)
    }

    private var scores: some View {
        VStack(alignment: .trailing, spacing: 0) {
            Text(verbatim: "Score: \(game.score)")
                .font(.system(size: metrics.scoreSize, weight: .semibold, design: .rounded))
                .monospacedDigit()
                .foregroundStyle(palette.ink)
            if let best = game.best {
                Text(verbatim: "Best: \(best)")
                    .font(.system(size: 0.65 * metrics.scoreSize, weight: .medium, design: .rounded))
                    .monospacedDigit()
                    .foregroundStyle(palette.fadedInk)
            }
        }
    }
}
