import Foundation

/// Changes of the items of a list, all at once: what goes by the old numbers, what comes by the new ones.
struct ItemChanges {
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    /// New places of items that move, by their old ones.
    var moved: [IndexPath: IndexPath] = [:]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()

    /// Place after the changes of the item that was at `path` before; nil for one that is gone.
    ///
    /// Items that are not named keep their order, and take the places that nothing comes to.
    func destination(of path: IndexPath) -> IndexPath? {
        if let goal = moved[path] { return goal }
        guard !deletedSections.contains(path.section), !deleted.contains(path) else { return nil }
        let section = free(
            path.section - deletedSections.count(in: 0..<path.section), among: Array(insertedSections))
        let left = deleted.union(moved.keys).count { $0.section == path.section && $0.item < path.item }
        let taken = inserted.union(moved.values).filter { $0.section == section }.map(\.item).sorted()
        return IndexPath(item: free(path.item - left, among: taken), section: section)
    }

    /// Number `index` of the numbers from 0 that are not `taken`, which are ascending.
    private func free(_ index: Int, among taken: [Int]) -> Int {
        var index = index
        for number in taken {
            guard number <= index else { break }
            index += 1
        }
        return index
    }
}
