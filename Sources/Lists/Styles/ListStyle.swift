import AnimationCore
import Navigation
@_spi(Engine) public import ViewGraph

/// Look of lists. Only the system's styles exist here.
public protocol ListStyle: Sendable {
    /// The built-in arrangement that the style stands for; nil for the one that suits the list's place.
    static var _kind: _ListKind? { get }
}

/// The default style: sections as blocks with round corners, or in the first column of a split view as in a sidebar.
public struct DefaultListStyle: ListStyle {
    /// The style `.automatic`.
    public init() {}
    /// The arrangement that suits the place of the list.
    public static var _kind: _ListKind? { nil }
}

/// Rows across the whole width, with headers that stay in view.
public struct PlainListStyle: ListStyle {
    /// The style `.plain`.
    public init() {}
    /// Rows across the whole width.
    public static var _kind: _ListKind? { .plain }
}

/// Rows with a margin at the sides, with headers that stay in view.
public struct InsetListStyle: ListStyle {
    /// The style `.inset`.
    public init() {}
    /// Rows with a margin.
    public static var _kind: _ListKind? { .inset }
}

/// Sections as blocks across the whole width.
public struct GroupedListStyle: ListStyle {
    /// The style `.grouped`.
    public init() {}
    /// Blocks across the whole width.
    public static var _kind: _ListKind? { .grouped }
}

/// Sections as blocks with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// The style `.insetGrouped`.
    public init() {}
    /// Blocks with round corners.
    public static var _kind: _ListKind? { .insetGrouped }
}

/// Rows for a sidebar, under bold headers that collapse their sections.
public struct SidebarListStyle: ListStyle {
    /// The style `.sidebar`.
    public init() {}
    /// Rows for a sidebar.
    public static var _kind: _ListKind? { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: sections as blocks with round corners, or in the first column of a split view as in a sidebar.
    public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows across the whole width, with headers that stay in view.
    public static var plain: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin at the sides, with headers that stay in view.
    public static var inset: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections as blocks across the whole width.
    public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as blocks with round corners.
    public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows for a sidebar, under bold headers that collapse their sections.
    public static var sidebar: Self { Self() }
}

private enum ListKindKey: EnvironmentKey { static var defaultValue: _ListKind? { nil } }

extension EnvironmentValues {
    /// Arrangement of lists that the program has chosen; nil for none.
    var chosenListKind: _ListKind? {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
    /// Arrangement of lists.
    var listKind: _ListKind { chosenListKind ?? (isInSidebar ? .sidebar : .insetGrouped) }
}

extension View {
    /// Sets the look of lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.chosenListKind, S._kind) }
}
