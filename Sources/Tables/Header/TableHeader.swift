import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Header of a column: its label, and how a press sorts.
struct HeaderColumn {
    let label: AnyView
    let alignment: HorizontalAlignment
    /// Order in which the table is sorted by this column first; nil if it is not.
    let order: SortOrder?
    /// Sorts by this column, or turns its order; nil if the column does not sort.
    let sort: (() -> Void)?
    /// Sets the width, in points; nil if people cannot change it.
    let resize: ((CGFloat) -> Void)?
}

/// Row of labels above the rows of a table.
nonisolated struct TableHeader: View {
    let columns: [HeaderColumn]
    let widths: [CGFloat]

    /// Least height, in points; larger text makes the header higher.
    static let height: CGFloat = 28

    @MainActor var body: some View {
        TableCells(widths: widths, alignments: columns.map(\.alignment)) {
            ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
                HeaderCell(column: column).accessibilitySortPriority(Double(-2 * index))
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

/// Trailing edge of a column: a short line that people drag, or move by the arrow keys.
nonisolated private struct HeaderEdge: View {
    let width: CGFloat
    let resize: ((CGFloat) -> Void)?
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel

    init(width: CGFloat, resize: ((CGFloat) -> Void)?) {
        self.width = width
        self.resize = resize
    }

    /// Width of the area in which the edge is grabbed, in points.
    static let area: CGFloat = 11
    /// Distance by which an arrow key moves the edge, in points.
    private static let step: CGFloat = 10

    @MainActor var body: some View {
        Rectangle().fill(.separator).frame(width: pixel).padding(.vertical, 6)
            .frame(width: Self.area)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { value in
                        let first = start ?? width
                        if start == nil { start = width }
                        resize?(first + value.translation.width * inwards)
                    }
                    .onEnded { _ in start = nil }
            )
            .modifier(AdjustableModifier(.splitter, action: adjust))
            .accessibilityLabel(Text("Column edge"))
            .allowsHitTesting(resize != nil)
            .disabled(resize == nil)
    }

    @MainActor private var inwards: CGFloat { direction == .rightToLeft ? -1 : 1 }

    @MainActor private func adjust(_ adjustment: Adjustment) {
        switch adjustment {
        case .increment: resize?(width + Self.step * inwards)
        case .decrement: resize?(width - Self.step * inwards)
        case .toMinimum: resize?(0)
        case .toMaximum: resize?(2_000)
        }
    }
}
