import Foundation

/// Section of a compositional layout in its place.
struct PlacedSection {
    var area = CGRect.zero
    var items: [GroupArrangement.Placed] = []
    var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    var grounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
    /// Area in which the items scroll by themselves; nil if they do not. Their places are those before they have scrolled.
    var scrollArea: SectionScrollArea?
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Computes the place of one section of a compositional layout, and of what is in it.
@MainActor struct SectionPlacing {
    let index: Int
    /// Number of items.
    let count: Int
    /// Size of the collection without its insets, in points.
    let room: CGSize
    /// True if sections follow each other downwards.
    let isVertical: Bool
    /// Sizes that contents want.
    let wanted: WantedSizes

    /// Places a section that begins at `start`, in points of the content.
    func place(_ section: NSCollectionLayoutSection, from start: CGFloat) -> PlacedSection {
        let insets = section.contentInsets
        var result = PlacedSection()
        var end = start
        result.handler = section.visibleItemsInvalidationHandler
        let container = CGSize(
            width: max(room.width - insets.leading - insets.trailing, 0),
            height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
        func addEdge(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
            var size = item.layoutSize.size(in: CGSize(width: container.width, height: room.height))
            let part = CollectionPart(kind: item.elementKind, path: IndexPath(item: 0, section: index))
            if let wanted = wanted[part], item.layoutSize.heightDimension.isEstimated { size.height = wanted.height }
            result.edges.append((item, CGRect(origin: CGPoint(x: insets.leading, y: end), size: size)))
            end += size.height
        }
        // Views above and below need the direction in which sections follow each other.
        let edges = isVertical ? section.boundarySupplementaryItems : []
        for item in edges where item.alignment.isAbove { addEdge(item) }
        let begin = end + (isVertical ? insets.top : insets.leading)
        let length: CGFloat
        if isVertical, section.orthogonalScrollingBehavior != .none {
            length = placeAcross(section, in: container, from: begin, &result)
        } else {
            var groups = arrangement
            length = groups.arrange(section, in: container, isVertical: isVertical)
            result.items = groups.placed.moved(
                by: isVertical ? CGPoint(x: insets.leading, y: begin) : CGPoint(x: begin, y: insets.top))
        }
        end = begin + length + (isVertical ? insets.bottom : insets.trailing)
        for item in edges where !item.alignment.isAbove { addEdge(item) }
        result.area =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: room.height)
        result.grounds = section.decorationItems.map { item in
            let insets = item.contentInsets
            let area = result.area
            return (
                item,
                CGRect(
                    x: area.minX + insets.leading, y: area.minY + insets.top,
                    width: max(area.width - insets.leading - insets.trailing, 0),
                    height: max(area.height - insets.top - insets.bottom, 0))
            )
        }
        return result
    }

    private var arrangement: GroupArrangement {
        GroupArrangement(count: count) { [wanted, index] item in
            wanted[CollectionPart(kind: nil, path: IndexPath(item: item, section: index))]
        }
    }

    /// Places groups side by side, which scroll by themselves in an area that is as wide as the collection. Returns its height.
    private func placeAcross(
        _ section: NSCollectionLayoutSection, in container: CGSize, from begin: CGFloat, _ result: inout PlacedSection
    ) -> CGFloat {
        var groups = arrangement
        let length = groups.arrange(section, in: container, isVertical: false)
        let height = groups.groups.map(\.height).max() ?? 0
        var (before, after) = (section.contentInsets.leading, section.contentInsets.trailing)
        let isCentred = section.orthogonalScrollingBehavior == .groupPagingCentered
        if isCentred, let first = groups.groups.first, let last = groups.groups.last {
            // The first and the last one come to rest in the middle, too.
            before = max(before, (room.width - first.width) / 2)
            after = max(after, (room.width - last.width) / 2)
        }
        result.items = groups.placed.moved(by: CGPoint(x: before, y: begin))
        result.scrollArea = SectionScrollArea(
            frame: CGRect(x: 0, y: begin, width: room.width, height: height), length: before + length + after,
            groups: groups.groups.map { $0.offsetBy(dx: before, dy: 0) }, margin: isCentred ? nil : before,
            behavior: section.orthogonalScrollingBehavior)
        return height
    }
}

extension [GroupArrangement.Placed] {
    fileprivate func moved(by distance: CGPoint) -> Self {
        map { placed in
            var placed = placed
            placed.frame = placed.frame.offsetBy(dx: distance.x, dy: distance.y)
            return placed
        }
    }
}

extension NSRectAlignment {
    /// True for the upper edge and its corners.
    var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }
}
