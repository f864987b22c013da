import SwiftUI

/// The lecture's grid, which its listings omit: cells of one aspect ratio, as large as fits.
struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
    var items: [Item]
    var aspectRatio: CGFloat
    @ViewBuilder var content: (Item) -> ItemView

    var body: some View {
        GeometryReader { geometry in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: cellWidth(in: geometry.size)), spacing: 0)], spacing: 0) {
                ForEach(items) { item in
                    content(item).aspectRatio(aspectRatio, contentMode: .fit)
                }
            }
        }
    }

    /// Largest cell width, in points, with which all rows fit.
    private func cellWidth(in size: CGSize) -> CGFloat {
        for columns in 1...max(1, items.count) {
            let width = size.width / CGFloat(columns)
            let rows = (items.count + columns - 1) / columns
            if CGFloat(rows) * width / aspectRatio <= size.height { return max(1, width.rounded(.down)) }
        }
        return max(1, (size.width / CGFloat(max(1, items.count))).rounded(.down))
    }
}
