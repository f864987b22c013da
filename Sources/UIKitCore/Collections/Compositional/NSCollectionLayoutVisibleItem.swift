public import Foundation
public import Geometry

/// View of a section that is in view, whose place and looks a program may change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// Opacity, 0 to 1.
    var alpha: CGFloat { get set }
    /// Order of drawing: views with higher numbers are before others.
    var zIndex: Int { get set }
    /// True for a view that is not shown.
    var isHidden: Bool { get set }
    /// Middle of the view, in points.
    var center: CGPoint { get set }
    /// Transform about the middle.
    var transform: CGAffineTransform { get set }
    /// 3D transform about the middle.
    var transform3D: CATransform3D { get set }
    /// Item of the view.
    var indexPath: IndexPath { get }
    /// Frame in the content, without the offset to which the section has scrolled by itself.
    var frame: CGRect { get }
    /// Size of the view, at the origin.
    var bounds: CGRect { get }
    /// Category of the view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Kind of a view that is no cell.
    var representedElementKind: String? { get }
}

/// Is told of the views of a section in view, the offset to which it has scrolled, and its room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// Size of the view, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
