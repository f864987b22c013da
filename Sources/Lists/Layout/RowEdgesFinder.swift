import Controls
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Finds what each row of a list draws beside its content, by its neighbours.
@MainActor struct RowEdgesFinder {
    private let entries: [ListEntry]
    private let settings: ListSettings
    /// Number of rows above each entry; empty unless rows alternate.
    private let ordinals: [Int]

    init(_ entries: [ListEntry], _ settings: ListSettings) {
        self.entries = entries
        self.settings = settings
        var count = 0
        ordinals =
            !settings.alternates
            ? []
            : entries.map { entry in
                defer {
                    if case .unmade(_, let elements) = entry.kind { count += elements.count }
                    if case .row = entry.kind, entry.role == .content { count += 1 }
                }
                return count
            }
    }

    /// Edges of the row that is the entry at `index`.
    subscript(index: Int) -> RowEdges {
        guard entries[index].role == .content, let row = entries[index].row else { return RowEdges() }
        let isApart = (settings.rowSpacing ?? 0) > 0
        let above = isApart ? nil : neighbour(index, -1)
        let below = isApart ? nil : neighbour(index, 1)
        var edges = RowEdges(isFirst: above == nil, isLast: below == nil)
        if settings.alternates { edges.isAlternate = ordinals[index] % 2 == 1 }
        guard settings.kind != .sidebar, !isApart else { return edges }
        if above == nil { edges.top = sectionTop(row) }
        if let below {
            edges.bottom = separator(row, below.row)
        } else {
            edges.bottom = sectionBottom(row)
        }
        return edges
    }

    /// The row or unmade rows beside the entry at `index` in its section.
    private func neighbour(_ index: Int, _ step: Int) -> ListEntry? {
        let other = index + step
        guard entries.indices.contains(other) else { return nil }
        let entry = entries[other]
        return entry.section == entries[index].section && entry.role == .content ? entry : nil
    }

    private func line(_ color: Color?, _ row: ListRowBox, isWhole: Bool) -> RowEdges.Line {
        RowEdges.Line(color: color.map { row.resolve($0) } ?? settings.colors.separator, isWhole: isWhole)
    }

    private func separator(_ row: ListRowBox, _ next: ListRowBox?) -> RowEdges.Line? {
        let own = row.trait(BottomSeparatorTrait.self)
        let other = next?.trait(TopSeparatorTrait.self) ?? .automatic
        guard own != .hidden, other != .hidden else { return nil }
        let tint = row.trait(BottomSeparatorTintTrait.self) ?? next?.trait(TopSeparatorTintTrait.self)
        return line(tint ?? nil, row, isWhole: false)
    }

    private func sectionTop(_ row: ListRowBox) -> RowEdges.Line? {
        guard settings.kind != .insetGrouped, row.trait(TopSeparatorTrait.self) != .hidden,
            row.trait(SectionTopSeparatorTrait.self) != .hidden
        else { return nil }
        let tint = row.trait(SectionTopTintTrait.self) ?? row.trait(TopSeparatorTintTrait.self)
        return line(tint, row, isWhole: settings.kind == .grouped)
    }

    private func sectionBottom(_ row: ListRowBox) -> RowEdges.Line? {
        guard settings.kind != .insetGrouped, row.trait(BottomSeparatorTrait.self) != .hidden,
            row.trait(SectionBottomSeparatorTrait.self) != .hidden
        else { return nil }
        let tint = row.trait(SectionBottomTintTrait.self) ?? row.trait(BottomSeparatorTintTrait.self)
        return line(tint, row, isWhole: settings.kind == .grouped)
    }
}
