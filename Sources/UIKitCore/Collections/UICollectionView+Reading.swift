import Foundation

// Order in which a collection's views are read: that of the data, whatever lies in front of what.
extension UICollectionView: ReadingOrder {
    var subviewsAsRead: [UIView] { asRead(self) }

    /// Subviews of the collection, or of one of its scroll views: a badge, which lies in front of all cells, comes after its own.
    func asRead(_ home: UIView) -> [UIView] {
        let views = views(in: home)
        let cells = Dictionary(views.filter { $0.part.kind == nil }.map { ($0.part.path, $0.view) }) { first, _ in first
        }
        var badges: [IndexPath: [UIView]] = [:]
        var others: [UIView] = []
        for (part, view) in views.sorted(by: { $0.part < $1.part }) {
            // Headers and footers that stay in view lie over cells too.
            let isOfItem = ![nil, Self.elementKindSectionHeader, Self.elementKindSectionFooter].contains(part.kind)
            if isOfItem, !part.isDecoration, let cell = cells[part.path], cell.frame.overlaps(view.frame) {
                badges[part.path, default: []].append(view)
            } else {
                others.append(view)
            }
        }
        let paths = Dictionary(cells.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
        let inOrder = others.flatMap { [$0] + (paths[ObjectIdentifier($0)].flatMap { badges[$0] } ?? []) }
        let known = Set(inOrder.map(ObjectIdentifier.init))
        return home.subviews.filter { !known.contains(ObjectIdentifier($0)) } + inOrder
    }
}
