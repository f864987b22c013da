import SwiftUI

/// A plot beside its values, or above them where there is no room beside it.
struct PlotAndValues<Values: View>: View {
    private let plot: FunctionPlot
    private let spacing: CGFloat
    private let values: Values

    /// Width, in points, that values need beside a plot; longer lines break.
    private static var valuesWidth: CGFloat { 220 }

    init(_ plot: FunctionPlot, spacing: CGFloat, @ViewBuilder values: () -> Values) {
        self.plot = plot
        self.spacing = spacing
        self.values = values()
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) {
                plot
                values.frame(idealWidth: Self.valuesWidth)
            }
            ViewThatFits(in: .vertical) {
                column
                ScrollView { column }
            }
        }
    }

    private var column: some View {
        VStack(spacing: 24) {
            plot
            values
        }
        .padding()
        .frame(maxWidth: .infinity)
    }
}
