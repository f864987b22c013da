@_spi(Engine) public import ViewGraph

/// Extent to which a system's tools may rewrite texts.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// In place.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// In a panel.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// Not at all.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Sets the extent to which a system's tools may rewrite texts in the view. Changes nothing here: there are no such tools.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
