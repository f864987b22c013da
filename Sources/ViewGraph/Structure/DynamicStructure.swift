import AnimationCore
import AttributeGraph

/// A place where structure changes: it owns one item for each identity that is there, makes what comes and lets go of
/// what leaves (S2.4–S2.8, S12).
@MainActor package final class DynamicStructure<ID: Hashable> {
    private let inputs: _ViewInputs
    private let list: BoxList
    /// Which identities are there, in order; the same one more often than once by mistake.
    private var ids: [ID] = []
    /// How often each was there before.
    private var occurrences: [Int] = []
    private var items: [DynamicItem] = []
    /// What the items were last brought in line with; nil if some identity is there twice.
    private var distinctIDs: [ID]?
    /// On their way out, and where to find them should they come back.
    private var leaving: [ItemKey<ID>: DynamicItem] = [:]
    private var hasUpdated = false
    /// Whether each item is one element, whatever it shows.
    package var isOneElement = false
    /// What the program calls this place, for reports.
    private let name: Any.Type

    /// Makes a place for items of `name` in the list that `inputs` names.
    package init(_ inputs: _ViewInputs, of name: Any.Type) {
        self.inputs = inputs
        self.name = name
        list = inputs.place.list.appendList()
    }

    /// The container around has other elements to count, though none that is made.
    package func itemsChanged() { list.owner?.contentChanged() }

    /// Has its items found by their identity, and `run` asked for what is not made.
    package func identify(lazily run: (any LazyRun & ListIdentities)? = nil) {
        list.lazyRun = run
        if let run { list.identities = run } else { list.identities = self }
    }

    /// Whether there is exactly one item for each of `ids` already, in this order: ``update(_:make:refresh:isInsertion:)``
    /// would do nothing but refresh them. Asked first because it looks at nothing but identities.
    package func isInLine(with ids: [ID]) -> Bool {
        guard let distinctIDs else { return false }
        return distinctIDs == ids
    }

    /// Brings the items in line with `ids`: equal identities stay (moved if their index changed), new ones are made with
    /// `make`, missing ones leave (S2.6). `refresh` gives an item that stays its new value. Of the new ones those come with
    /// their transitions for which `isInsertion` says so.
    ///
    /// - Complexity: O(n) comparisons; only between the first and the last difference are identities looked up.
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
        // Once, and not for each item: it is copied as a whole.
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
                middle.append(DynamicItem(list: list.makeDetachedList(), outside: outside))
            }
        }
        // What leaves goes first, and in the order in which it was there.
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
        // A container that appears together with its children inserts nothing (S12.2).
        guard !structureIsNew else { return }
        for index in comers where isInsertion(index) { items[index].comes(scope: inputs.scope) }
    }

    /// The item that was there for an identity, or is on its way out and comes back; nil if there is none.
    private func take(
        _ id: ID, _ occurrence: Int, from kept: inout [ItemKey<ID>: DynamicItem]
    ) -> DynamicItem? {
        let key = ItemKey(id: id, occurrence: occurrence)
        if let item = kept.removeValue(forKey: key) { return item }
        guard let item = leaving.removeValue(forKey: key) else { return nil }
        takeBack(item)
        return item
    }

    private func key(at index: Int) -> ItemKey<ID> { ItemKey(id: ids[index], occurrence: occurrences[index]) }

    /// How many identities are the same, in the same order, from the start and, of the rest, to the end.
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

    /// The same identity comes back while it was leaving: the same state, and its transition turns round (S12.10).
    private func takeBack(_ item: DynamicItem) {
        list.endLeaving(item.list.boxes, of: item.list)
        item.comeBack()
        for box in item.list.boxes { box.carriedTraits.catchUpWithOffsets() }
    }

    /// How often each of a part of `ids` is there before. Doubled identities are a mistake of the program; all but the first
    /// get a view of their own.
    private func occurrences(of ids: [ID], between start: Int, and end: Int) -> [Int] {
        guard start < end else { return [] }
        // What lies before and behind is there once: a single new identity needs no table to be compared with them.
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

    /// Not by a closure: one of the main actor's is checked, each time that the library calls it, for where it runs.
    private var isSomeDoubled: Bool {
        for occurrence in occurrences where occurrence > 0 { return true }
        return false
    }

    private func areDistinct(_ ids: [ID]) -> Bool {
        // Most often they are a range, or numbers that count on.
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
    /// Says that an identity is there twice; `name` is what the program calls the place.
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
