import SwiftUI

/// Grid whose cells keep their aspect ratio and are as large as fits.
struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
    private let items: [Item]
    private let aspectRatio: Double
    private let content: (Item) -> ItemView

    /// A grid of `items` whose cells have the given aspect ratio, width ÷ height.
    init(_ items: [Item], aspectRatio: Double, @ViewBuilder content: @escaping (Item) -> ItemView) {
        self.items = items
        self.aspectRatio = aspectRatio
        self.content = content
    }

    var body: some View {
        GeometryReader { space in
            let fit = GridFit(items.count, in: space.size, aspectRatio: aspectRatio, widths: Self.cellWidths)
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                LazyVGrid(columns: columns(of: fit), spacing: 0) {
                    ForEach(items) { item in
                        content(item)
                            .aspectRatio(aspectRatio, contentMode: .fit)
                    }
                }
                Spacer(minLength: 0)
            }
            .frame(width: space.size.width, height: space.size.height)
        }
    }

    private func columns(of fit: GridFit) -> [GridItem] {
        Array(repeating: GridItem(.fixed(fit.cellWidth), spacing: 0), count: fit.columns)
    }

    private static var cellWidths: ClosedRange<Double> { 18...200 }
}
