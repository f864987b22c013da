import Foundation

/// Part of a compositional layout that one cell fills.
@preconcurrency @MainActor open class NSCollectionLayoutItem {
    /// Size of the part.
    public let layoutSize: NSCollectionLayoutSize
    /// Margins between the part and its cell, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Views beside the cell, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// A part of this size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    /// A part of this size, with views beside its cell.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// Parts of a compositional layout side by side or below each other. A section repeats it until all items have a place.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Axis { case horizontal, vertical }

    let axis: Axis
    /// The parts, which repeat in this order.
    public let subitems: [NSCollectionLayoutItem]
    /// Number of parts; nil for as many as there is room for.
    let count: Int?
    /// True if the parts share the room evenly.
    let isShared: Bool
    /// Distance of the parts; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?, isShared: Bool
    ) {
        self.axis = axis
        self.subitems = subitems
        self.count = count
        self.isShared = isShared
        super.init(layoutSize: size)
    }

    /// Parts side by side, repeated while there is room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil, isShared: false)
    }

    /// As many equal parts side by side as `count`, which share the width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isShared: true)
    }

    /// As many equal parts side by side as `count`.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isShared: false)
    }

    /// Parts below each other, repeated while there is room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil, isShared: false)
    }

    /// As many equal parts below each other as `count`, which share the height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isShared: true)
    }

    /// As many equal parts below each other as `count`.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isShared: false)
    }
}
