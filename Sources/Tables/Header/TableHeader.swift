import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Header of a column: its label, and how a press sorts.
struct HeaderColumn {
    /// Place among the columns that the table declares.
    let id: Int
    let label: AnyView
    let alignment: HorizontalAlignment
    /// Order in which the table is sorted by this column first; nil if it is not.
    let order: SortOrder?
    /// Sorts by this column, or turns its order; nil if the column does not sort.
    let sort: (() -> Void)?
    /// Sets the width, in points; nil if people cannot change it.
    let resize: ((CGFloat) -> Void)?
    /// Moves the column to the place of a shown one; nil if people cannot move it.
    let move: ((Int) -> Void)?
}

/// Row of labels above the rows of a table.
nonisolated struct TableHeader: View {
    let columns: [HeaderColumn]
    let widths: [CGFloat]
    @State private var drag: ColumnDrag?
    @Environment(\.layoutDirection) private var direction

    init(columns: [HeaderColumn], widths: [CGFloat]) {
        self.columns = columns
        self.widths = widths
    }

    /// Least height, in points; larger text makes the header higher.
    static let height: CGFloat = 28

    @MainActor var body: some View {
        TableCells(widths: widths, alignments: columns.map(\.alignment)) {
            ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
                HeaderCell(column: column)
                    .modifier(
                        ColumnMoves(column: column, before: neighbour(of: index, -1), after: neighbour(of: index, 1))
                    )
                    .onPlaceDrag(
                        isEnabled: column.move != nil, moved: { moved(column.id, by: $0.width) }, ended: { drop() }
                    )
                    .offset(x: offset(of: index))
                    .zIndex(drag?.id == column.id ? 1 : 0)
                    .opacity(drag?.id == column.id ? 0.7 : 1)
                    // The label follows the pointer while its neighbours make room.
                    .transaction { if drag?.id == column.id { $0.animation = nil } }
                    .accessibilitySortPriority(Double(-2 * index))
            }
        }
        .frame(minHeight: Self.height)
        .fixedSize(horizontal: false, vertical: true)
        .overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
                ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
                    HeaderEdge(width: widths.indices.contains(index) ? widths[index] : 0, resize: column.resize)
                        .offset(x: widths.prefix(index + 1).reduce(0, +) - HeaderEdge.area / 2)
                        // Read after its column's label.
                        .accessibilitySortPriority(Double(-2 * index - 1))
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .bottom) { Hairline() }
    }
}

extension TableHeader {
    /// Leading edge of the column at `index`, in points.
    private func start(of index: Int) -> CGFloat { widths.prefix(index).reduce(0, +) }

    /// Place of the next column in a direction that can be moved; nil if there is none.
    private func neighbour(of index: Int, _ step: Int) -> Int? {
        var place = index + step
        while columns.indices.contains(place), widths.indices.contains(place) {
            if columns[place].move != nil { return place }
            place += step
        }
        return nil
    }

    /// Distance of a dragged column from its place, in points.
    @MainActor private func offset(of index: Int) -> CGFloat {
        guard let drag, drag.id == columns[index].id else { return 0 }
        return drag.start + drag.way - start(of: index)
    }

    /// Follows the drag of a column, which changes places with a neighbour once its middle has passed that one's.
    @MainActor private func moved(_ id: Int, by way: CGFloat) {
        guard let index = columns.firstIndex(where: { $0.id == id }), widths.indices.contains(index) else { return }
        var drag = drag?.id == id ? drag ?? ColumnDrag(id: id, start: 0) : ColumnDrag(id: id, start: start(of: index))
        drag.way = direction == .rightToLeft ? -way : way
        self.drag = drag
        let middle = drag.start + drag.way + widths[index] / 2
        var target = index
        while let next = neighbour(of: target, 1), middle > start(of: next) + widths[next] / 2 { target = next }
        while let last = neighbour(of: target, -1), middle < start(of: last) + widths[last] / 2 { target = last }
        if target != index { columns[index].move?(target) }
    }

    @MainActor private func drop() { withAnimation(.snappy(duration: 0.25)) { drag = nil } }
}

/// Column that people drag.
nonisolated private struct ColumnDrag {
    /// Place among the columns that the table declares.
    let id: Int
    /// Leading edge when the drag began, in points.
    let start: CGFloat
    /// Way since then towards the trailing edge, in points.
    var way: CGFloat = 0
}

/// Actions of assistive technology that move a column.
nonisolated private struct ColumnMoves: ViewModifier {
    let column: HeaderColumn
    /// Places of the neighbours with which the column can change places; nil for none.
    let before: Int?
    let after: Int?

    @MainActor func body(content: Content) -> some View {
        if let move = column.move {
            content.accessibilityActions {
                if let before { Button("Move towards the start") { move(before) } }
                if let after { Button("Move towards the end") { move(after) } }
            }
        } else {
            content
        }
    }
}

/// Hairline below the header.
nonisolated private struct Hairline: View {
    @Environment(\.pixelLength) private var pixel

    init() {}

    @MainActor var body: some View { Rectangle().fill(.separator).frame(height: pixel) }
}

/// Label of a column, with an arrow if the table is sorted by it.
nonisolated private struct HeaderCell: View {
    let column: HeaderColumn
    /// Size of the label's font, which follows the user's text size.
    @ScaledMetric(relativeTo: .caption) private var size: CGFloat = 12

    init(column: HeaderColumn) { self.column = column }

    @MainActor var body: some View {
        if let sort = column.sort {
            Button {
                sort()
            } label: {
                label.contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(Text(verbatim: value))
            .accessibilityRole(.columnHeader)
        } else {
            label.accessibilityRole(.columnHeader)
        }
    }

    private var value: String {
        switch column.order {
        case .forward?: "sorted ascending"
        case .reverse?: "sorted descending"
        default: ""
        }
    }

    @MainActor private var label: some View {
        let isTrailing = column.alignment == .trailing
        return HStack(spacing: 4) {
            if isTrailing { arrow }
            column.label.lineLimit(1)
            if !isTrailing { arrow }
        }
        .font(.system(size: size, weight: column.order == nil ? .medium : .semibold))
        .foregroundStyle(column.order == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
        .frame(
            maxWidth: .infinity, minHeight: TableHeader.height,
            alignment: Alignment(horizontal: column.alignment, vertical: .center))
    }

    @MainActor @ViewBuilder private var arrow: some View {
        if let order = column.order {
            Image(systemName: "chevron.up").font(.system(size: size * 0.75, weight: .semibold))
                .rotationEffect(.degrees(order == .forward ? 0 : 180))
                .animation(.snappy(duration: 0.2), value: order)
                .accessibilityHidden(true)
        }
    }
}
