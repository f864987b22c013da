import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Cells in columns, row by row; in a scroll view rows are made as they come into view (S24.1–S24.4).
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - columns: one item for each column, or for as many as fit.
    ///   - alignment: of the columns' block in the grid's width.
    ///   - spacing: between rows; nil for 8.
    ///   - pinnedViews: which parts of sections stay in view.
    ///   - content: the cells.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, items: columns, guide: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// Cells in rows, column by column; in a scroll view columns are made as they come into view (S24.1–S24.4).
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - rows: one item for each row, or for as many as fit.
    ///   - alignment: of the rows' block in the grid's height.
    ///   - spacing: between columns; nil for 8.
    ///   - pinnedViews: which parts of sections stay in view.
    ///   - content: the cells.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, items: rows, guide: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}
