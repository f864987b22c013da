import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// A place with dynamic structure. It has one item for each identity present, makes new items and removes those that
/// leave (S2.4–S2.8, S12).
@MainActor package final class DynamicStructure<ID: Hashable> {
    private let inputs: _ViewInputs
    private let list: BoxList
    /// Identities present, in order. By a mistake of the program, an identity may occur more than once.
    private var ids: [ID] = []
    /// For each identity in ``ids``, the number of earlier occurrences of the same identity.
    private var occurrences: [Int] = []
    private var items: [DynamicItem] = []
    /// Identities of the last update; nil if some identity occurs more than once.
    private var distinctIDs: [ID]?
    /// Items that are leaving, by key, so that they can come back.
    private var leaving: [ItemKey<ID>: DynamicItem] = [:]
    private var hasUpdated = false
    /// True if each item is always one element.
    package var isOneElement = false
    /// Type whose name reports use for this place.
    private let name: Any.Type

    /// Creates a structure of type `name` in the list of `inputs`.
    package init(_ inputs: _ViewInputs, of name: Any.Type) {
        self.inputs = inputs
        self.name = name
        list = inputs.place.list.appendList()
    }

    /// Invalidates the parent container after a change of elements that are not made, since they count as well.
    package func itemsChanged() { list.owner?.contentChanged() }

    /// Makes the items findable by identity. With `run`, elements that are not made are found and made through `run`.
    package func identify(lazily run: (any LazyRun & ListIdentities)? = nil) {
        list.lazyRun = run
        if let run { list.identities = run } else { list.identities = self }
    }

    /// Returns true if there is exactly one item for each of `ids`, in this order;
    /// ``update(_:make:refresh:isInsertion:)`` would then only refresh them. This check is cheap: it compares
    /// identities only.
    package func isInLine(with ids: [ID]) -> Bool {
        guard let distinctIDs else { return false }
        return distinctIDs == ids
    }

    /// Updates the items to match `ids` (S2.6). Items with an identity in `ids` are kept, and moved if their index
    /// changed; items for new identities are made; the others leave.
    ///
    /// - Complexity: O(n) comparisons. Identities are looked up only between the first and the last difference.
    /// - Parameters:
    ///   - ids: identities, in order.
    ///   - make: makes the views of a new item.
    ///   - refresh: sets the new value of an item that is kept.
    ///   - isInsertion: returns true if the new item at this index starts its insertion transition; true for all by
    ///     default.
    package func update(
        _ ids: [ID], make: @MainActor (Int, DynamicItem, consuming _ViewInputs) -> Void,
        refresh: @MainActor (Int, DynamicItem) -> Void, isInsertion: @MainActor (Int) -> Bool = { _ in true }
    ) {
        let structureIsNew = !hasUpdated
        hasUpdated = true
        let same = commonEnds(ids)
        if same.start == ids.count && ids.count == items.count {
            for index in items.indices { refresh(index, items[index]) }
            return
        }
        let old = same.start..<items.count - same.end
        let occurrences = occurrences(of: ids, between: same.start, and: ids.count - same.end)
        var kept: [ItemKey<ID>: DynamicItem] = [:]
        if !occurrences.isEmpty {
            for index in old { kept[key(at: index)] = items[index] }
        }
        // Copied once, not for each item, because the inputs are large.
        let outside = inputs
        let canTake = !leaving.isEmpty
        var middle: [DynamicItem] = []
        var comers: [Int] = []
        middle.reserveCapacity(occurrences.count)
        comers.reserveCapacity(occurrences.count)
        for position in occurrences.indices {
            let index = same.start + position
            if canTake || !kept.isEmpty, let item = take(ids[index], occurrences[position], from: &kept) {
                middle.append(item)
            } else {
                comers.append(index)
                let item = DynamicItem(list: list.makeDetachedList(), outside: outside)
                if outside.host.handover != nil { item.lifetime.label = label(of: ids[index], occurrences[position]) }
                middle.append(item)
            }
        }
        // Removals come before insertions, in the previous order of the items.
        for index in old {
            let key = key(at: index)
            if occurrences.isEmpty || kept[key] != nil { remove(items[index], key) }
        }
        if items.isEmpty {
            items = middle
            self.occurrences = occurrences
        } else {
            items.replaceSubrange(old, with: middle)
            self.occurrences.replaceSubrange(old, with: occurrences)
        }
        self.ids = ids
        distinctIDs = isSomeDoubled ? nil : ids
        var comer = 0
        for index in items.indices {
            let item = items[index]
            if comer < comers.count, comers[comer] == index {
                comer += 1
                make(index, item, item.inputs(from: outside, isOneElement: isOneElement))
            } else {
                refresh(index, item)
            }
        }
        var lists: [BoxList] = []
        lists.reserveCapacity(items.count)
        for item in items { lists.append(item.list) }
        list.setLists(lists)
        // Items made together with their structure are not insertions (S12.2).
        guard !structureIsNew, inputs.collector == nil else { return }
        for index in comers where isInsertion(index) { items[index].comes(scope: inputs.scope) }
    }

    /// Returns the existing item of an identity, which may be leaving and then comes back; nil if there is none.
    private func take(
        _ id: ID, _ occurrence: Int, from kept: inout [ItemKey<ID>: DynamicItem]
    ) -> DynamicItem? {
        let key = ItemKey(id: id, occurrence: occurrence)
        if let item = kept.removeValue(forKey: key) { return item }
        guard let item = leaving.removeValue(forKey: key) else { return nil }
        takeBack(item)
        return item
    }

    /// Name of an identity that is the same when the program's code is compiled anew.
    private func label(of id: ID, _ occurrence: Int) -> String {
        // Types are others then. An erased view has one at a time.
        let text = id is ObjectIdentifier ? "" : String(describing: id)
        return occurrence == 0 ? text : "\(text)#\(occurrence)"
    }

    private func key(at index: Int) -> ItemKey<ID> { ItemKey(id: ids[index], occurrence: occurrences[index]) }

    /// Returns the number of identities that are equal at the start and, among the rest, at the end.
    private func commonEnds(_ new: [ID]) -> (start: Int, end: Int) {
        let shorter = min(new.count, ids.count)
        var start = 0
        while start < shorter && occurrences[start] == 0 && ids[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start {
            let last = ids.count - 1 - end
            guard occurrences[last] == 0 && ids[last] == new[new.count - 1 - end] else { break }
            end += 1
        }
        return (start, end)
    }

    private func remove(_ item: DynamicItem, _ key: ItemKey<ID>) {
        if let collector = inputs.collector { return collector.object.retire(item) }
        let transaction = inputs.scope.resolve()
        item.addTransitions { $0.canDisappear(under: transaction) }
        let boxes = item.list.boxes
        item.leave(under: transaction) { [weak self, weak item] in
            guard let self, let item else { return }
            list.endLeaving(boxes, of: item.list)
            if leaving[key] === item { leaving[key] = nil }
        }
        guard item.isLeaving else { return }
        leaving[key] = item
        list.beginLeaving(boxes, of: item.list)
    }

    /// Brings back an item that is leaving: its state is kept, and its transition reverses (S12.10).
    private func takeBack(_ item: DynamicItem) {
        list.endLeaving(item.list.boxes, of: item.list)
        item.comeBack()
        for box in item.list.boxes { box.carriedTraits.catchUpWithOffsets() }
    }

    /// Returns, for each identity in a part of `ids`, the number of earlier occurrences in `ids`. Duplicates are a
    /// mistake of the program; each later occurrence gets a view of its own.
    private func occurrences(of ids: [ID], between start: Int, and end: Int) -> [Int] {
        guard start < end else { return [] }
        // The identities before and after this part are distinct. A single new identity can be compared with them
        // without a table.
        let mayRepeat = end - start > 1 ? !areDistinct(ids) : isRepeated(ids, at: start)
        guard mayRepeat else { return Array(repeating: 0, count: end - start) }
        var seen: [ID: Int] = [:]
        for index in ids.indices where index < start || index >= end { seen[ids[index], default: 0] += 1 }
        var occurrences: [Int] = []
        occurrences.reserveCapacity(end - start)
        for index in start..<end {
            let occurrence = seen[ids[index], default: 0]
            seen[ids[index]] = occurrence + 1
            if occurrence > 0 { inputs.host.reportDoubled(ids[index], in: name) }
            occurrences.append(occurrence)
        }
        return occurrences
    }

    /// A loop instead of `contains(where:)`: a main-actor closure passed to the library is checked for its executor at
    /// each call.
    private var isSomeDoubled: Bool {
        for occurrence in occurrences where occurrence > 0 { return true }
        return false
    }

    private func areDistinct(_ ids: [ID]) -> Bool {
        // Common case: a range, or ascending numbers.
        if let numbers = sameType(ids, as: [Int].self), isAscending(numbers) { return true }
        return Set(ids).count == ids.count
    }

    private func isAscending(_ numbers: [Int]) -> Bool {
        for index in 1..<numbers.count where numbers[index] <= numbers[index - 1] { return false }
        return true
    }

    private func isRepeated(_ ids: [ID], at position: Int) -> Bool {
        let id = ids[position]
        for index in ids.indices where index != position && ids[index] == id { return true }
        return false
    }
}

extension ViewHost {
    /// Reports a duplicate identity. `name` is the type of the structure.
    func reportDoubled<ID>(_ id: ID, in name: Any.Type) {
        report(
            "The id \(id) occurs more than once in a \(name); give each element an id of its own. The later one is "
                + "taken for another view (S2.6).")
    }
}

extension DynamicStructure: ListIdentities {
    package func list(of id: AnyHashable) -> BoxList? {
        guard let id = id.base as? ID else { return nil }
        for index in ids.indices where occurrences[index] == 0 && ids[index] == id { return items[index].list }
        return nil
    }

    package var identified: [(id: AnyHashable, list: BoxList)] {
        zip(ids, items).map { (AnyHashable($0), $1.list) }
    }
}

private struct ItemKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}
