@_spi(Engine) import Controls
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension PickerPage {
    /// Link in a row to a page with the options as rows.
    static let inList = PickerPage { parts in
        AnyView(
            NavigationLink {
                List { parts.options }.navigationTitle(parts.title ?? Text(verbatim: ""))
                    .navigationBarTitleDisplayMode(.inline)
            } label: {
                parts.row
            })
    }
}
