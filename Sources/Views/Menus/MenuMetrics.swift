import Foundation

/// The measures of menus, in points.
enum MenuMetrics {
    /// Around a panel's items.
    static let panelPadding: CGFloat = 5
    static let panelRadius: CGFloat = 11
    /// From a panel's sides to the highlight of an item.
    static let inset: CGFloat = 5
    static let rowRadius: CGFloat = 6.5
    static let rowHeight: CGFloat = 28
    /// Above and below an item's label.
    static let rowPadding: CGFloat = 4
    /// From a panel's sides to what stands in an item.
    static let padding: CGFloat = 14
    static let mark: CGFloat = 12
    static let markGap: CGFloat = 7
    static let icon: CGFloat = 20
    static let iconGap: CGFloat = 8
    static let arrow: CGFloat = 10
    /// Around the content of one of several items on one line.
    static let compactPadding: CGFloat = 7
    /// Between a title and what stands at the end of the line.
    static let accessoryGap: CGFloat = 26
    /// Of the space that a line between two groups takes.
    static let separator: CGFloat = 11
    static let fontSize: CGFloat = 15
    static let headerSize: CGFloat = 12.5
}

/// Which columns the items of one panel share.
struct MenuColumns: Equatable {
    var hasMarks = false
    var hasIcons = false

    var iconStart: CGFloat { MenuMetrics.padding + (hasMarks ? MenuMetrics.mark + MenuMetrics.markGap : 0) }
    var titleStart: CGFloat { iconStart + (hasIcons ? MenuMetrics.icon + MenuMetrics.iconGap : 0) }
}
