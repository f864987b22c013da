public import Foundation

/// Part of a compositional layout that one cell fills.
@preconcurrency @MainActor open class NSCollectionLayoutItem {
    /// Size of the part.
    public let layoutSize: NSCollectionLayoutSize
    /// Margins between the part and its cell, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// A part of this size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
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

/// View above or below a section of a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Kind of the view.
    public let elementKind: String
    /// Edge of the section at which the view lies: `top…` above it, others below.
    public let alignment: NSRectAlignment
    /// Keeps the view in sight while its section is.
    open var pinToVisibleBounds = false

    /// A view of this kind.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}

/// Edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none
    /// The edges and corners, clockwise from the upper edge.
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Section of a compositional layout: its group, repeated until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection {
    let group: NSCollectionLayoutGroup
    /// Margins around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distance of the groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Views above and below the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// A section of a repeated group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A section of rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section }
}

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
