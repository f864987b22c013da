import AnimationCore
import AttributeGraph

/// A place where structure changes: it owns one item for each identity that is there, makes what comes and lets go of
/// what leaves (S2.4–S2.8, S12).
@MainActor package final class DynamicStructure<ID: Hashable> {
    private let inputs: _ViewInputs
    private let list: BoxList
    private var entries: [Entry] = []
    /// What the items were last brought in line with; nil if some identity is there twice.
    private var distinctIDs: [ID]?
    /// On their way out, and where to find them should they come back.
    private var leaving: [ItemKey<ID>: DynamicItem] = [:]
    private var hasUpdated = false
    /// What the program calls this place, for reports.
    private let name: Any.Type

    private struct Entry {
        let key: ItemKey<ID>
        let item: DynamicItem
    }

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
        if same.start == ids.count && ids.count == entries.count {
            for index in entries.indices { refresh(index, entries[index].item) }
            return
        }
        let old = entries[same.start..<entries.count - same.end]
        let keys = uniqueKeys(ids, between: same.start, and: ids.count - same.end)
        var kept: [ItemKey<ID>: DynamicItem] = [:]
        if !keys.isEmpty {
            for entry in old { kept[entry.key] = entry.item }
        }
        var middle: [Entry] = []
        var comers: [Int] = []
        middle.reserveCapacity(keys.count)
        comers.reserveCapacity(keys.count)
        for key in keys {
            if !kept.isEmpty, let item = kept.removeValue(forKey: key) {
                middle.append(Entry(key: key, item: item))
            } else if !leaving.isEmpty, let item = leaving.removeValue(forKey: key) {
                takeBack(item)
                middle.append(Entry(key: key, item: item))
            } else {
                comers.append(same.start + middle.count)
                middle.append(Entry(key: key, item: makeItem()))
            }
        }
        // What leaves goes first, and in the order in which it was there.
        for entry in old where keys.isEmpty || kept[entry.key] != nil { remove(entry) }
        let tail = entries[(entries.count - same.end)...]
        entries = Array(entries[..<same.start]) + middle + tail
        distinctIDs = entries.contains { $0.key.occurrence > 0 } ? nil : ids
        var comer = 0
        for index in entries.indices {
            let item = entries[index].item
            if comer < comers.count, comers[comer] == index {
                comer += 1
                make(index, item, item.inputs(from: inputs))
            } else {
                refresh(index, item)
            }
        }
        var lists: [BoxList] = []
        lists.reserveCapacity(entries.count)
        for entry in entries { lists.append(entry.item.list) }
        list.setLists(lists)
        // A container that appears together with its children inserts nothing (S12.2).
        guard !structureIsNew else { return }
        for index in comers where isInsertion(index) { entries[index].item.comes(scope: inputs.scope) }
    }

    /// How many identities are the same, in the same order, from the start and, of the rest, to the end.
    private func commonEnds(_ ids: [ID]) -> (start: Int, end: Int) {
        let shorter = min(ids.count, entries.count)
        var start = 0
        while start < shorter && entries[start].key.occurrence == 0 && entries[start].key.id == ids[start] {
            start += 1
        }
        var end = 0
        while end < shorter - start {
            let key = entries[entries.count - 1 - end].key
            guard key.occurrence == 0 && key.id == ids[ids.count - 1 - end] else { break }
            end += 1
        }
        return (start, end)
    }

    private func makeItem() -> DynamicItem {
        DynamicItem(
            list: list.makeDetachedList(), lifetime: Lifetime(graph: inputs.graph, outer: inputs.lifetime),
            host: inputs.host)
    }

    private func remove(_ entry: Entry) {
        let (key, item) = (entry.key, entry.item)
        let boxes = item.list.boxes
        item.leave(scope: inputs.scope) { [weak self, weak item] in
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
    }

    /// The keys of a part of `ids`. Doubled identities are a mistake of the program; all but the first get one of their
    /// own.
    private func uniqueKeys(_ ids: [ID], between start: Int, and end: Int) -> [ItemKey<ID>] {
        guard start < end else { return [] }
        var keys: [ItemKey<ID>] = []
        keys.reserveCapacity(end - start)
        var seen: [ID: Int] = [:]
        // What lies before and behind is there once: a single new identity needs no table to be compared with them.
        if end - start > 1 {
            for id in ids { seen[id] = 0 }
        }
        let mayRepeat = end - start > 1 ? seen.count < ids.count : isRepeated(ids, at: start)
        seen = [:]
        if mayRepeat {
            for index in ids.indices where index < start || index >= end { seen[ids[index], default: 0] += 1 }
        }
        for id in ids[start..<end] {
            let occurrence = mayRepeat ? seen[id, default: 0] : 0
            if mayRepeat { seen[id] = occurrence + 1 }
            if occurrence > 0 {
                inputs.host.reportDoubled(id, in: name)
            }
            keys.append(ItemKey(id: id, occurrence: occurrence))
        }
        return keys
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
        return entries.first { $0.key.id == id && $0.key.occurrence == 0 }?.item.list
    }

    package var identified: [(id: AnyHashable, list: BoxList)] {
        entries.map { (AnyHashable($0.key.id), $0.item.list) }
    }
}

private struct ItemKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}

/// One identity in a dynamic structure: its views, and where it is between coming and going.
@MainActor package final class DynamicItem {
    private enum State {
        case present
        /// Out of layout, on its way out; what is to be done when it has gone.
        case leaving(finish: @MainActor () -> Void)
        case gone
    }

    package let list: BoxList
    package let lifetime: Lifetime
    /// What a structure keeps for the item: the attribute that carries its value.
    package var payload: Any?
    /// Called when the item comes back while it was leaving: what its parents said meanwhile has to be heard now.
    package var onReturn: (@MainActor () -> Void)?
    private let host: ViewHost
    private var state = State.present
    private var transitions: [TransitionBox] = []
    /// Counts departures, so that the end of one that was turned round ends nothing.
    private var departures = 0

    init(list: BoxList, lifetime: Lifetime, host: ViewHost) {
        self.list = list
        self.lifetime = lifetime
        self.host = host
    }

    package var isLeaving: Bool {
        if case .leaving = state { true } else { false }
    }

    /// A leaving view does not react to what its parents now say (S12.8).
    package var isFrozen: Bool {
        if case .present = state { false } else { true }
    }

    /// Inputs for the item's views: each of its elements gets a box that can carry a transition, outside of all else.
    func inputs(from outside: _ViewInputs) -> _ViewInputs {
        var inputs = outside
        inputs.place.list = list
        inputs.place.lifetime = lifetime
        let transition = TransitionWrapper(self, outside: outside)
        if let wrapper = outside.wrapper {
            if wrapper.isDirect {
                inputs.wrapper = ChainWrapper(wrapper, in: transition)
            } else {
                inputs.wrapper = ElementWrapper(outer: transition) { place, element in
                    wrapper.apply(at: place, around: element)
                }
            }
        } else {
            inputs.wrapper = transition
        }
        return inputs
    }

    /// Makes the box at `place` that carries a transition when it has to.
    fileprivate func makeTransition(at place: ElementPlace, origin: _ViewInputs.Origin) -> ElementPlace {
        let around = _ViewInputs(origin, at: place)
        let box = TransitionBox(around)
        around.add(box, named: TransitionBox.self)
        transitions.append(box)
        if place.lifetime !== lifetime {
            // An element of a structure within: it may go before this item does.
            place.lifetime.onEnd { [weak self] in self?.transitions.removeAll { $0 === box } }
        }
        return around.contentPlace(of: box)
    }

    /// The item is new in a structure that was there before (S12.2). Structures in it make their elements later in this
    /// pass, so its transitions begin when all of them are there.
    func comes(scope: TransactionScope) {
        let transaction = scope.resolve()
        host.whenMade { [self] in
            guard case .present = state else { return }
            for box in transitions { box.appear(under: transaction) }
        }
    }

    /// Begins to leave. `finished` runs when it has gone; at once if nothing moves (S12.7).
    func leave(scope: TransactionScope, finished: @escaping @MainActor () -> Void) {
        let transaction = scope.resolve()
        let moving = transitions.filter { $0.canDisappear(under: transaction) }
        guard !moving.isEmpty else {
            state = .gone
            end()
            return
        }
        state = .leaving(finish: finished)
        departures += 1
        let departure = departures
        var waiting = moving.count
        for box in moving {
            box.disappear(under: transaction) { [weak self] in
                waiting -= 1
                if waiting == 0 { self?.hasLeft(departure) }
            }
        }
    }

    func comeBack() {
        state = .present
        onReturn?()
        for box in transitions { box.comeBack() }
    }

    private func hasLeft(_ departure: Int) {
        guard case .leaving(let finish) = state, departure == departures else { return }
        state = .gone
        host.enqueue(Transaction()) { [self] in
            // What was around it may have gone meanwhile, and it with that.
            guard !lifetime.hasEnded else { return }
            finish()
            end()
        }
    }

    private func end() {
        lifetime.end()
        list.detach()
    }
}

/// Puts a box around each element of an item that can carry its transition.
private final class TransitionWrapper: ElementWrapper {
    private let item: DynamicItem
    /// Nothing of the wrappers around: the boxes would hold, through them, what holds the boxes.
    private let origin: _ViewInputs.Origin

    init(_ item: DynamicItem, outside: _ViewInputs) {
        self.item = item
        origin = outside.origin
        super.init(direct: nil)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace { item.makeTransition(at: place, origin: origin) }
}

/// All of a chain of wrappers as one, for structure that has its own around them.
private final class ChainWrapper: ElementWrapper {
    private let chain: ElementWrapper

    /// - Precondition: `chain` is direct.
    init(_ chain: ElementWrapper, in outer: ElementWrapper) {
        self.chain = chain
        super.init(direct: outer, actsAfterContent: true)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace { chain.makePlaces(at: place) }
    override func contentMade(at place: ElementPlace) { chain.contentMadeInAll(at: place) }
}
