public import Foundation

/// Layout of items in lines, section by section, with views above and below each.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// For ``estimatedItemSize``: the content decides about the sizes of cells.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// Direction in which lines follow each other; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// Size of items, in points; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Size for which items out of view count, in points; zero by default: items have ``itemSize``, not that of their content.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Distance of lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Least distance of items in a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Margins around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Size of views above sections, in points; across the scrolling they are as large as the collection. 0: there are none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Size of views below sections, as ``headerReferenceSize``.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Keeps the view above a section in sight while its items are.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var sections: [PlacedSection] = []
    private var extent: CGFloat = 0
    private var wanted = WantedSizes()

    /// Frames of one section.
    private struct PlacedSection {
        var area: CGRect
        var items: [CGRect]
        var header: CGRect
        var footer: CGRect
    }

    private var isVertical: Bool { scrollDirection == .vertical }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize(extent, isVertical: isVertical) }

    /// Computes the places of all items.
    open override func prepare() {
        super.prepare()
        sections = []
        extent = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections { place(section, in: collectionView) }
    }

    private func place(_ section: Int, in view: UICollectionView) {
        let delegate = flowDelegate
        let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lines =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let gaps =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let width = isVertical ? view.roomForContent.width : view.roomForContent.height
        let before = isVertical ? insets.top : insets.left
        let after = isVertical ? insets.bottom : insets.right
        let side = isVertical ? insets.left : insets.top
        let sides = side + (isVertical ? insets.right : insets.bottom)
        let start = extent
        let top = isVertical ? header.height : header.width
        let bottom = isVertical ? footer.height : footer.width
        let flow = FlowSection(room: max(width - sides, 0), itemSpacing: gaps, lineSpacing: lines)
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            let size = size(of: IndexPath(item: item, section: section), in: view)
            return isVertical
                ? FlowSection.Span(main: size.height, cross: size.width)
                : FlowSection.Span(main: size.width, cross: size.height)
        }
        let (origins, thickness) = flow.arrange(sizes)
        let first = start + top + before
        let items = zip(origins, sizes).map { origin, size in
            rect(main: first + origin.main, cross: side + origin.cross, length: size.main, breadth: size.cross)
        }
        extent = first + thickness + after + bottom
        sections.append(
            PlacedSection(
                area: rect(main: start, cross: 0, length: extent - start, breadth: width), items: items,
                header: rect(main: start, cross: 0, length: top, breadth: width),
                footer: rect(main: extent - bottom, cross: 0, length: bottom, breadth: width)))
    }

    private func rect(main: CGFloat, cross: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: breadth, height: length)
            : CGRect(x: main, y: cross, width: length, height: breadth)
    }

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        let size = flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero else { return size }
        if let wanted = wanted[CollectionPart(kind: nil, path: path)] { return wanted }
        return estimatedItemSize == Self.automaticSize ? size : estimatedItemSize
    }

    // MARK: Places

    /// Places of the cells, and of the views beside them, in `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.area.overlaps(rect) {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: index)
                if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path), view.frame.overlaps(rect) {
                    found.append(view)
                }
            }
            for (item, frame) in section.items.enumerated() where frame.overlaps(rect) {
                if let cell = layoutAttributesForItem(at: IndexPath(item: item, section: index)) { found.append(cell) }
            }
        }
        return found
    }

    /// Place of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        if estimatedItemSize != .zero { attributes.openAxes = [.width, .height] }
        return attributes
    }

    /// Place of the view above or below a section; nil if it has no size.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = isHeader ? section.header : section.footer
        guard (isVertical ? attributes.frame.height : attributes.frame.width) > 0 else { return nil }
        if isHeader, sectionHeadersPinToVisibleBounds, let collectionView {
            let visible = collectionView.bounds
            let insets = collectionView.adjustedContentInset
            let frame = attributes.frame
            if isVertical {
                let last = section.footer.minY - frame.height
                attributes.frame.origin.y = max(min(visible.minY + insets.top, last), frame.minY)
            } else {
                let last = section.footer.minX - frame.width
                attributes.frame.origin.x = max(min(visible.minX + insets.left, last), frame.minX)
            }
            attributes.zIndex = 1
        }
        return attributes
    }

    // MARK: Sizes by contents

    override func accept(_ size: CGSize, for part: CollectionPart) -> Bool { wanted.accept(size, for: part) }
    override func forgetSizes(_ isMeant: (CollectionPart) -> Bool = { _ in true }) { wanted.forget(isMeant) }
    override func moveSizes(_ destination: (IndexPath) -> IndexPath?) { wanted.move(destination) }
}
