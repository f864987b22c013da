public import Foundation

/// Items that a layout places, in an area that scrolls. Cells are made for the items in view only, and used again.
open class UICollectionView: UIScrollView {
    /// Directions of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down; left and right.
        case vertical, horizontal
    }

    /// Categories of views.
    public enum ElementCategory: UInt, Sendable {
        /// Views of items; views beside them; views behind them.
        case cell, supplementaryView, decorationView
    }

    /// Places of an item that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// Bits of the places.
        public let rawValue: UInt
        /// Places of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Kind of the views above sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Kind of the views below sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Object that has the items. It is not kept.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Object that is told of the use of the collection. It is not kept.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            collectionViewLayout.invalidateLayout()
        }
    }
    /// Places of the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }
    /// View behind the cells, as large as the collection; nil for none.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// True if items can be chosen.
    open var allowsSelection = true
    /// True if several items can be chosen.
    open var allowsMultipleSelection = false

    let reuse = ReusePool<UICollectionReusableView> { type, _ in CellMaking.make(type) }
    /// Views in view by what they show.
    var shown: [CollectionPart: UICollectionReusableView] = [:]
    /// Scroll views of the sections that scroll by themselves.
    var scrollers: [Int: SectionScroller] = [:]
    var selection: [IndexPath] = []
    /// Numbers of items of the sections.
    var counts: [Int] = []
    /// Changes of a batch that is being collected; nil outside of one.
    var batch: ItemChanges?
    private var isReloadDue = true
    private var isPlacing = false
    private var hasContentChanged = false
    private var placedSize = CGSize.zero
    private var placedBounds = CGRect.zero

    /// A collection in the given frame.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// True until the data source is asked for what there is: it will be asked for as it is then.
    var isAwaitingReload: Bool { isReloadDue }

    /// Size of the collection without its insets, in points.
    var roomForContent: CGSize {
        let insets = adjustedContentInset
        let size = layer.bounds.size
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    // MARK: Layout

    /// Asks for everything anew before the next frame.
    open func reloadData() {
        isReloadDue = true
        collectionViewLayout.forgetSizes()
        collectionViewLayout.invalidateLayout()
    }

    /// Changes the layout; `animated` moves the items to their new places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        guard animated, self.layer.backing != nil else {
            completion?(true)
            return
        }
        UIView.animate(withDuration: 0.3) {
            layoutIfNeeded()
        } completion: { _ in
            completion?(true)
        }
    }

    /// Places the views in view, makes those that come and takes away those that have gone.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isPlacing, layer.bounds.width > 0, layer.bounds.height > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        reloadIfDue()
        let size = roomForContent
        if size != placedSize { collectionViewLayout.isInvalid = true }
        if bounds != placedBounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.isInvalid = true
        }
        (placedSize, placedBounds) = (size, bounds)
        placeViews()
        if hasContentChanged {
            // Views that were placed may want other sizes.
            hasContentChanged = false
            placeViews()
        }
        backgroundView?.frame = bounds
    }

    /// The content of a view may want another size.
    func contentChanged() {
        if isPlacing { hasContentChanged = true } else { setNeedsLayout() }
    }

    /// A section has scrolled by itself: other cells of it are in view.
    func sectionScrolled() {
        guard !isPlacing else { return }
        needsLayout = true
        layoutIfNeeded()
    }

    /// Asks the data source for the numbers of items, if they are to be asked for anew.
    func reloadIfDue() {
        guard isReloadDue, let dataSource else { return }
        isReloadDue = false
        for (part, view) in shown { remove(view, part) }
        (shown, selection) = ([:], [])
        readCounts(from: dataSource)
        collectionViewLayout.isInvalid = true
    }

    func readCounts(from dataSource: any UICollectionViewDataSource) {
        counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func remove(_ view: UICollectionReusableView, _ part: CollectionPart) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { reuse.keep(view, part.kind, identifier) }
        guard let cell = view as? UICollectionViewCell else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: part.path)
    }
}
