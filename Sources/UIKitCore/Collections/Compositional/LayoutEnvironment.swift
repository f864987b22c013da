import Foundation

/// Room and looks of a collection.
struct LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(size: CGSize, traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
}
