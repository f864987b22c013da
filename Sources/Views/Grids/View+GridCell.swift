public import Geometry
@_spi(Engine) public import ViewGraph

// What a cell says to the `Grid` around it (S24.6); elsewhere nobody listens.
extension View {
    /// The cell takes `count` columns, at least one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridColumnsTrait>(value: max(1, count)))
    }

    /// Aligns every cell of this cell's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Puts this point of the view on the same point of its cell, whatever the column and the row say.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }

    /// The cell takes the size that the others give its column or row, and asks for none itself.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedTrait>(value: axes))
    }
}
