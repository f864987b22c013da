import SwiftUI

/// Buttons on both sides of the deck.
struct TableButtons: View {
    let palette: Palette
    let metrics: TableMetrics
    let actions: TableActions

    var body: some View {
        HStack {
            Button("Restart", action: actions.restart)
                .keyboardShortcut("r", modifiers: [])
            Spacer(minLength: metrics.deck.width + metrics.gap)
            Button("Shuffle", action: actions.shuffle)
                .keyboardShortcut("s", modifiers: [])
                // The deck stands between the two, and is read there.
                .accessibilitySortPriority(-2)
        }
        .buttonStyle(PillButtonStyle(palette: palette, metrics: metrics))
        .frame(height: metrics.deck.height)
    }
}
