public import Foundation

/// Data source of a table that shows snapshots, and moves rows from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    /// Motion of rows that come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// The data source of `tableView`, with cells by `cellProvider`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    /// The snapshot that is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Shows `snapshot`.
    ///
    /// - Parameters:
    ///   - snapshot: sections and items.
    ///   - animatingDifferences: true to move and fade rows.
    ///   - completion: called after the change.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let change = SnapshotChange(from: shown, to: snapshot)
        shown = snapshot.settled
        // Views of SwiftUI apply their snapshot at each update.
        if !change.isEmpty {
            tableView?.rearrange(
                animatingDifferences ? defaultRowAnimation : .none, isReloaded: change.isReloaded,
                destination: change.destination)
        }
        completion?()
    }

    /// Shows `snapshot` at once, with all cells asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot.settled
        tableView?.reloadData()
        completion?()
    }

    /// The item at a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The place of an item; nil if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    /// The section of a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.section(at: index)?.name
    }

    // MARK: Requirements of the data source

    /// Number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// Number of rows of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.section(at: section)?.items.count ?? 0
    }
    /// Cell for a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        shown.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    /// Text above a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Text below a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// True if people can delete a row; false by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Called when people have asked for a change of a row; does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
