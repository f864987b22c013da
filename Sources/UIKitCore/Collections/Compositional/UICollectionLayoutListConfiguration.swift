import Foundation

/// Section of rows in a compositional layout, as high as their contents.
public struct UICollectionLayoutListConfiguration {
    /// Looks of the section.
    public enum Appearance: Int, Sendable {
        /// From edge to edge; on a grey ground; with margins; of a side bar.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// View above a section.
    public enum HeaderMode: Int, Sendable {
        /// None.
        case none
        /// A view of the kind `elementKindSectionHeader`.
        case supplementary
    }

    /// View below a section.
    public enum FooterMode: Int, Sendable {
        /// None.
        case none
        /// A view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Looks of the section.
    public let appearance: Appearance
    /// View above the section.
    public var headerMode = HeaderMode.none
    /// View below the section.
    public var footerMode = FooterMode.none

    /// A section of these looks.
    public init(appearance: Appearance) { self.appearance = appearance }

    @MainActor var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if appearance == .insetGrouped || appearance == .sidebar {
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        }
        if headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}
