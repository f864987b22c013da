import SwiftUI

/// All pages as cards, chapter by chapter.
struct IndexView: View {
    let open: (PageEntry) -> Void
    @Environment(\.colorScheme) private var colorScheme

    @ScaledMetric private var columnWidth: CGFloat = 210

    var body: some View {
        let palette = Palette(colorScheme)
        let columns = [GridItem(.adaptive(minimum: columnWidth), spacing: 10)]
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: "Gallery").textFont(30, weight: .bold).foregroundStyle(palette.ink)
                    Text(verbatim: "What moves, and how").textFont(14).foregroundStyle(palette.fadedInk)
                }
                ForEach(PageList.chapters) { chapter in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(verbatim: chapter.title)
                            .textFont(13, weight: .semibold)
                            .foregroundStyle(palette.fadedInk)
                            .accessibilityAddTraits(.isHeader)
                        LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
                            ForEach(chapter.pages) { page in
                                IndexCard(page: page) { open(page) }
                            }
                        }
                    }
                }
            }
            .padding(28)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityIdentifier("index")
        .accessibilityRotor("Chapters", entries: PageList.chapters, entryLabel: \.title)
    }
}
