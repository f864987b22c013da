public import Foundation

/// Cell of a collection: views of the program in ``contentView``.
open class UICollectionViewCell: UICollectionReusableView {
    /// View of the content.
    public let contentView = UIView()
    /// View behind the content.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue, to: backgroundView) } }
    /// View behind the content, over ``backgroundView``, of a cell that is chosen or pressed.
    open var selectedBackgroundView: UIView? {
        didSet { backgroundChanged(from: oldValue, to: selectedBackgroundView) }
    }
    /// True if the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// True while the cell is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
    /// Content by a description, in place of views of the program; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }

    private var configured: (any UIView & UIContentView)?

    /// A cell in the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                guard let self else { return }
                collectionView?.pressed(self)
            })
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Called before the cell shows another item.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The description of a list's content that the cell begins with.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Places the views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        backgroundView?.frame = contentView.frame
        selectedBackgroundView?.frame = contentView.frame
        configured?.frame = contentView.bounds
    }

    private func backgroundChanged(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === backgroundView ? 0 : backgroundView == nil ? 0 : 1) }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    private func configurationChanged() {
        if let contentConfiguration, let configured, configured.takes(contentConfiguration) {
            configured.configuration = contentConfiguration
        } else {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contentView.addSubview(configured) }
        }
        setNeedsLayout()
        fittingSizeMayHaveChanged()
    }

    override var viewWithContent: UIView { configured ?? contentView }
}
