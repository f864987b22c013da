import Foundation

/// View behind a section of a compositional layout, of a class that is registered with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Kind of the view.
    public let elementKind: String
    /// Order of drawing among such views; all lie behind the cells unless it is above zero.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view of this kind behind all of its section, inside of the item's `contentInsets`.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
