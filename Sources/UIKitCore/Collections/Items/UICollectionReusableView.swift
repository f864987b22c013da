public import Foundation

/// View that a collection uses again: a cell, or a view beside the cells of a section.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Name under which the collection finds views of this kind again.
    public internal(set) var reuseIdentifier: String?

    /// A view in the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Called before the view shows something else.
    open func prepareForReuse() {}

    /// Called before the view takes its place.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Place that the view wants, where the layout leaves its size open.
    ///
    /// - Parameter layoutAttributes: place by the layout.
    /// - Returns: place with the size that the constraints in the view give it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let result = layoutAttributes.copied()
        let open = layoutAttributes.openAxes
        if open != [] { result.size = fittingSize(in: layoutAttributes.size, open: open) }
        return result
    }

    /// Size by the content; the directions that are not open keep theirs.
    func fittingSize(in size: CGSize, open: OpenAxes) -> CGSize {
        let content = viewWithContent
        var fitting: CGSize
        if content.hasConstraintsInside {
            fitting = content.systemLayoutSizeFitting(
                CGSize(width: open.contains(.width) ? 0 : size.width, height: open.contains(.height) ? 0 : size.height),
                withHorizontalFittingPriority: open.contains(.width) ? .fittingSizeLevel : .required,
                verticalFittingPriority: open.contains(.height) ? .fittingSizeLevel : .required)
        } else {
            fitting = content.sizeThatFits(
                CGSize(
                    width: open.contains(.width) ? .greatestFiniteMagnitude : size.width,
                    height: open.contains(.height) ? .greatestFiniteMagnitude : size.height))
        }
        if !open.contains(.width) || !(fitting.width > 0) { fitting.width = size.width }
        if !open.contains(.height) || !(fitting.height > 0) { fitting.height = size.height }
        return fitting
    }

    /// View whose content decides about the size.
    var viewWithContent: UIView { self }

    weak var collectionView: UICollectionView?
    /// True while the layout hides the view.
    var isHiddenByLayout = false

    /// Constraints in the view are solved for it alone.
    override var isConstraintRoot: Bool { true }
    override var reportsContradictions: Bool { false }
    override func fittingSizeMayHaveChanged() { collectionView?.contentChanged() }
}

/// Directions in which the content of a view decides about its size.
struct OpenAxes: OptionSet, Hashable {
    let rawValue: Int
    static let width = OpenAxes(rawValue: 1)
    static let height = OpenAxes(rawValue: 2)
}
