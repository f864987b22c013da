public import Foundation
public import Geometry

/// Place and looks of one view of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes {
    /// Item, or section and number of a view beside its cells.
    open var indexPath: IndexPath
    /// Frame in the content, in points.
    open var frame = CGRect.zero
    /// Opacity of the view, 0 to 1.
    open var alpha: CGFloat = 1
    /// Order of drawing: views with higher numbers are before others.
    open var zIndex = 0
    /// True for a view that is not shown.
    open var isHidden = false
    /// Transform of the view about its middle.
    open var transform = CGAffineTransform.identity
    /// Kind of a view beside the cells of a section; nil for a cell.
    public let representedElementKind: String?
    /// Directions in which the content decides about the size.
    var openAxes: OpenAxes = []

    /// Category of the view.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, kind: nil) }
    /// Attributes of a view beside the cells of a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, kind: elementKind)
    }

    init(_ indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
    }

    /// Size of the frame, in points; setting it keeps the middle.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame = CGRect(
                x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// Middle of the frame, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A copy.
    func copied() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(indexPath, kind: representedElementKind)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        copy.openAxes = openAxes
        return copy
    }

    /// Name of the view among those of its collection.
    var name: CollectionPart { CollectionPart(kind: representedElementKind, path: indexPath) }
}

/// View of a collection: a cell, or a view of a kind beside the cells of a section.
struct CollectionPart: Hashable, Comparable {
    var kind: String?
    var path: IndexPath

    /// True if `a` is read ahead of `b`: views above sections are ahead of their cells, others behind them.
    static func < (a: CollectionPart, b: CollectionPart) -> Bool {
        (a.path.section, a.rank, a.path.item) < (b.path.section, b.rank, b.path.item)
    }

    private var rank: Int { kind == nil ? 1 : kind == UICollectionView.elementKindSectionHeader ? 0 : 2 }
}

extension CGRect {
    /// True if both have a common area; rectangles that touch have none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
