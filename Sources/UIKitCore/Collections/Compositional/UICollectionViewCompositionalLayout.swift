public import Foundation

/// Behaviour of a whole compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration {
    /// Direction in which sections follow each other; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Distance of sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// The usual behaviour.
    public init() {}
}

/// Layout of sections that repeat groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Gives the section of a number; nil for one without places.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    /// Behaviour of the whole.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var sections: [PlacedSection] = []
    private var extent: CGFloat = 0
    private var wanted = WantedSizes()

    private struct PlacedSection {
        var area = CGRect.zero
        var items: [GroupArrangement.Placed] = []
        var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    }

    /// A layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// A layout whose sections `sectionProvider` gives.
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections `sectionProvider` gives.
    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: layouts cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// A layout of rows.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, _ in configuration.section }
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// Size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize(extent, isVertical: isVertical) }

    /// Computes the places of all items.
    open override func prepare() {
        super.prepare()
        sections = []
        extent = 0
        guard let collectionView else { return }
        let environment = LayoutEnvironment(size: collectionView.roomForContent, traits: collectionView.traitCollection)
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { extent += configuration.interSectionSpacing }
            let section = provider(index, environment)
            sections.append(section.map { place($0, index, in: collectionView) } ?? PlacedSection())
        }
    }

    private func place(_ section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView) -> PlacedSection {
        let room = view.roomForContent
        let insets = section.contentInsets
        let start = extent
        var result = PlacedSection()
        let container = CGSize(
            width: max(room.width - insets.leading - insets.trailing, 0),
            height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
        func addEdge(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
            var size = item.layoutSize.size(in: CGSize(width: container.width, height: room.height))
            let part = CollectionPart(kind: item.elementKind, path: IndexPath(item: 0, section: index))
            if let wanted = wanted[part], item.layoutSize.heightDimension.isEstimated { size.height = wanted.height }
            result.edges.append((item, CGRect(origin: CGPoint(x: insets.leading, y: extent), size: size)))
            extent += size.height
        }
        // Views above and below need the direction in which sections follow each other.
        let edges = isVertical ? section.boundarySupplementaryItems : []
        for item in edges where item.alignment.isAbove { addEdge(item) }
        var groups = GroupArrangement(count: view.numberOfItems(inSection: index)) { [wanted] item in
            wanted[CollectionPart(kind: nil, path: IndexPath(item: item, section: index))]
        }
        let length = groups.arrange(section, in: container, isVertical: isVertical)
        let begin = extent + (isVertical ? insets.top : insets.leading)
        result.items = groups.placed.map { placed in
            var placed = placed
            placed.frame.origin.x += isVertical ? insets.leading : begin
            placed.frame.origin.y += isVertical ? begin : insets.top
            return placed
        }
        extent = begin + length + (isVertical ? insets.bottom : insets.trailing)
        for item in edges where !item.alignment.isAbove { addEdge(item) }
        result.area =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: extent - start)
            : CGRect(x: start, y: 0, width: extent - start, height: room.height)
        return result
    }

    // MARK: Places

    /// Places of the cells, and of the views beside them, in `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.area.overlaps(rect) {
            for (item, _) in section.edges {
                let path = IndexPath(item: 0, section: index)
                if let view = layoutAttributesForSupplementaryView(ofKind: item.elementKind, at: path),
                    view.frame.overlaps(rect)
                {
                    found.append(view)
                }
            }
            for placed in section.items where placed.frame.overlaps(rect) {
                found.append(attributes(placed, in: index))
            }
        }
        return found
    }

    private func attributes(_ placed: GroupArrangement.Placed, in section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: placed.item, section: section))
        attributes.frame = placed.frame
        attributes.openAxes = placed.open
        return attributes
    }

    /// Place of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return attributes(sections[indexPath.section].items[indexPath.item], in: indexPath.section)
    }

    /// Place of a view above or below a section.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let (item, frame) = sections[indexPath.section].edges.first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        attributes.openAxes = item.layoutSize.open.intersection(.height)
        if item.pinToVisibleBounds, item.alignment.isAbove, let collectionView {
            let last = sections[indexPath.section].area.maxY - frame.height
            let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
            attributes.frame.origin.y = max(min(top, last), frame.minY)
            attributes.zIndex = 1
        }
        return attributes
    }

    // MARK: Sizes by contents

    override func accept(_ size: CGSize, for part: CollectionPart) -> Bool { wanted.accept(size, for: part) }
    override func forgetSizes(_ isMeant: (CollectionPart) -> Bool = { _ in true }) { wanted.forget(isMeant) }
    override func moveSizes(_ destination: (IndexPath) -> IndexPath?) { wanted.move(destination) }
}

extension NSRectAlignment {
    /// True for the upper edge and its corners.
    fileprivate var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }
}
