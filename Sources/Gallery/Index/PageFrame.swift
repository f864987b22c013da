import SwiftUI

/// Page with its title and a button back to the index.
struct PageFrame: View {
    let page: PageEntry
    let goBack: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        let palette = Palette(colorScheme)
        VStack(alignment: .leading, spacing: 14) {
            if !isCompact {
                HStack(alignment: .center, spacing: 14) {
                    Button("All pages", action: goBack)
                        .buttonStyle(ChipButtonStyle())
                        .keyboardShortcut(.escape, modifiers: [])
                    VStack(alignment: .leading, spacing: 1) {
                        Text(verbatim: page.title).font(.system(size: 19, weight: .bold)).foregroundStyle(palette.ink)
                        Text(verbatim: page.summary).font(.system(size: 12)).foregroundStyle(palette.fadedInk)
                    }
                    Spacer(minLength: 0)
                }
            }
            page.makeView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding(isCompact ? 0 : 20)
    }
}
