import Foundation

/// Dimensions of menus, in points.
enum MenuMetrics {
    /// Margin around a panel's items.
    static let panelPadding: CGFloat = 5
    static let panelRadius: CGFloat = 11
    /// Distance from a panel's sides to an item's highlight.
    static let inset: CGFloat = 5
    static let rowRadius: CGFloat = 6.5
    static let rowHeight: CGFloat = 28
    /// Margin above and below an item's label.
    static let rowPadding: CGFloat = 4
    /// Distance from a panel's sides to an item's content.
    static let padding: CGFloat = 14
    static let mark: CGFloat = 12
    static let markGap: CGFloat = 7
    static let icon: CGFloat = 20
    static let iconGap: CGFloat = 8
    static let arrow: CGFloat = 10
    /// Margin around the content of a compact item.
    static let compactPadding: CGFloat = 7
    /// Gap between a title and the accessory at the end of the line.
    static let accessoryGap: CGFloat = 26
    /// Height of the space with a separator line.
    static let separator: CGFloat = 11
    static let fontSize: CGFloat = 15
    static let headerSize: CGFloat = 12.5
}

/// Columns that the items of one panel share.
struct MenuColumns: Equatable {
    var hasMarks = false
    var hasIcons = false

    var iconStart: CGFloat { MenuMetrics.padding + (hasMarks ? MenuMetrics.mark + MenuMetrics.markGap : 0) }
    var titleStart: CGFloat { iconStart + (hasIcons ? MenuMetrics.icon + MenuMetrics.iconGap : 0) }
}
