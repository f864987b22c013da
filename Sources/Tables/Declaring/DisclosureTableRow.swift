import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A row of a table with an arrow, by which people show and hide the rows under it. Those are indented in the first column.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// Type of the rows' values.
    public typealias TableRowValue = Label.TableRowValue

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: Content

    /// These rows.
    @MainActor public var tableRowBody: _TableRows<TableRowValue> { _TableRows { _view($0) } }

    /// Returns the views of the row and of those under it.
    @MainActor public func _view(_ columns: _TableColumnList<TableRowValue>) -> AnyView {
        AnyView(
            DisclosedTableRows(
                label: label._view(columns), isExpanded: isExpanded, content: content._view(columns)))
    }
}

extension DisclosureTableRow {
    /// A row for `value` over the rows of `content`, which are shown while `isExpanded` is true. Without a binding, the row
    /// keeps the state, which is false at first.
    @MainActor public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content()
    }
}

/// A row with an arrow, and the rows under it.
nonisolated private struct DisclosedTableRows: View {
    let label: AnyView
    let isExpanded: Binding<Bool>?
    let content: AnyView
    @State private var ownExpansion = false
    @Environment(\.tableRowLevel) private var level

    init(label: AnyView, isExpanded: Binding<Bool>?, content: AnyView) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor var body: some View {
        let expansion = isExpanded ?? $ownExpansion
        label.environment(\.tableRowDisclosure, TableRowDisclosure(isExpanded: expansion))
        if expansion.wrappedValue {
            content
                .environment(\.tableRowLevel, level + 1)
                .environment(\.tableRowDisclosure, nil)
        }
    }
}

/// Arrow of a row with others under it.
struct TableRowDisclosure {
    let isExpanded: Binding<Bool>
}

private enum TableRowLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TableRowDisclosureKey: EnvironmentKey { static var defaultValue: TableRowDisclosure? { nil } }

extension EnvironmentValues {
    /// Number of rows under which a row of a table lies.
    var tableRowLevel: Int {
        get { self[TableRowLevelKey.self] }
        set { self[TableRowLevelKey.self] = newValue }
    }
    /// The arrow of a row; nil for a row without others under it.
    var tableRowDisclosure: TableRowDisclosure? {
        get { self[TableRowDisclosureKey.self] }
        set { self[TableRowDisclosureKey.self] = newValue }
    }
}

/// Indents the first cell of a row below others, and shows its arrow in the margin.
nonisolated struct TableRowIndent: ViewModifier {
    @Environment(\.tableRowLevel) private var level
    @Environment(\.tableRowDisclosure) private var disclosure

    /// Indentation of a level, and width of the area of an arrow, in points.
    private static let step: CGFloat = 16

    @MainActor func body(content: Content) -> some View {
        content.overlay(alignment: .leading) {
            if let disclosure {
                TableRowArrow(isExpanded: disclosure.isExpanded).frame(width: Self.step).offset(x: -Self.step)
            }
        }
        .padding(.leading, Self.step * CGFloat(level))
    }
}

/// Arrow that shows and hides the rows under its row.
nonisolated private struct TableRowArrow: View {
    let isExpanded: Binding<Bool>
    @Environment(\.layoutDirection) private var direction

    init(isExpanded: Binding<Bool>) { self.isExpanded = isExpanded }

    @MainActor var body: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            Image(systemName: "chevron.right").font(.system(size: 10, weight: .semibold))
                .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
                .frame(width: 16, height: 20)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
    }
}
