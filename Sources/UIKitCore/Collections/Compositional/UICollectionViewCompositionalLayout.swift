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
    private(set) var sections: [PlacedSection] = []
    private var extent: CGFloat = 0
    private var wanted = WantedSizes()

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

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// Size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize(extent, isVertical: isVertical) }

    /// Computes the places of all items.
    open override func prepare() {
        super.prepare()
        sections = []
        extent = 0
        guard let collectionView else { return }
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { extent += configuration.interSectionSpacing }
            guard let section = provider(index, environment) else {
                sections.append(PlacedSection())
                continue
            }
            let placing = SectionPlacing(
                index: index, count: collectionView.numberOfItems(inSection: index),
                room: collectionView.roomForContent, isVertical: isVertical, wanted: wanted)
            let placed = placing.place(section, from: extent)
            sections.append(placed)
            extent = isVertical ? placed.area.maxY : placed.area.maxX
        }
    }

    /// Room and looks of the collection.
    var environment: LayoutEnvironment {
        LayoutEnvironment(
            size: collectionView?.roomForContent ?? .zero,
            traits: collectionView?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light))
    }

    // MARK: Places

    /// Places of the cells, and of the views beside and behind them, in `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() where section.area.overlaps(rect) {
            found += views(of: section, index, in: rect)
        }
        return found
    }

    /// Place of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed(at: indexPath).map { attributes($0, in: indexPath.section) }
    }

    /// Place of a view above or below a section, or beside an item.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        if let edge = sections[indexPath.section].edges.first(where: { $0.item.elementKind == elementKind }) {
            return attributes(edge.item, edge.frame, in: indexPath.section)
        }
        guard let placed = placed(at: indexPath),
            let item = placed.beside.first(where: { $0.elementKind == elementKind })
        else { return nil }
        return attributes(item, beside: placed, in: indexPath.section)
    }

    /// Place of a view behind a section.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let ground = sections[indexPath.section].grounds.first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        return attributes(ground.item, ground.frame, in: indexPath.section)
    }

    private func placed(at path: IndexPath) -> GroupArrangement.Placed? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    override func scrollArea(of section: Int) -> SectionScrollArea? {
        sections.indices.contains(section) ? sections[section].scrollArea : nil
    }

    override func isBesideItems(_ kind: String) -> Bool {
        sections.contains { $0.items.contains { $0.beside.contains { $0.elementKind == kind } } }
    }

    override func changeVisible(_ attributes: [UICollectionViewLayoutAttributes]) {
        for (index, section) in sections.enumerated() {
            guard let handler = section.handler, let collectionView else { continue }
            let own = attributes.filter { $0.indexPath.section == index }
            guard !own.isEmpty else { continue }
            handler(own, collectionView.scrollers[index]?.contentOffset ?? collectionView.contentOffset, environment)
        }
    }

    // MARK: Sizes by contents

    override func accept(_ size: CGSize, for part: CollectionPart) -> Bool { wanted.accept(size, for: part) }
    override func forgetSizes(_ isMeant: (CollectionPart) -> Bool = { _ in true }) { wanted.forget(isMeant) }
    override func moveSizes(_ destination: (IndexPath) -> IndexPath?) { wanted.move(destination) }
}
