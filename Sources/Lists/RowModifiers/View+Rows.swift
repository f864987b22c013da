public import Controls
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

// Properties of rows, for the list around.
extension View {
    /// Sets the insets of the view's content in its row of a list, in points; nil is the standard.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<RowInsetsTrait>(value: insets))
    }

    /// Keeps people from selecting the view's row, if `isDisabled` is true.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
    }

    /// Shows or hides the separators of the view's row at `edges`. A separator between two rows is hidden if either of
    /// them hides it.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowEdgesModifier(TopSeparatorTrait.self, BottomSeparatorTrait.self, value: visibility, edges: edges))
    }

    /// Sets the colour of the separators of the view's row at `edges`; nil is the standard.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowEdgesModifier(TopSeparatorTintTrait.self, BottomSeparatorTintTrait.self, value: color, edges: edges))
    }

    /// Shows or hides the separators above the first row (`top`) and below the last row (`bottom`) of a section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowEdgesModifier(
                SectionTopSeparatorTrait.self, SectionBottomSeparatorTrait.self, value: visibility, edges: edges))
    }

    /// Sets the colour of the separators above the first row (`top`) and below the last row (`bottom`) of a section;
    /// nil is the standard.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowEdgesModifier(SectionTopTintTrait.self, SectionBottomTintTrait.self, value: color, edges: edges))
    }
}

extension HorizontalAlignment {
    private enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    private enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    /// Leading end of the separator below a row; by default that of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
    /// Trailing end of the separator below a row; by default the row's trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}
