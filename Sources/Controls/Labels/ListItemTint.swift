import AnimationCore
@_spi(Engine) public import ViewGraph
public import Views

/// Colour of the icons of labels in lists.
public struct ListItemTint: Sendable {
    let color: Color

    /// The colour `tint`.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour `tint`. Lists keep it: a desktop has no setting that overrides it.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of the text.
    public static let monochrome = ListItemTint(color: .primary)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of the icons of labels in the rows of lists in this view; nil is the accent colour.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets the colour of the icons of labels in the rows of lists in this view; nil is the accent colour.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
