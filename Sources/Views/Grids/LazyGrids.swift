import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Grid that fills its columns row by row; in a scroll view it makes rows as they come into view (S24.1–S24.4).
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// Makes a vertical lazy grid of `content`.
    ///
    /// - Parameters:
    ///   - columns: the columns; an adaptive item stands for as many as fit.
    ///   - alignment: alignment of all columns together in the grid's width.
    ///   - spacing: gap between rows, in points; nil for 8.
    ///   - pinnedViews: headers or footers of sections that stay in view.
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

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// Grid that fills its rows column by column; in a scroll view it makes columns as they come into view (S24.1–S24.4).
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// Makes a horizontal lazy grid of `content`.
    ///
    /// - Parameters:
    ///   - rows: the rows; an adaptive item stands for as many as fit.
    ///   - alignment: alignment of all rows together in the grid's height.
    ///   - spacing: gap between columns, in points; nil for 8.
    ///   - pinnedViews: headers or footers of sections that stay in view.
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

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}
