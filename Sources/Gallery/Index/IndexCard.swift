import SwiftUI

/// Button of the index that opens a page.
struct IndexCard: View {
    let page: PageEntry
    let open: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var iconSize: CGFloat = 36

    /// True if texts are so large that they take the room they need.
    private var isLarge: Bool { textSize.isAccessibilitySize }

    var body: some View {
        let palette = Palette(colorScheme)
        Button(action: open) {
            HStack(spacing: 10) {
                Image(systemName: page.symbol)
                    .textFont(16)
                    .foregroundStyle(palette.accent)
                    .frame(width: iconSize, height: iconSize)
                    .background(palette.accentGround, in: RoundedRectangle(cornerRadius: 9))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: page.title).textFont(13, weight: .semibold).foregroundStyle(palette.ink)
                        .lineLimit(isLarge ? nil : 1)
                    Text(verbatim: page.summary).textFont(11).foregroundStyle(palette.fadedInk)
                        .lineLimit(isLarge ? nil : 2)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 10)
            .padding(.vertical, isLarge ? 10 : 0)
            .frame(height: isLarge ? nil : 62)
        }
        .buttonStyle(CardButtonStyle())
    }
}
