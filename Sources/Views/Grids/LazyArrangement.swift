import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Arrangement of a lazy container's elements in lines: rows of a vertical container, columns of a horizontal one.
struct LazyArrangement {
    /// Axis along which lines follow one another.
    var axis: Axis
    /// Columns of a grid; nil for a stack, whose elements span the container.
    var items: [GridItem]?
    /// Alignment across the axis: of a stack's elements, or of a grid's columns as a whole.
    var guide: Alignment
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews

    /// Gap between lines, in points.
    var gap: CGFloat { spacing ?? 8 }

    /// Places in a line, for a container that is `length` points long across the axis.
    func columns(across length: CGFloat?) -> [GridColumn] {
        guard let items else { return [GridColumn(start: 0, length: length ?? 0, alignment: guide)] }
        return GridColumn.columns(of: items, in: length)
    }

    func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    func across(_ proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }

    func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    /// Proposal for an element whose place is `length` points long across the axis.
    func proposal(across length: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    /// Guide of `alignment` across the axis.
    func key(_ alignment: Alignment) -> AlignmentKey {
        axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    }

    /// Guide of `alignment` along the axis.
    func lineKey(_ alignment: Alignment) -> AlignmentKey {
        axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    }
}

// Programs make their columns anew in each body: comparing them avoids a layout for equal ones.
extension LazyArrangement: Equatable {
    static func == (a: LazyArrangement, b: LazyArrangement) -> Bool {
        a.axis == b.axis && a.guide == b.guide && a.spacing == b.spacing && a.pinned == b.pinned
            && areSame(a.items, b.items)
    }

    private static func areSame(_ a: [GridItem]?, _ b: [GridItem]?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.elementsEqual(b) { $0.isSame(as: $1) }
    }
}

extension GridItem {
    fileprivate func isSame(as other: GridItem) -> Bool {
        guard spacing == other.spacing, alignment == other.alignment else { return false }
        switch (size, other.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
        case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
        default: return false
        }
    }
}

/// One line of a lazy container, with its place along the axis in points.
@MainActor struct LazyLine {
    var slots: [LazySlot] = []
    /// Header or footer of a section that has this line to itself.
    var part: SectionPart?
    var start: CGFloat = 0
    /// Length of the longest element made; nil if none is.
    var length: CGFloat?
    var isMade = true

    func end(_ estimate: CGFloat) -> CGFloat { start + (length ?? estimate) }
}
