public import Foundation

/// Places of the cells of a collection. Programs make layouts of their own as subclasses.
@preconcurrency @MainActor open class UICollectionViewLayout {
    /// Collection that is laid out.
    public internal(set) weak var collectionView: UICollectionView?
    /// True until the layout has been prepared for what there is.
    var isInvalid = true

    /// A layout without places.
    public init() {}
    /// Returns nil: layouts cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Computes the places. Called before they are asked for, when items or the size of the collection have changed.
    open func prepare() {}

    /// Size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Places of what is at least partly in `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Place of a cell; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Place of a view beside the cells of a section; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Place of a view behind cells; nil if there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Has the collection make views of `viewClass` for decorations of a kind; nil ends that.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Classes of decorations by their kinds.
    private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

    /// True to prepare the layout anew for other bounds, of which a new size always has it prepared anew.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Place at which content comes to rest that people have let go of.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: place without the layout.
    ///   - velocity: velocity in points per millisecond.
    /// - Returns: the place.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Has the layout prepared anew before the next frame.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    // MARK: Implementation

    /// Area of the collection's content in which a section scrolls by itself; nil for one that does not.
    func scrollArea(of section: Int) -> SectionScrollArea? { nil }
    /// Lets the program change the places of what is in view.
    func changeVisible(_ attributes: [UICollectionViewLayoutAttributes]) {}
    /// True if views of this kind lie beside single items.
    func isBesideItems(_ kind: String) -> Bool { false }

    /// Takes the size that the content of a view wants. Returns false if that changes nothing.
    func accept(_ size: CGSize, for part: CollectionPart) -> Bool { false }

    /// Forgets sizes that contents wanted, of all views or of those that `isMeant` names.
    func forgetSizes(_ isMeant: (CollectionPart) -> Bool = { _ in true }) {}

    /// Gives sizes that contents wanted to the new paths of their items; nil for items that are gone.
    func moveSizes(_ destination: (IndexPath) -> IndexPath?) {}
}

extension UICollectionViewLayout {
    /// Size of content that is `extent` points long in the direction of scrolling, and as wide as the collection across it.
    func contentSize(_ extent: CGFloat, isVertical: Bool) -> CGSize {
        let size = collectionView?.roomForContent ?? .zero
        return isVertical ? CGSize(width: size.width, height: extent) : CGSize(width: extent, height: size.height)
    }
}
