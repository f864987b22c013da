import Foundation

// Attributes of what a section of a compositional layout has placed.
extension UICollectionViewCompositionalLayout {
    /// Places of what is in `rect` of a section: by its own offset for what scrolls by itself.
    func views(of section: PlacedSection, _ index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = section.grounds.filter { $0.frame.overlaps(rect) }.map { attributes($0.item, $0.frame, in: index) }
        found += section.edges.map { attributes($0.item, $0.frame, in: index) }.filter { $0.frame.overlaps(rect) }
        let own = ownRect(of: section, index) ?? rect
        for placed in section.items {
            if placed.frame.overlaps(own) { found.append(attributes(placed, in: index)) }
            for item in placed.beside {
                let view = attributes(item, beside: placed, in: index)
                if view.frame.overlaps(own) { found.append(view) }
            }
        }
        return found
    }

    /// Part in view of a section that scrolls by itself; nil for other sections.
    private func ownRect(of section: PlacedSection, _ index: Int) -> CGRect? {
        guard let area = section.scrollArea else { return nil }
        let offset = collectionView?.scrollers[index]?.contentOffset.x ?? 0
        // Parts that hang over the upper and lower edges of the area are seen too.
        return CGRect(
            x: offset, y: section.area.minY - area.frame.width, width: area.frame.width,
            height: section.area.height + 2 * area.frame.width)
    }

    func attributes(_ placed: GroupArrangement.Placed, in section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: placed.item, section: section))
        attributes.frame = placed.frame
        attributes.openAxes = placed.open
        attributes.scroller = sections[section].scrollArea == nil ? nil : section
        return attributes
    }

    /// Place of a view beside the cell `placed`.
    func attributes(
        _ item: NSCollectionLayoutSupplementaryItem, beside placed: GroupArrangement.Placed, in section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: placed.item, section: section))
        attributes.frame = item.frame(beside: placed.frame)
        attributes.zIndex = item.zIndex
        attributes.scroller = sections[section].scrollArea == nil ? nil : section
        return attributes
    }

    /// Place of a view above or below a section, which stays in sight if it is to.
    func attributes(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, in section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
        attributes.frame = frame
        attributes.openAxes = item.layoutSize.open.intersection(.height)
        if item.pinToVisibleBounds, item.alignment.isAbove, let collectionView {
            let last = sections[section].area.maxY - frame.height
            let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
            attributes.frame.origin.y = max(min(top, last), frame.minY)
            attributes.zIndex = 1
        }
        return attributes
    }

    /// Place of a view behind a section.
    func attributes(
        _ item: NSCollectionLayoutDecorationItem, _ frame: CGRect, in section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
        attributes.frame = frame
        attributes.zIndex = item.zIndex
        return attributes
    }
}
