import SwiftUI

/// Panel on the empty table after a win.
struct WonPanel: View {
    let pairs: Int
    let isNewBest: Bool
    let palette: Palette
    let metrics: TableMetrics
    let actions: TableActions
    @AccessibilityFocusState private var isReadOn: Bool

    private var result: String { isNewBest ? "All \(pairs) pairs, and a new best score" : "All \(pairs) pairs" }

    var body: some View {
        ZStack {
            Confetti(size: CGSize(width: 0.7 * metrics.window.width, height: 0.5 * metrics.window.height))
            VStack(spacing: metrics.gap) {
                Text("You won!")
                    .font(.system(size: 1.4 * metrics.titleSize, weight: .heavy, design: .rounded))
                    .foregroundStyle(palette.ink)
                Text(verbatim: result)
                    .font(.system(size: metrics.textSize, weight: .medium, design: .rounded))
                    .foregroundStyle(palette.fadedInk)
                Button("Play again", action: actions.restart)
                    .buttonStyle(PillButtonStyle(palette: palette, metrics: metrics))
                    .accessibilityFocused($isReadOn)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(2 * metrics.gap)
            .background(
                palette.paper.opacity(palette.isDark ? 0.08 : 0.7), in: RoundedRectangle(cornerRadius: metrics.gap))
        }
        .onAppear {
            AccessibilityNotification.Announcement("You won! \(result)").post()
            isReadOn = true
        }
    }
}
