@_spi(Engine) public import ViewGraph

/// Occasions on which a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let value: Int

    /// As on a tablet: never.
    public static let automatic = TabBarMinimizeBehavior(value: 0)
    /// When people scroll down, on a phone.
    public static let onScrollDown = TabBarMinimizeBehavior(value: 1)
    /// When people scroll up, on a phone.
    public static let onScrollUp = TabBarMinimizeBehavior(value: 2)
    /// Never.
    public static let never = TabBarMinimizeBehavior(value: 3)
}

extension View {
    /// Sets the occasions on which tab bars become small on phones. Changes nothing here, as on a tablet or a Mac.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
