public import Foundation

/// Room of a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
    /// Size of the room, in points.
    var contentSize: CGSize { get }
    /// Size of the room without its insets, in points.
    var effectiveContentSize: CGSize { get }
}

/// Room and looks in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// Traits of the collection.
    var traitCollection: UITraitCollection { get }
}

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
