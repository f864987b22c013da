import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// How a lazy container puts its elements in lines: rows of a vertical one, columns of a horizontal one.
struct LazyArrangement {
    /// Along which lines follow one another.
    var axis: Axis
    /// The columns of a grid; nil for a stack, whose elements have all of the width.
    var items: [GridItem]?
    /// Across: of the elements of a stack, or of a grid's block of columns.
    var guide: Alignment
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews

    /// Between lines, in points.
    var gap: CGFloat { spacing ?? 8 }

    /// The places in a line, for a container that is `length` long across.
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

    /// What an element is proposed that has `length` across.
    func proposal(across length: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    /// The guide across of `alignment`.
    func key(_ alignment: Alignment) -> AlignmentKey {
        axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    }

    /// The guide of `alignment` along the lines.
    func lineKey(_ alignment: Alignment) -> AlignmentKey {
        axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    }
}

// Programs write their columns anew in each body: equal ones are no change, and nothing is laid out for them.
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

/// One line of a lazy container.
@MainActor struct LazyLine {
    var slots: [LazySlot] = []
    /// A section's header or footer, which has the line to itself.
    var part: SectionPart?
    var start: CGFloat = 0
    /// Of what is made; nil if nothing is.
    var length: CGFloat?
    var isMade = true

    func end(_ estimate: CGFloat) -> CGFloat { start + (length ?? estimate) }
}
