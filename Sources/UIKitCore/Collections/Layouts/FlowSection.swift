import Foundation

/// Lines of items along one axis, whose next line follows when one is full.
///
/// - Units: points. The main axis is that of the scrolling, the cross axis that of the lines.
struct FlowSection {
    /// Item, or its frame, by axes.
    struct Span: Equatable {
        var main: CGFloat
        var cross: CGFloat
    }

    /// Room of lines on the cross axis.
    var room: CGFloat
    /// Least distance of items in a line.
    var itemSpacing: CGFloat
    /// Distance of lines.
    var lineSpacing: CGFloat

    /// Origins of items of these sizes, and the extent of all lines on the main axis.
    ///
    /// Lines are spread over the room: the free part of it is between the items. In the last line items are as far from each
    /// other as in the line before if all have one width, else by the least distance; a single item is in the middle of a line
    /// that is not the last.
    ///
    /// - Parameter sizes: sizes of the items.
    /// - Returns: origin of each item, and the extent.
    func arrange(_ sizes: [Span]) -> (origins: [Span], extent: CGFloat) {
        var origins: [Span] = []
        origins.reserveCapacity(sizes.count)
        var start = 0
        var main: CGFloat = 0
        var gapBefore = itemSpacing
        let isGrid = sizes.allSatisfy { $0.cross == sizes[0].cross }
        while start < sizes.count {
            var end = start + 1
            var used = sizes[start].cross
            // Sums of fractions may exceed the room by a rounding.
            while end < sizes.count, used + itemSpacing + sizes[end].cross <= room + 0.001 {
                used += itemSpacing + sizes[end].cross
                end += 1
            }
            let count = end - start
            let free = max(room - used, 0)
            let isLast = end == sizes.count
            var gap = itemSpacing
            var cross: CGFloat = 0
            if isLast {
                if isGrid { gap = gapBefore }
            } else if count > 1 {
                gap += free / CGFloat(count - 1)
            } else {
                cross = free / 2
            }
            gapBefore = gap
            let thickness = sizes[start..<end].map(\.main).max() ?? 0
            for index in start..<end {
                origins.append(Span(main: main + (thickness - sizes[index].main) / 2, cross: cross))
                cross += sizes[index].cross + gap
            }
            main += thickness + (isLast ? 0 : lineSpacing)
            start = end
        }
        return (origins, main)
    }
}
