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
        collectionViewLayout.changeVisible(parts)
        for attributes in parts { place(attributes) }
        order(parts)
    }

    /// Brings views with a `zIndex` above zero to the front of their superviews, and those below zero behind the others.
    private func order(_ parts: [UICollectionViewLayoutAttributes]) {
        guard parts.contains(where: { $0.zIndex != 0 }) else { return }
        let sorted = parts.sorted { $0.zIndex < $1.zIndex }
        for attributes in sorted where attributes.zIndex > 0 {
            if let view = shown[attributes.name] { view.superview?.bringSubviewToFront(view) }
        }
        for attributes in sorted.reversed() where attributes.zIndex < 0 {
            if let view = shown[attributes.name] { view.superview?.sendSubviewToBack(view) }
        }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    /// Gives each section that scrolls by itself a scroll view in its area.
    private func placeScrollers() {
        for section in counts.indices {
            guard let area = collectionViewLayout.scrollArea(of: section) else {
                remove(scrollers.removeValue(forKey: section))
                continue
            }
            let scroller = scrollers[section] ?? makeScroller(section)
            scroller.area = area
        }
        for section in scrollers.keys where !counts.indices.contains(section) {
            remove(scrollers.removeValue(forKey: section))
        }
    }

    private func makeScroller(_ section: Int) -> SectionScroller {
        let scroller = SectionScroller(in: self)
        insert(scroller, as: Self.part(of: section), in: self)
        scrollers[section] = scroller
        return scroller
    }

    /// Takes a scroll view away. Its cells go to the collection, which places them.
    private func remove(_ scroller: SectionScroller?) {
        guard let scroller else { return }
        for view in scroller.subviews where view is UICollectionReusableView { addSubview(view) }
        scroller.removeFromSuperview()
    }

    /// The view that contains the view of `attributes`, and the point of the content at its origin.
    private func home(of attributes: UICollectionViewLayoutAttributes) -> (view: UIView, origin: CGPoint) {
        guard let scroller = attributes.scroller.flatMap({ scrollers[$0] }) else { return (self, .zero) }
        return (scroller, scroller.area?.frame.origin ?? .zero)
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
        placeScrollers()
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
        guard let view = madeView(for: attributes) else { return nil }
        let path = attributes.indexPath
        view.collectionView = self
        view.inheritTraits(from: self)
        shown[attributes.name] = view
        UIView.performWithoutAnimation {
            if let cell = view as? UICollectionViewCell { cell.isSelected = selection.contains(path) }
            view.transform = .identity
            let origin = home(of: attributes).origin
            view.frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            view.alpha = attributes.alpha
        }
        insert(view, for: attributes)
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        return view
    }

    /// A view of the data source's, or a decoration of the layout's.
    private func madeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        guard let kind = attributes.representedElementKind else {
            return dataSource?.collectionView(self, cellForItemAt: path)
        }
        guard attributes.representedElementCategory == .decorationView else {
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        guard let type = collectionViewLayout.decorations[kind] else {
            UIApplication.report("No class is registered for decorations of the kind “\(kind)”.", of: self)
            return nil
        }
        // The pool tells decorations from other views of the kind by this identifier, which programs do not use.
        let identifier = "decoration of the layout"
        let view = reuse.unused(kind, identifier) ?? CellMaking.make(type)
        view.reuseIdentifier = identifier
        return view
    }

    /// Inserts a view behind the one before it, in whose order they are read.
    private func insert(_ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes) {
        insert(view, as: attributes.name, in: home(of: attributes).view)
    }

    private func insert(_ view: UIView, as part: CollectionPart, in home: UIView) {
        let before = views(in: home).filter { $0.part < part }.max { $0.part < $1.part }
        if let before {
            home.insertSubview(view, aboveSubview: before.view)
        } else {
            home.insertSubview(view, at: home !== self || backgroundView == nil ? 0 : 1)
        }
    }

    /// Views of the collection that lie directly in `home`, by what they show.
    func views(in home: UIView) -> [(part: CollectionPart, view: UIView)] {
        var views = shown.filter { $0.value.superview === home }.map { (part: $0.key, view: $0.value as UIView) }
        if home === self { views += scrollers.map { (part: Self.part(of: $0.key), view: $0.value) } }
        return views
    }

    /// Place in the order of reading of a section that scrolls by itself: that of its first cell.
    private static func part(of section: Int) -> CollectionPart {
        CollectionPart(kind: nil, path: IndexPath(item: 0, section: section))
    }

    /// Brings the views into the order in which they are read.
    func sortViews() {
        let sorted = views(in: self).sorted { $0.part < $1.part }.map(\.view)
        let own = Set(sorted.map(ObjectIdentifier.init))
        let present = subviews.filter { own.contains(ObjectIdentifier($0)) }
        guard !present.elementsEqual(sorted, by: { $0 === $1 }) else { return }
        for view in sorted { bringSubviewToFront(view) }
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = shown[attributes.name] else { return }
        let home = home(of: attributes)
        if view.superview !== home.view { insert(view, for: attributes) }
        view.apply(attributes)
        view.bounds.size = attributes.frame.size
        view.center = CGPoint(x: attributes.center.x - home.origin.x, y: attributes.center.y - home.origin.y)
        view.alpha = attributes.alpha
        // Programs hide views too: the layout shows only those that it has hidden.
        if attributes.isHidden != view.isHiddenByLayout {
            view.isHiddenByLayout = attributes.isHidden
            view.isHidden = attributes.isHidden
        }
        view.transform3D = attributes.transform3D
        view.layoutIfNeeded()
    }
}
