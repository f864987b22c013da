import SwiftUI

/// Card with a page's content, and a note below it that says what to look for.
struct Exhibit<Content: View>: View {
    private let note: String
    private let content: Content
    @Environment(\.colorScheme) private var colorScheme

    /// An exhibit of `content` with `note`, a sentence or two.
    init(_ note: String, @ViewBuilder content: () -> Content) {
        self.note = note
        self.content = content()
    }

    var body: some View {
        let palette = Palette(colorScheme)
        let outline = RoundedRectangle(cornerRadius: 12)
        VStack(spacing: 14) {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(palette.card, in: outline)
                .overlay { outline.strokeBorder(palette.rim, lineWidth: 1).allowsHitTesting(false) }
            Text(verbatim: note)
                .textFont(13)
                .fixedSize(horizontal: false, vertical: true)
                .multilineTextAlignment(.center)
                .foregroundStyle(palette.fadedInk)
                .frame(maxWidth: 760)
        }
    }
}
