public import Geometry
@_spi(Engine) public import ViewGraph

// Properties of cells for the `Grid` around (S24.6); they have no effect elsewhere.
extension View {
    /// Makes the cell span `count` columns, at least one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridColumnsTrait>(value: max(1, count)))
    }

    /// Sets the horizontal alignment of all cells in this cell's column to `guide`.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Aligns the view's point `anchor` with that point of its cell, whatever the alignments of column and row.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }

    /// Keeps the cell from contributing to the size of its column or row, along `axes`; it takes the size that the
    /// other cells give it.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedTrait>(value: axes))
    }
}
