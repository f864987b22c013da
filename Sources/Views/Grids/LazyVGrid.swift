import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// One column of a grid, or as many as fit (S24.1).
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// What may stay at a grid's edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Cells in columns, row by row (S24.1–S24.4).
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
    let layout: GridColumnsLayout
    let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = GridColumnsLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        GridColumnsLayout.makeContainer(view[\.layout], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// The arrangement of ``LazyVGrid``.
struct GridColumnsLayout: Layout, StandardLayout {
    typealias AnimatableData = EmptyAnimatableData

    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    private static var standardSpacing: CGFloat { 8 }

    struct Column {
        var x: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    func makeCache(subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = columns(in: proposal.width)
        let rows = rowHeights(subviews, columns)
        let gap = spacing ?? Self.standardSpacing
        let height = rows.reduce(0, +) + gap * CGFloat(max(0, rows.count - 1))
        return CGSize(width: proposal.width ?? width(of: columns), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(in: bounds.width)
        guard !columns.isEmpty else { return }
        let rows = rowHeights(subviews, columns)
        // The block of columns is aligned in the grid's width (S24.3).
        let block = ViewDimensions(size: CGSize(width: width(of: columns), height: 0))
        let own = ViewDimensions(size: CGSize(width: bounds.width, height: 0))
        let left = bounds.minX + own[alignment] - block[alignment]
        var y = bounds.minY
        for (index, box) in subviews.boxes.enumerated() {
            let column = columns[index % columns.count]
            let row = index / columns.count
            if index > 0 && index % columns.count == 0 { y += rows[row - 1] + (spacing ?? Self.standardSpacing) }
            let proposal = ProposedViewSize(width: column.width, height: nil)
            let cell = ViewDimensions(size: CGSize(width: column.width, height: rows[row]))
            let size = box.sizeThatFits(proposal)
            let guides = column.alignment
            let x = cell[guides.horizontal] - box.guide(guides.horizontal.key, in: size, proposal: proposal)
            let offset = cell[guides.vertical] - box.guide(guides.vertical.key, in: size, proposal: proposal)
            box.placeInLayout(at: CGPoint(x: left + column.x + x, y: y + offset), proposal: proposal)
        }
    }

    private func rowHeights(_ subviews: Subviews, _ columns: [Column]) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        var heights: [CGFloat] = []
        for (index, box) in subviews.boxes.enumerated() {
            let column = columns[index % columns.count]
            let height = box.sizeThatFits(ProposedViewSize(width: column.width, height: nil)).height
            if index % columns.count == 0 { heights.append(0) }
            heights[heights.count - 1] = max(heights[heights.count - 1], height)
        }
        return heights
    }

    private func width(of columns: [Column]) -> CGFloat { columns.last.map { $0.x + $0.width } ?? 0 }

    /// S24.1, S24.2: the items take their share in order.
    func columns(in width: CGFloat?) -> [Column] {
        let gaps = columns.map { $0.spacing ?? Self.standardSpacing }
        var fixed: CGFloat = 0
        var flexible = 0
        for item in columns {
            if case .fixed(let length) = item.size { fixed += length } else { flexible += 1 }
        }
        var rest = (width ?? 0) - fixed - gaps.dropLast().reduce(0, +)
        var result: [Column] = []
        var x: CGFloat = 0
        for (index, item) in columns.enumerated() {
            let aligned = item.alignment ?? .center
            let gap = gaps[index]
            let share = flexible > 0 ? rest / CGFloat(flexible) : 0
            var widths: [CGFloat] = []
            switch item.size {
            case .fixed(let length): widths = [length]
            case .flexible(let minimum, let maximum):
                let length = width == nil ? minimum : min(max(share, minimum), maximum)
                widths = [length]
                rest -= length
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let room = max(share, minimum)
                let fitting = minimum + gap > 0 ? ((room + gap) / (minimum + gap)).rounded(.down) : 1
                let count = max(1, Int(min(fitting, 10_000)))
                let length = max(0, min(maximum, (room - CGFloat(count - 1) * gap) / CGFloat(count)))
                widths = Array(repeating: length, count: count)
                rest -= room
                flexible -= 1
            }
            for (position, length) in widths.enumerated() {
                result.append(Column(x: x, width: length, alignment: aligned))
                x += length + (position < widths.count - 1 || index < columns.count - 1 ? gap : 0)
            }
        }
        return result
    }
}
