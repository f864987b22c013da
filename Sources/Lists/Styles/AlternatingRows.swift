import AnimationCore
@_spi(Engine) public import ViewGraph

/// Grounds of every other row of a list or a table.
public struct AlternatingRowBackgroundBehavior: Equatable, Sendable {
    let isEnabled: Bool

    /// None in lists.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every other row has a ground of its own.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// All rows have the same ground.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum AlternatesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SelectsEndsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var alternatesRows: Bool {
        get { self[AlternatesRowsKey.self] }
        set { self[AlternatesRowsKey.self] = newValue }
    }
    /// True if Home and End select the first and the last row of lists, instead of scrolling there.
    package var selectsEndsOfLists: Bool {
        get { self[SelectsEndsKey.self] }
        set { self[SelectsEndsKey.self] = newValue }
    }
}

extension View {
    /// Gives every other row of the lists in this view a ground of its own, in styles whose rows are no blocks.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { environment(\.alternatesRows, behavior.isEnabled) }
}
