import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Layout of the columns of a split view: sidebar and its edge, content and its edge, detail.
nonisolated struct SplitLayout: Layout {
    /// Widths of sidebar and content, in points.
    let widths: [CGFloat]
    /// True for each of them if it is shown.
    let isShown: [Bool]
    /// The only column that is shown; nil if there is room for several.
    let front: Int?
    /// True if the detail keeps its width under the other columns.
    let covers: Bool

    /// Part of its width by which a column moves away under one that covers it.
    private static let parallax: CGFloat = 0.3
    /// Width of the area in which an edge is grabbed, in points.
    static let edge: CGFloat = 9

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 900, height: 600))
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 5 else { return }
        let frames = front.map { onlyFrames(front: $0, in: bounds) } ?? frames(in: bounds)
        for (subview, frame) in zip(subviews, frames) {
            subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    private func onlyFrames(front: Int, in bounds: CGRect) -> [CGRect] {
        let columns = (0...2).map { index in
            let distance = CGFloat((index - front).signum())
            return bounds.offsetBy(dx: bounds.width * distance * (distance < 0 ? Self.parallax : 1), dy: 0)
        }
        let away = CGRect(x: bounds.maxX, y: bounds.minY, width: Self.edge, height: bounds.height)
        return [columns[0], away, columns[1], away, columns[2]]
    }

    private func frames(in bounds: CGRect) -> [CGRect] {
        // The detail keeps at least a third of the width.
        let shown = zip(widths, isShown).reduce(CGFloat(0)) { $0 + ($1.1 ? $1.0 : 0) }
        let scale = shown > 0 ? min(1, bounds.width * 2 / 3 / shown) : 1
        let sidebar = CGRect(
            x: bounds.minX - (isShown[0] ? 0 : widths[0] * scale), y: bounds.minY, width: widths[0] * scale,
            height: bounds.height)
        let content = CGRect(
            x: isShown[1] ? sidebar.maxX : bounds.minX - widths[1] * scale, y: bounds.minY, width: widths[1] * scale,
            height: bounds.height)
        let start = max(isShown[1] ? content.maxX : sidebar.maxX, bounds.minX)
        let detail =
            covers
            ? bounds : CGRect(x: start, y: bounds.minY, width: bounds.maxX - start, height: bounds.height)
        func edge(_ column: CGRect) -> CGRect {
            CGRect(x: column.maxX - Self.edge / 2, y: column.minY, width: Self.edge, height: column.height)
        }
        return [sidebar, edge(sidebar), content, edge(content), detail]
    }
}
