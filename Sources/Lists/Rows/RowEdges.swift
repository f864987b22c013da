import LayerTree

/// Place of a row among the rows of its section: what it draws beside its content.
struct RowEdges: Equatable {
    /// Separator, or line at the edge of a section.
    struct Line: Equatable {
        var color: ResolvedColor
        /// True for a line across the whole row, at the edge of a section; false for one that begins at the row's text.
        var isWhole = false
    }

    /// True if the row is the first, or last, of a block: its corners there are round.
    var isFirst = true
    var isLast = true
    /// True for every other row of a list whose rows alternate.
    var isAlternate = false
    /// Line at the upper edge; nil for none.
    var top: Line?
    /// Line at the lower edge; nil for none.
    var bottom: Line?
}
