public import Foundation

/// Place of a view at the edges of another.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
    /// Edges at which the view lies; in the middle along an axis without an edge.
    public let edges: NSDirectionalRectEdge
    /// Distance from there: points, or fractions of the view's own size.
    public let offset: CGPoint
    /// True if ``offset`` is in fractions of the view's size.
    public let isFractionalOffset: Bool
    /// True if ``offset`` is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// A place at these edges.
    public init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    /// A place at these edges, `absoluteOffset` points to the right and down.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    }

    /// A place at these edges, moved by fractions of the view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    }

    /// The point of `rect` that the edges name.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// Distance for a view of `size`, in points.
    func distance(_ size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// View beside the cell of a part of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Kind of the view.
    public let elementKind: String
    /// Place in the cell.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Point of the view that lies there; nil for that of the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Order of drawing; in front of cells by default.
    open var zIndex = 1

    /// A view of this kind, in the cell at the edges of `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// A view of this kind, whose place `itemAnchor` lies at the place `containerAnchor` of the cell.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Frame of the view beside a cell in the frame `cell`.
    func frame(beside cell: CGRect) -> CGRect {
        let size = layoutSize.size(in: cell.size)
        let own = CGRect(origin: .zero, size: size)
        let goal = containerAnchor.point(of: cell)
        let start = (itemAnchor ?? containerAnchor).point(of: own)
        let (there, here) = (containerAnchor.distance(size), itemAnchor?.distance(size) ?? .zero)
        return CGRect(
            origin: CGPoint(x: goal.x - start.x + there.x + here.x, y: goal.y - start.y + there.y + here.y), size: size)
    }
}

/// View above or below a section of a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Edge of the section at which the view lies: `top…` above it, others below.
    public let alignment: NSRectAlignment
    /// Keeps the view in sight while its section is.
    open var pinToVisibleBounds = false

    /// A view of this kind.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}

/// Edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none
    /// The edges and corners, clockwise from the upper edge.
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
