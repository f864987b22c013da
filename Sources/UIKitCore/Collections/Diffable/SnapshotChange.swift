import Foundation

/// Ways of items from one snapshot to the next.
struct SnapshotChange<Section: Hashable, Item: Hashable> {
    private let old: NSDiffableDataSourceSnapshot<Section, Item>
    private let goals: [Item: IndexPath]
    private let reloaded: Set<Item>
    private let reloadedSections: Set<Section>

    init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.old = old
        var goals: [Item: IndexPath] = [:]
        for (section, content) in new.sections.enumerated() {
            for (item, name) in content.items.enumerated() { goals[name] = IndexPath(item: item, section: section) }
        }
        self.goals = goals
        reloaded = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
        reloadedSections = Set(new.reloadedSectionIdentifiers)
        isEmpty = reloaded.isEmpty && reloadedSections.isEmpty && old.sections == new.sections
    }

    /// True if nothing moves, comes, goes or is reloaded.
    let isEmpty: Bool

    private func item(at path: IndexPath) -> Item? {
        guard old.sections.indices.contains(path.section),
            old.sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return old.sections[path.section].items[path.item]
    }

    /// New place of the item that was at `path`; nil if it is gone.
    func destination(of path: IndexPath) -> IndexPath? { item(at: path).flatMap { goals[$0] } }

    /// True if the cell of the item that was at `path` is asked for anew.
    func isReloaded(_ path: IndexPath) -> Bool {
        item(at: path).map(reloaded.contains) == true
            || old.sections.indices.contains(path.section) && reloadedSections.contains(old.sections[path.section].name)
    }
}

extension NSDiffableDataSourceSnapshot {
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// This snapshot without wishes for reloading, which have been met.
    var settled: NSDiffableDataSourceSnapshot {
        var copy = NSDiffableDataSourceSnapshot()
        copy.sections = sections
        return copy
    }
}
