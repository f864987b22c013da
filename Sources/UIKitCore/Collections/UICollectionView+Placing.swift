import Foundation
import Geometry

extension UICollectionView {
    /// Prepares the layout if that is due, and shows what is in view. Views whose contents decide about their sizes are measured,
    /// which moves what follows them.
    func placeViews() {
        var parts: [UICollectionViewLayoutAttributes] = []
        // Each round measures what the last one has brought into view.
        for _ in 0..<6 {
            prepareIfNeeded()
            parts = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
                !$0.isHidden && has($0)
            }
            removeAll(but: Set(parts.map(\.name)))
            var hasChanged = false
            for attributes in parts where measure(attributes) { hasChanged = true }
            guard hasChanged else { break }
            collectionViewLayout.isInvalid = true
        }
        removeAll(but: Set(parts.map(\.name)))
        for attributes in parts { place(attributes) }
        if parts.contains(where: { $0.zIndex != 0 }) {
            for attributes in parts.sorted(by: { $0.zIndex < $1.zIndex }) where attributes.zIndex != 0 {
                if let view = shown[attributes.name] { bringSubviewToFront(view) }
            }
        }
    }

    private func removeAll(but parts: Set<CollectionPart>) {
        for (part, view) in shown where !parts.contains(part) {
            shown[part] = nil
            remove(view, part)
        }
    }

    private func prepareIfNeeded() {
        guard collectionViewLayout.isInvalid else { return }
        collectionViewLayout.isInvalid = false
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// True if there is the item, or the section, that the layout places.
    private func has(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        guard path.count == 2, counts.indices.contains(path.section) else { return false }
        return attributes.representedElementKind != nil || (0..<counts[path.section]).contains(path.item)
    }

    /// Makes the view, and asks it for its size if the layout leaves that open. Returns true if the size is a new one.
    private func measure(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let view = shown[attributes.name] ?? make(attributes), attributes.openAxes != [] else { return false }
        let wanted = view.preferredLayoutAttributesFitting(attributes).size
        return collectionViewLayout.accept(wanted, for: attributes.name)
    }

    private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let path = attributes.indexPath
        let view =
            attributes.representedElementKind.map {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: path)
            } ?? dataSource.collectionView(self, cellForItemAt: path)
        view.collectionView = self
        view.inheritTraits(from: self)
        shown[attributes.name] = view
        UIView.performWithoutAnimation {
            if let cell = view as? UICollectionViewCell { cell.isSelected = selection.contains(path) }
            view.transform = .identity
            view.frame = attributes.frame
            view.alpha = attributes.alpha
        }
        insert(view, for: attributes.name)
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        return view
    }

    /// Inserts a view behind the one before it, in whose order they are read.
    private func insert(_ view: UICollectionReusableView, for part: CollectionPart) {
        let before = shown.filter { $0.key < part && $0.value.superview === self }.max { $0.key < $1.key }
        if let before {
            insertSubview(view, aboveSubview: before.value)
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    /// Brings the views into the order in which they are read.
    func sortViews() {
        let sorted = shown.sorted { $0.key < $1.key }.map(\.value)
        let own = Set(sorted.map(ObjectIdentifier.init))
        let present = subviews.filter { own.contains(ObjectIdentifier($0)) }
        guard !present.elementsEqual(sorted, by: { $0 === $1 }) else { return }
        for view in sorted { bringSubviewToFront(view) }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = shown[attributes.name] else { return }
        view.apply(attributes)
        view.bounds.size = attributes.frame.size
        view.center = attributes.center
        view.alpha = attributes.alpha
        view.transform = attributes.transform
        view.layoutIfNeeded()
    }
}
