public import Foundation

extension UICollectionView {
    /// Tells of items that the data source has got.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }

    /// Tells of items that the data source has no more.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }

    /// Asks for the cells of items anew.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }

    /// Asks for the cells of items anew, in place of which they are configured again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

    /// Tells of an item that is at another place.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }

    /// Tells of sections that the data source has got.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

    /// Tells of sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

    /// Asks for everything in sections anew.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Makes several changes in one motion: deletions by the numbers before them, insertions by those after.
    ///
    /// - Parameters:
    ///   - updates: calls methods that insert, delete, move and reload.
    ///   - completion: called with true after the motion.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if batch != nil {
            updates?()
            completion?(true)
            return
        }
        batch = ItemChanges()
        updates?()
        let changes = batch ?? ItemChanges()
        batch = nil
        apply(changes, completion)
    }

    private func change(_ edit: (inout ItemChanges) -> Void) {
        if var changes = batch {
            edit(&changes)
            batch = changes
        } else {
            var changes = ItemChanges()
            edit(&changes)
            apply(changes, nil)
        }
    }

    private func apply(_ changes: ItemChanges, _ completion: ((Bool) -> Void)?) {
        rearrange(
            animated: true,
            isReloaded: { changes.reloaded.contains($0) || changes.reloadedSections.contains($0.section) },
            destination: changes.destination, completion)
    }

    /// Asks the data source for the numbers of items, and moves cells to their items' new places.
    ///
    /// - Parameters:
    ///   - animated: true to move and fade cells.
    ///   - isReloaded: true for an item, by its old place, whose cell is asked for anew.
    ///   - destination: new place of the item at an old one; nil if it is gone.
    ///   - completion: called with true after the motion.
    func rearrange(
        animated: Bool, isReloaded: (IndexPath) -> Bool, destination: (IndexPath) -> IndexPath?,
        _ completion: ((Bool) -> Void)?
    ) {
        guard !isAwaitingReload, let dataSource else {
            reloadData()
            completion?(true)
            return
        }
        readCounts(from: dataSource)
        let old = shown
        shown = [:]
        var gone: [(CollectionPart, UICollectionReusableView)] = []
        for (part, view) in old {
            let isBeside = part.kind.map { !collectionViewLayout.isBesideItems($0) } ?? false
            let goal =
                isBeside
                ? destination(IndexPath(item: 0, section: part.path.section)) ?? part.path : destination(part.path)
            let path = isBeside ? goal.map { IndexPath(item: part.path.item, section: $0.section) } : goal
            if let path, isBeside || !isReloaded(part.path) {
                shown[CollectionPart(kind: part.kind, path: path, isDecoration: part.isDecoration)] = view
            } else {
                gone.append((part, view))
            }
        }
        sortViews()
        selection = selection.compactMap(destination)
        collectionViewLayout.moveSizes { isReloaded($0) ? nil : destination($0) }
        collectionViewLayout.invalidateLayout()
        let kept = Set(shown.values.map(ObjectIdentifier.init))
        guard animated, layer.backing != nil else {
            for (part, view) in gone { remove(view, part) }
            layoutIfNeeded()
            completion?(true)
            return
        }
        fade(gone)
        UIView.animate(withDuration: 0.3) {
            layoutIfNeeded()
        } completion: { _ in
            completion?(true)
        }
        for view in shown.values where !kept.contains(ObjectIdentifier(view)) {
            let alpha = view.alpha
            UIView.performWithoutAnimation { view.alpha = 0 }
            UIView.animate(withDuration: 0.3) { view.alpha = alpha }
        }
    }

    private func fade(_ views: [(CollectionPart, UICollectionReusableView)]) {
        guard !views.isEmpty else { return }
        UIView.animate(withDuration: 0.3) {
            for (_, view) in views { view.alpha = 0 }
        } completion: { [weak self] _ in
            for (part, view) in views { self?.remove(view, part) }
        }
    }
}
