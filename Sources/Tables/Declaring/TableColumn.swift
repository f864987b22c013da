public import Controls
public import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// One column of a table: a label in the header, and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// Type of the rows' values.
    public typealias TableRowValue = RowValue
    /// Type of the comparators by which the column sorts.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    var width = ColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var isHidden = false
    var customizationID: String?
    var disabledChanges: TableColumnCustomizationBehavior = []

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// This column alone.
    @MainActor public var tableColumnBody: _TableColumns<RowValue, Sort> {
        _TableColumns<RowValue, Sort> { _collect(&$0) }
    }

    /// Appends this column.
    @MainActor public func _collect(_ columns: inout [_TableColumn<RowValue>]) {
        let content = content
        columns.append(
            _TableColumn(
                label: AnyView(label), width: width, alignment: alignment, isHidden: isHidden,
                customizationID: customizationID, disabledChanges: disabledChanges, comparator: comparator,
                content: { AnyView(content($0)) }))
    }

    /// Sets the width to `width` points, which people cannot change; nil is a width that the table chooses.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.width = width.map { ColumnWidth(least: $0, ideal: $0, most: $0) } ?? ColumnWidth()
        return column
    }

    /// Sets the limits between which people change the width, and the width before, in points; nil is the standard.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.width = ColumnWidth(least: min, ideal: ideal, most: max)
        return column
    }

    /// Sets the place of the label and of the cells in the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.alignment = alignment
        return column
    }

    /// Sets the identity by which a `TableColumnCustomization` knows the column. People can show and hide it then.
    public func customizationID(_ id: String) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.customizationID = id
        return column
    }

    /// Keeps people from changing the column in the given ways.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.disabledChanges = behavior
        return column
    }

    /// Hides the column, if `visibility` is hidden.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.isHidden = visibility == .hidden
        return column
    }
}

/// Place of the content of a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
    let alignment: HorizontalAlignment

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(alignment: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(alignment: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(alignment: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(alignment: .trailing)
    /// At the trailing edge, for numbers.
    public static let numeric = TableColumnAlignment(alignment: .trailing)

    /// True if both are the same place.
    public static func == (a: Self, b: Self) -> Bool { a.alignment == b.alignment }
    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment == .leading)
        hasher.combine(alignment == .trailing)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column by which nothing sorts, with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column by which nothing sorts, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column by which nothing sorts.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// A column of the texts `value`, by which nothing sorts, with a localised title.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
    }

    /// A column of the texts `value`, by which nothing sorts, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
    }
}
