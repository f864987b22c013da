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
    /// 3D transform of the view about its middle.
    open var transform3D = CATransform3D()
    /// Affine part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3D(newValue) }
    }
    /// Kind of a view that is no cell; nil for a cell.
    public let representedElementKind: String?
    /// Category of the view.
    public let representedElementCategory: UICollectionView.ElementCategory
    /// Directions in which the content decides about the size.
    var openAxes: OpenAxes = []

    /// Section that scrolls by itself and contains the view; nil for a view that scrolls with the collection alone.
    var scroller: Int?

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, kind: nil, .cell) }
    /// Attributes of a view beside the cells of a section.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, kind: elementKind, .supplementaryView)
    }
    /// Attributes of a view behind cells, of a class that is registered with the layout.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(indexPath, kind: decorationViewKind, .decorationView)
    }

    init(_ indexPath: IndexPath, kind: String?, _ category: UICollectionView.ElementCategory) {
        self.indexPath = indexPath
        representedElementKind = kind
        representedElementCategory = category
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
        let copy = UICollectionViewLayoutAttributes(
            indexPath, kind: representedElementKind, representedElementCategory)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform3D = transform3D
        copy.scroller = scroller
        copy.openAxes = openAxes
        return copy
    }

    /// Name of the view among those of its collection.
    var name: CollectionPart {
        CollectionPart(
            kind: representedElementKind, path: indexPath, isDecoration: representedElementCategory == .decorationView)
    }
}

/// View of a collection: a cell, or a view of a kind beside the cells of a section.
struct CollectionPart: Hashable, Comparable {
    var kind: String?
    var path: IndexPath
    /// True for a view behind cells, which the layout makes.
    var isDecoration = false

    /// True if `a` is read ahead of `b`: decorations are behind everything else, views above sections are ahead of their cells, others behind them.
    static func < (a: CollectionPart, b: CollectionPart) -> Bool {
        if a.isDecoration != b.isDecoration { return a.isDecoration }
        return (a.path.section, a.rank, a.path.item) < (b.path.section, b.rank, b.path.item)
    }

    private var rank: Int { kind == nil ? 1 : kind == UICollectionView.elementKindSectionHeader ? 0 : 2 }
}

extension CGRect {
    /// True if both have a common area; rectangles that touch have none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
