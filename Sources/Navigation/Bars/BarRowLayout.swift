import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Row of a navigation bar: back button, leading items, title and trailing items, in that order of subviews.
///
/// Items keep their sizes. The title stands in the middle of the row if it fits there, otherwise as near to the middle as
/// the items let it, and is proposed what they leave. The back button is proposed what all others leave, so that it can do
/// without its label before the title is cut.
nonisolated struct BarRowLayout: Layout {
    /// True if the title follows the leading items.
    let leadsTitle: Bool

    /// Gap between neighbours, in points.
    static let gap: CGFloat = 12

    /// Widths of the parts of a row and the left edge of its title, in points.
    private struct Parts {
        var back: CGFloat
        var leading: CGFloat
        var title: CGFloat
        var trailing: CGFloat
        var titleX: CGFloat
    }

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = sizes.reduce(0) { $0 + Self.room($1.width) }
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 4 else { return }
        let parts = parts(of: subviews, in: bounds.size)
        func place(_ subview: LayoutSubview, _ x: CGFloat, _ width: CGFloat, _ anchor: UnitPoint) {
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: anchor,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
        place(subviews[0], 0, parts.back, .leading)
        place(subviews[1], Self.room(parts.back), parts.leading, .leading)
        place(subviews[2], parts.titleX, parts.title, .leading)
        place(subviews[3], bounds.width, parts.trailing, .trailing)
    }

    @MainActor private func parts(of subviews: Subviews, in size: CGSize) -> Parts {
        func width(_ index: Int, in width: CGFloat?) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: size.height)).width
        }
        let title = width(2, in: nil)
        // An item with a flexible gap fills its side of the title; others are as wide in any room.
        let side = title > 0 && !leadsTitle ? (size.width - title) / 2 - Self.gap : 0
        func items(_ index: Int) -> CGFloat {
            let ideal = width(index, in: nil)
            return ideal > 0 ? min(width(index, in: max(ideal, side)), size.width) : 0
        }
        let trailing = items(3)
        let leading = min(items(1), max(0, size.width - Self.room(trailing)))
        let left = size.width - Self.room(leading) - Self.room(trailing)
        let back = min(width(0, in: max(0, left - Self.room(title))), max(0, left))
        let start = Self.room(back) + Self.room(leading)
        let end = size.width - Self.room(trailing)
        var parts = Parts(back: back, leading: leading, title: 0, trailing: trailing, titleX: start)
        guard title > 0 else { return parts }
        let centred = size.width - 2 * max(start, size.width - end)
        let fits = !leadsTitle && title <= centred
        parts.title = min(width(2, in: max(0, fits ? centred : end - start)), max(0, end - start))
        guard !leadsTitle else { return parts }
        parts.titleX = max(start, min((size.width - parts.title) / 2, end - parts.title))
        return parts
    }

    /// Width of a part with the gap to its neighbour; zero for a part that is not there.
    private static func room(_ width: CGFloat) -> CGFloat { width > 0 ? width + gap : 0 }
}
