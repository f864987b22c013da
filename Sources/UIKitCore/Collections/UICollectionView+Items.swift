public import Foundation

extension UICollectionView {
    // MARK: Views

    /// Has the collection make cells of `cellClass` for `identifier`; nil ends that.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass as? UICollectionViewCell.Type, nil, identifier)
    }

    /// Has the collection make views of `viewClass` for `identifier`, beside the cells of sections; nil ends that.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        reuse.register(viewClass as? UICollectionReusableView.Type, elementKind, identifier)
    }

    /// A cell that is not in use, or a new one of the registered class; without one a plain cell, and this is reported.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = view(nil, identifier) as? UICollectionViewCell { return cell }
        UIApplication.report("No class is registered for cells with the identifier “\(identifier)”.", of: self)
        return UICollectionViewCell(frame: .zero)
    }

    /// A view beside the cells of a section that is not in use, or a new one of the registered class; without one a plain view,
    /// and this is reported.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = view(elementKind, identifier) { return view }
        UIApplication.report("No class is registered for views with the identifier “\(identifier)”.", of: self)
        return UICollectionReusableView(frame: .zero)
    }

    func view(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
        if let view = reuse.unused(kind, identifier) {
            view.prepareForReuse()
            return view
        }
        let view = reuse.made(kind, identifier)
        view?.reuseIdentifier = identifier
        return view
    }

    // MARK: Items

    /// Number of sections.
    public var numberOfSections: Int {
        reloadIfDue()
        return counts.count
    }
    /// Number of items of a section.
    public func numberOfItems(inSection section: Int) -> Int {
        reloadIfDue()
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// The cell of an item; nil if it is not in view.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionPart(kind: nil, path: indexPath)] as? UICollectionViewCell
    }
    /// The view of a kind beside the cells of a section; nil if it is not in view.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shown[CollectionPart(kind: elementKind, path: indexPath)]
    }
    /// The item of a cell; nil if it is not in view.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key.path }
    /// Cells in view, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }
    /// Items in view, in their order.
    public var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }
    /// The item at a point of the content; nil if there is none in view.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.first { part, view in
            guard part.kind == nil else { return false }
            return view.superview === self
                ? view.frame.contains(point) : view.bounds.contains(view.convert(point, from: self))
        }?.key.path
    }
    /// Place of an item; nil if there is none.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Scrolls to an item; without a position, so far that it is seen.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        var frame = attributes.frame
        if let section = attributes.scroller, let scroller = scrollers[section] {
            scroll(scroller, to: frame, at: scrollPosition, animated)
            frame = scroller.frame.intersection(
                CGRect(x: scroller.frame.minX, y: frame.minY, width: 1, height: frame.height))
        }
        guard scrollPosition != [] else { return scrollRectToVisible(frame, animated: animated) }
        let insets = adjustedContentInset
        let room = roomForContent
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - insets.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - insets.top }
        if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - insets.left }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - insets.left }
        offset.x = max(min(offset.x, contentSize.width - room.width - insets.left), -insets.left)
        offset.y = max(min(offset.y, contentSize.height - room.height - insets.top), -insets.top)
        setContentOffset(offset, animated: animated)
    }

    /// Scrolls a section that scrolls by itself to an item in `frame`.
    private func scroll(
        _ scroller: SectionScroller, to frame: CGRect, at position: ScrollPosition, _ animated: Bool
    ) {
        let width = scroller.bounds.width
        var x = scroller.contentOffset.x
        if position.contains(.left) {
            x = frame.minX
        } else if position.contains(.centeredHorizontally) {
            x = frame.midX - width / 2
        } else if position.contains(.right) {
            x = frame.maxX - width
        } else {
            x = min(max(x, frame.maxX - width), frame.minX)
        }
        x = max(min(x, scroller.contentSize.width - width), 0)
        scroller.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    }

    // MARK: Selection

    /// The items that are chosen; nil if none is.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Chooses an item, without telling the delegate; nil ends all choices.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectItem(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: animated) } }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        setSelected(true, at: indexPath, animated)
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the choice of an item, without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        setSelected(false, at: indexPath, animated)
    }

    private func setSelected(_ value: Bool, at path: IndexPath, _ animated: Bool) {
        guard let cell = cellForItem(at: path) else { return }
        if animated { UIView.animate(withDuration: 0.25) { cell.isSelected = value } } else { cell.isSelected = value }
    }

    /// A cell was pressed.
    func pressed(_ cell: UICollectionViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        let old = allowsMultipleSelection ? [] : selection
        selectItem(at: path, animated: false, scrollPosition: [])
        for other in old where other != path { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
