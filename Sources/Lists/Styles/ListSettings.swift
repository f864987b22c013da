public import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
import Views

/// Values of the environment that the rows of a list depend on.
struct ListSettings: Equatable {
    var kind: _ListKind
    var minimumRowHeight: CGFloat
    var minimumHeaderHeight: CGFloat?
    var rowSpacing: CGFloat?
    var sectionSpacing: CGFloat?
    /// Thickness of separators, in points.
    var hairline: CGFloat
    var colors: ListColors
    /// True if every other row has a ground of its own.
    var alternates: Bool
    /// True if Home and End select the first and the last row.
    var selectsEnds: Bool
    /// True in edit mode.
    var isEditing: Bool

    init(_ environment: EnvironmentValues, isEditing: Bool) {
        self.isEditing = isEditing
        kind = environment.listKind
        minimumRowHeight = environment.defaultMinListRowHeight
        minimumHeaderHeight = environment.defaultMinListHeaderHeight
        rowSpacing = environment.listRowSpacing
        sectionSpacing = environment.listSectionSpacing
        hairline = environment.pixelLength
        alternates = environment.alternatesRows
        selectsEnds = environment.selectsEndsOfLists
        colors = ListColors(kind, in: environment)
    }
}

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// Least height of the rows of lists, in points; default 44.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// Least height of the headers of lists, in points; nil is the height that their content needs.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

/// Gap between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?

    /// The standard gap.
    public static let `default` = ListSectionSpacing(points: nil)
    /// A smaller gap.
    public static let compact = ListSectionSpacing(points: 16)
    /// A gap of `spacing` points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets the gap between the rows of lists in this view, in points; nil is none. Rows that are apart have corners of
    /// their own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the gap between the sections of lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// Sets the gap between the sections of lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
}
