@_spi(Engine) import Controls
@_spi(Engine) import ViewGraph
import Views

/// Column that people can show and hide.
struct ChoosableColumn: Identifiable {
    /// The column's `customizationID`.
    let id: String
    let label: AnyView
    let isShown: Binding<Bool>
}

/// Menu of a table's header, by which people choose the columns.
nonisolated struct ColumnChoice: ViewModifier {
    let columns: [ChoosableColumn]

    @MainActor func body(content: Content) -> some View {
        if columns.isEmpty {
            content
        } else {
            content.contentShape(Rectangle()).contextMenu {
                ForEach(columns) { column in
                    Toggle(isOn: column.isShown) { column.label }
                }
            }
        }
    }
}
