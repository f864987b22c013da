public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Column of a vertical grid or row of a horizontal one, or as many as fit (S24.1).
public struct GridItem: Sendable {
    /// Width of a column, or height of a row in a horizontal grid.
    public enum Size: Sendable {
        /// A fixed length in points.
        case fixed(CGFloat)
        /// An equal share of the length left over by the items before it and by fixed ones, within limits in points
        /// (S24.1).
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into an equal share when each is `minimum` points wide. They fill that share, each up
        /// to `maximum` points wide (S24.2).
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// Width of the column.
    public var size: Size
    /// Gap after the column, in points; nil for 8. That of the last item counts only between its own columns, if it is
    /// adaptive.
    public var spacing: CGFloat?
    /// Alignment of cells in the column; nil is centred.
    public var alignment: Alignment?

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - size: width of the column.
    ///   - spacing: gap after the column, in points; nil for 8.
    ///   - alignment: alignment of cells in the column; nil is centred.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Parts of sections that stay at the edge of the visible region while they would scroll out of it.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// Bit mask of the options.
    public let rawValue: UInt32
    /// Makes a set of options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start of the visible region while their section passes.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers stay at the end of the visible region while their section passes.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Column of a lazy grid, or row of a horizontal one, with its place.
struct GridColumn {
    /// Distance from the beginning of the first column, in points.
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment

    var end: CGFloat { start + length }

    /// Greatest number of columns of one item: guards memory against a tiny `minimum`.
    private static var columnLimit: CGFloat { 1_000 }
    private static var standardSpacing: CGFloat { 8 }

    /// Computes the columns of `items` in `width` points; nil gives each item its least width. Items take their shares
    /// in order (S24.1, S24.2).
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
