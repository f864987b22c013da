import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Views in rows and columns; each column is as wide and each row as high as its cells need (S24.6). ``GridRow`` makes
/// a row of cells; a view outside of rows is a row by itself, across all columns.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
    let layout: GridLayout
    let content: Content

    /// Makes a grid of `content`.
    ///
    /// - Parameters:
    ///   - alignment: alignment of cells in their columns and rows.
    ///   - horizontalSpacing: gap between columns, in points; nil for 8.
    ///   - verticalSpacing: gap between rows, in points; nil for 8.
    ///   - content: rows, and views across all columns.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        GridLayout.makeContainer(view[\.layout], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// Row of a ``Grid``: each view in it is a cell. Outside of a grid it is only a group.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Makes a row of cells.
    ///
    /// - Parameters:
    ///   - alignment: vertical alignment of the row's cells; nil for the grid's.
    ///   - content: the cells.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        // Cells are elements of the grid itself, and each knows its row: so they keep their identity when the grid
        // becomes another layout (S23.4).
        let alignment = view[\.alignment].attribute
        let row = GridRowInfo()
        var holders: [TraitHolder] = []
        inputs.sink(alignment) { alignment in
            guard alignment != row.alignment else { return }
            row.alignment = alignment
            for holder in holders { holder.set(row) }
        }
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var place = place
            let cell = TraitHolder(GridRowTrait.self, row, in: place.waiting)
            holders.append(cell)
            place.lifetime.onEnd { holders.removeAll { $0 === cell } }
            place.waiting = cell
            element(place)
        }
        Content._makeView(view[\.content], inputs: inner)
    }
}

/// Row of a grid, shared by its cells. Rows are told apart by identity.
@MainActor final class GridRowInfo {
    /// Vertical alignment of the row's cells; nil for the grid's.
    var alignment: VerticalAlignment?
}

enum GridRowTrait: ViewTraitKey { static var defaultValue: GridRowInfo? { nil } }
enum GridColumnsTrait: ViewTraitKey { static var defaultValue: Int { 1 } }
enum GridColumnAlignmentTrait: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridAnchorTrait: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
enum GridUnsizedTrait: ViewTraitKey { static var defaultValue: Axis.Set { [] } }
