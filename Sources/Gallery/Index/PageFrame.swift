import SwiftUI

/// Page with its title and a button back to the index.
struct PageFrame: View {
    let page: PageEntry
    let goBack: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isCompact) private var isCompact
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var lowestPage: CGFloat = 420

    var body: some View {
        // Large texts take the room they need, and the page is scrolled. It keeps its state when the text's size changes.
        let scrolls = textSize.isAccessibilitySize && !isCompact
        GeometryReader { window in
            ScrollView(scrolls ? .vertical : []) {
                VStack(alignment: .leading, spacing: 14) {
                    if !isCompact { header }
                    page.makeView()
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .frame(height: scrolls ? max(lowestPage, window.size.height - 40) : nil)
                }
                .padding(isCompact ? 0 : 20)
            }
            .scrollClipDisabled(!scrolls)
        }
    }

    private var header: some View {
        let palette = Palette(colorScheme)
        let isLarge = textSize.isAccessibilitySize
        let layout = isLarge ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 14))
        return layout {
            Button("All pages", action: goBack)
                .buttonStyle(ChipButtonStyle())
                .keyboardShortcut(.escape, modifiers: [])
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: page.title).textFont(19, weight: .bold).foregroundStyle(palette.ink)
                Text(verbatim: page.summary).textFont(12).foregroundStyle(palette.fadedInk)
            }
            if !isLarge { Spacer(minLength: 0) }
        }
    }
}
