public import Foundation

extension UICollectionView {
    /// Cells of one class, and the closure that fills them.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler
        let name = UUID().uuidString

        /// Cells that `handler` fills.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Views beside cells of one class, and the closure that fills them.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let kind: String
        let handler: Handler
        let name = UUID().uuidString

        /// Views of the kind `elementKind` that `handler` fills.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// A cell of a registration, filled with `item`.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        reuse.register(Cell.self, nil, registration.name)
        // A registration's views are of its class, since nothing else knows its name.
        let cell = view(nil, registration.name) as? Cell ?? CellMaking.make(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view beside the cells of a section of a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        reuse.register(Supplementary.self, registration.kind, registration.name)
        let view = view(registration.kind, registration.name) as? Supplementary ?? CellMaking.make(Supplementary.self)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
