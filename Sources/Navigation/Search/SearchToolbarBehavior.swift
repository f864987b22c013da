@_spi(Engine) public import ViewGraph

/// Form of a search field in a bar while it is not used.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The usual form.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button, which becomes a field when it is used.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
    /// Sets the form of search fields in bars. Changes nothing here: they are always shown.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
