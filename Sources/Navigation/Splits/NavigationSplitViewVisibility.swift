import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

/// Columns of a split view that are shown beside the last one.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Columns: Codable { case automatic, all, double, detail }

    private let columns: Columns

    /// As `all`.
    public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(columns: .all)
    /// The last two columns; of two, both.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: .double)
    /// The last column alone.
    public static let detailOnly = NavigationSplitViewVisibility(columns: .detail)

    /// True if the sidebar is shown, of two columns or, if `hasContent`, of three.
    func showsSidebar(hasContent: Bool) -> Bool {
        switch columns {
        case .automatic, .all: true
        case .double: !hasContent
        case .detail: false
        }
    }

    /// True if the column between sidebar and detail is shown.
    var showsContent: Bool { columns != .detail }
}

/// Column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    /// Number of the column, from 0 for the sidebar.
    let index: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    /// The column between the others, of three.
    public static let content = NavigationSplitViewColumn(index: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Arrangement of the columns of split views. Only the system's styles exist.
public protocol NavigationSplitViewStyle: Sendable {
    /// True if the detail keeps its width under the other columns. Programs never implement this.
    static var _coversDetail: Bool { get }
}

/// The default style: as `balanced`.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// False.
    public static var _coversDetail: Bool { false }
}

/// The detail gives way to the other columns.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style `.balanced`.
    public init() {}
    /// False.
    public static var _coversDetail: Bool { false }
}

/// The detail keeps its width; the other columns lie over it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style `.prominentDetail`.
    public init() {}
    /// True.
    public static var _coversDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: as `balanced`.
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail gives way to the other columns.
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its width; the other columns lie over it.
    public static var prominentDetail: Self { Self() }
}

private enum CoversDetailKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if the columns of split views lie over the detail.
    var columnsCoverDetail: Bool {
        get { self[CoversDetailKey.self] }
        set { self[CoversDetailKey.self] = newValue }
    }
}

/// Widths between which people may drag a column, and the width it has before, in points.
struct ColumnWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    init(least: CGFloat, ideal: CGFloat, most: CGFloat) {
        self.least = least
        self.ideal = ideal
        self.most = most
    }

    /// A fixed width, in points.
    init(_ width: CGFloat) { self.init(least: width, ideal: width, most: width) }

    /// A width between two others, in points; the least is at most 120 by default, the greatest twice the ideal one.
    init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        self.init(
            least: Swift.min(min ?? 120, ideal), ideal: ideal, most: Swift.max(max ?? ideal * 2, ideal))
    }
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the arrangement of the columns of split views in this view.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.columnsCoverDetail, S._coversDetail)
    }

    /// Gives the column around a fixed width, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(width))
    }

    /// Sets the width of the column around, and the widths between which people may drag it, in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
