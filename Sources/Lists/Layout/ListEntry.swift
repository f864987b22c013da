import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Row, header or footer of a list that is made, or a run of elements that are not, with its place.
@MainActor struct ListEntry {
    enum Kind {
        /// Outermost box of an element, and the row in it.
        case row(LayoutBox, ListRowBox)
        case unmade(any LazyRun, Range<Int>)
    }

    let kind: Kind
    let role: SectionPart.Role
    /// Number of the section, counted from the beginning of the list. Rows outside of sections form sections too.
    let section: Int
    /// Place among the elements of the innermost `ForEach`; nil outside.
    let element: ListElement?
    /// Distance from the list's upper edge, in points.
    var start: CGFloat = 0
    /// Height, in points; estimated for elements that are not made.
    var length: CGFloat = 0

    var end: CGFloat { start + length }

    var row: ListRowBox? {
        if case .row(_, let row) = kind { row } else { nil }
    }
}

/// Element of a `ForEach` in a list.
@MainActor struct ListElement {
    /// Object that stands for the `ForEach`.
    let source: AnyObject
    let index: Int
    /// Number of elements of the `ForEach`.
    let count: Int
    /// Actions of `onDelete`, `onMove` and `onInsert`; nil without them.
    let delete: RowEditActions?
    let move: RowEditActions?
    let insert: RowEditActions?
    /// Returns the identity of the element at an index.
    let identify: @MainActor (Int) -> AnyHashable?

    var identity: AnyHashable? { identify(index) }
}
