import AnimationCore
import AttributeGraph

/// A place where structure changes: it owns one item for each identity that is there, makes what comes and lets go of
/// what leaves (S2.4–S2.8, S12).
@MainActor package final class DynamicStructure<ID: Hashable> {
    private let inputs: _ViewInputs
    private let list: BoxList
    private var items: [ItemKey<ID>: DynamicItem] = [:]
    private var order: [ItemKey<ID>] = []
    private var hasUpdated = false

    /// Makes a place for items in the list that `inputs` names.
    package init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        list = inputs.place.list.appendList()
    }

    /// Brings the items in line with `ids`: equal identities stay (moved if their index changed), new ones are made with
    /// `make`, missing ones leave (S2.6). `refresh` gives an item that stays its new value.
    package func update(
        _ ids: [ID], make: @MainActor (Int, DynamicItem, _ViewInputs) -> Void,
        refresh: @MainActor (Int, DynamicItem) -> Void
    ) {
        let keys = uniqueKeys(ids)
        let structureIsNew = !hasUpdated
        hasUpdated = true
        if keys == order {
            for (index, key) in keys.enumerated() {
                if let item = items[key] { refresh(index, item) }
            }
            return
        }
        let kept = Set(keys)
        for key in order where !kept.contains(key) {
            if let item = items[key] { remove(item, key) }
        }
        var inserted: [DynamicItem] = []
        for (index, key) in keys.enumerated() {
            if let item = items[key] {
                if item.isLeaving { takeBack(item) }
                refresh(index, item)
            } else {
                let item = makeItem()
                items[key] = item
                make(index, item, item.inputs(from: inputs))
                inserted.append(item)
            }
        }
        order = keys
        list.setLists(keys.compactMap { items[$0]?.list })
        // A container that appears together with its children inserts nothing (S12.2).
        guard !structureIsNew else { return }
        for item in inserted { item.appear(scope: inputs.scope) }
    }

    private func makeItem() -> DynamicItem {
        DynamicItem(
            list: list.makeDetachedList(), lifetime: Lifetime(graph: inputs.graph, outer: inputs.lifetime),
            host: inputs.host)
    }

    private func remove(_ item: DynamicItem, _ key: ItemKey<ID>) {
        let boxes = item.list.boxes
        item.leave(scope: inputs.scope) { [weak self] in
            guard let self else { return }
            list.endLeaving(boxes)
            if items[key] === item { items[key] = nil }
        }
        if item.isLeaving { list.beginLeaving(boxes) } else { items[key] = nil }
    }

    /// The same identity comes back while it was leaving: the same state, and its transition turns round (S12.10).
    private func takeBack(_ item: DynamicItem) {
        list.endLeaving(item.list.boxes)
        item.comeBack()
    }

    /// Doubled identities are a mistake of the program; all but the first get one of their own.
    private func uniqueKeys(_ ids: [ID]) -> [ItemKey<ID>] {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(ids.count)
        return ids.map { id in
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence > 0 {
                inputs.host.report(
                    "The id \(id) occurs more than once in a ForEach; give each element an id of its own (S2.6).")
            }
            return ItemKey(id: id, occurrence: occurrence)
        }
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
        let transition = ElementWrapper(outer: nil) { [weak self, outside] place, element in
            guard let self else { return }
            let box = TransitionBox(host: outside.host, scope: outside.scope)
            var around = outside
            around.place = place
            around.add(box, named: TransitionBox.self)
            box.inputs = around
            transitions.append(box)
            if place.lifetime !== lifetime {
                // An element of a structure within: it may go before this item does.
                place.lifetime.onEnd { [weak self, weak box] in self?.transitions.removeAll { $0 === box } }
            }
            element(ElementPlace(list: box.content, lifetime: place.lifetime))
        }
        if let wrapper = outside.wrapper {
            inputs.wrapper = ElementWrapper(outer: transition) { place, element in
                wrapper.apply(at: place, around: element)
            }
        } else {
            inputs.wrapper = transition
        }
        return inputs
    }

    func appear(scope: TransactionScope) {
        let transaction = scope.resolve()
        for box in transitions { box.appear(under: transaction) }
    }

    /// Begins to leave. `finished` runs when it has gone; at once if nothing moves (S12.7).
    func leave(scope: TransactionScope, finished: @escaping @MainActor () -> Void) {
        let transaction = scope.resolve()
        let moving = transitions.filter { $0.canDisappear(under: transaction) }
        guard !moving.isEmpty else {
            state = .gone
            lifetime.end()
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
        for box in transitions { box.comeBack() }
    }

    private func hasLeft(_ departure: Int) {
        guard case .leaving(let finish) = state, departure == departures else { return }
        state = .gone
        host.enqueue(Transaction()) { [lifetime] in
            finish()
            lifetime.end()
        }
    }
}
