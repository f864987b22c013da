import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// True for a button that cancels.
nonisolated struct CancelsKey: LayoutValueKey { static let defaultValue = false }

/// Layout of an alert's buttons: two side by side if both fit, otherwise one below the other. Those that cancel come first in a
/// row, and last in a column.
struct AlertActionsLayout: Layout {
    let isColumn: Bool
    private let gap: CGFloat = 8

    init(isColumn: Bool) { self.isColumn = isColumn }

    private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
        guard !isColumn, subviews.count == 2 else { return false }
        let half = (width - gap) / 2
        return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        if isRow(subviews, width) { return CGSize(width: width, height: heights.max() ?? 0) }
        let gaps = gap * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: width, height: heights.reduce(0, +) + gaps)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cancelling = subviews.filter { $0[CancelsKey.self] }
        let others = subviews.filter { !$0[CancelsKey.self] }
        if isRow(subviews, bounds.width) {
            let size = ProposedViewSize(width: (bounds.width - gap) / 2, height: bounds.height)
            let row = cancelling + others
            row[0].place(at: bounds.origin, proposal: size)
            row[1].place(at: CGPoint(x: bounds.minX + (bounds.width + gap) / 2, y: bounds.minY), proposal: size)
            return
        }
        var y = bounds.minY
        for subview in others + cancelling {
            let size = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
            y += subview.sizeThatFits(size).height + gap
        }
    }
}
