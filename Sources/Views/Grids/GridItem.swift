public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// One column of a grid, or as many as fit (S24.1).
public struct GridItem: Sendable {
    /// How wide a column is: of a horizontal grid, how high a row.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// An equal share of what is left when the columns before it were sized, within limits in points (S24.1).
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into its share when each is `minimum` points wide, which then fill it, up to
        /// `maximum` (S24.2).
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// Points behind it; nil for 8. The last column's counts only between its own columns, if it is adaptive.
    public var spacing: CGFloat?
    /// Where a cell lies in the column; nil for the middle.
    public var alignment: Alignment?

    /// - Parameters:
    ///   - size: how wide the column is.
    ///   - spacing: points behind it; nil for 8.
    ///   - alignment: where a cell lies in it; nil for the middle.
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
    /// A section's header stays at the beginning of what is seen while the section passes.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// A section's footer stays at the end of what is seen while the section passes.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// One column of a lazy grid, or one row of a horizontal one.
struct GridColumn {
    /// From the first one's beginning, in points.
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment

    var end: CGFloat { start + length }

    /// More columns than this are a mistake that must not cost all memory.
    private static var columnLimit: CGFloat { 1_000 }
    private static var standardSpacing: CGFloat { 8 }

    /// S24.1, S24.2: the items take their share in order.
    static func columns(of items: [GridItem], in width: CGFloat?) -> [GridColumn] {
        let gaps = items.map { $0.spacing ?? standardSpacing }
        var fixed: CGFloat = 0
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { fixed += length } else { flexible += 1 }
        }
        var rest = (width ?? 0) - fixed - gaps.dropLast().reduce(0, +)
        var result: [GridColumn] = []
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
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
                let room = width == nil ? minimum : max(share, 0)
                let fitting = minimum + gap > 0 ? ((room + gap) / (minimum + gap)).rounded(.down) : 1
                let count = fitting >= 1 ? Int(min(fitting, columnLimit)) : 1
                let length = max(0, min(maximum, (room - CGFloat(count - 1) * gap) / CGFloat(count)))
                widths = Array(repeating: length, count: count)
                rest -= room
                flexible -= 1
            }
            for (position, length) in widths.enumerated() {
                result.append(GridColumn(start: x, length: length, alignment: aligned))
                x += length + (position < widths.count - 1 || index < items.count - 1 ? gap : 0)
            }
        }
        return result
    }
}
