import Foundation
import Geometry
import Views

/// Lengths of a list of one kind and width, in points.
struct ListMetrics {
    let kind: _ListKind
    /// Margin between the list's sides and its rows.
    let side: CGFloat
    /// Insets of a row's content, and of separators, from the row's sides.
    let inset: CGFloat

    /// Width from which lists have the wider margins of large phones and tablets.
    private static let regularWidth: CGFloat = 428

    init(_ kind: _ListKind, width: CGFloat) {
        let isWide = width >= Self.regularWidth
        self.kind = kind
        switch kind {
        case .plain, .grouped: (side, inset) = (0, isWide ? 20 : 16)
        case .inset: (side, inset) = (isWide ? 20 : 16, 8)
        case .insetGrouped: (side, inset) = (isWide ? 20 : 16, 20)
        case .sidebar: (side, inset) = (8, 12)
        }
    }

    /// Insets of a row's content.
    var rowInsets: EdgeInsets {
        EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    }

    /// Insets of a header's content. `isIncreased`: the header is as prominent as a title.
    func headerInsets(isIncreased: Bool) -> EdgeInsets {
        switch kind {
        case .plain, .inset: EdgeInsets(top: 6, leading: inset, bottom: 6, trailing: inset)
        case .sidebar: EdgeInsets(top: 8, leading: inset, bottom: 8, trailing: inset)
        case .grouped, .insetGrouped:
            EdgeInsets(top: 6, leading: inset, bottom: isIncreased ? 10 : 7, trailing: inset)
        }
    }

    /// Insets of a footer's content.
    var footerInsets: EdgeInsets { EdgeInsets(top: 7, leading: inset, bottom: 6, trailing: inset) }

    /// Radius of the corners of a block of rows.
    var cornerRadius: CGFloat { kind == .insetGrouped ? 10 : kind == .sidebar ? 8 : 0 }

    /// Gap above the first row or header.
    func top(headerIsFirst: Bool) -> CGFloat {
        switch kind {
        case .plain, .inset: 0
        case .sidebar: 4
        case .grouped, .insetGrouped: headerIsFirst ? 12 : 20
        }
    }

    /// Gap below the last row or footer.
    var bottom: CGFloat { kind.isGrouped ? 20 : 0 }

    /// Gap between the last row or footer of a section and the first row or header of the next one, in a list whose
    /// blocks are `spacing` apart; nil for the standard.
    func sectionGap(_ spacing: CGFloat?, footerIsLast: Bool, headerIsFirst: Bool) -> CGFloat {
        switch kind {
        case .plain, .inset: return spacing ?? 0
        case .sidebar: return spacing ?? 10
        case .grouped, .insetGrouped:
            if let spacing { return headerIsFirst ? max(0, spacing - 6) : spacing }
            return (headerIsFirst ? 18 : 35) - (footerIsLast ? 6 : 0)
        }
    }
}
