public import Foundation

/// Scrolling of a section across the direction in which sections follow each other.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// It goes on by the width of the collection.
    case paging
    /// It goes on by one group.
    case groupPaging
    /// It goes on by one group, which comes to rest in the middle.
    case groupPagingCentered
}

/// Section of a compositional layout: its group, repeated until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection {
    let group: NSCollectionLayoutGroup
    /// Margins around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distance of the groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Scrolling of the section by itself, sideways in a layout whose sections lie below each other; the only direction so far.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called with what is in view of the section whenever that has moved; it may change places, opacities and transforms.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views above and below the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// A section of a repeated group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A section of rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section }
}
