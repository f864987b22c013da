import SwiftUI

/// Button of the index that opens a page.
struct IndexCard: View {
    let page: PageEntry
    let open: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        Button(action: open) {
            HStack(spacing: 10) {
                Image(systemName: page.symbol)
                    .font(.system(size: 16))
                    .foregroundStyle(palette.accent)
                    .frame(width: 36, height: 36)
                    .background(palette.accentGround, in: RoundedRectangle(cornerRadius: 9))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: page.title).font(.system(size: 13, weight: .semibold)).foregroundStyle(palette.ink)
                        .lineLimit(1)
                    Text(verbatim: page.summary).font(.system(size: 11)).foregroundStyle(palette.fadedInk)
                        .lineLimit(2)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 10)
            .frame(height: 62)
        }
        .buttonStyle(CardButtonStyle())
    }
}
