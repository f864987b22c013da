import AttributeGraph

/// Elements of a `ForEach` in a lazy container. They are made when the container requests them, and are kept until it
/// drops them (S24.5).
@MainActor final class LazyElements<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    private let view: Attribute<ForEach<Data, ID, Content>>
    private let structure: DynamicStructure<ElementKey<ID>>
    private unowned let host: ViewHost
    private var value: ForEach<Data, ID, Content>?
    /// Identities of all elements, in order. Nothing is computed for each of them but when they change.
    private var ids: [ID] = []
    /// Places in ``ids`` of the elements that are made.
    private var places: [ElementKey<ID>: Int] = [:]
    /// Keys of the elements that are made, by their places.
    private var keys: [Int: ElementKey<ID>] = [:]
    private var lists: [ElementKey<ID>: BoxList] = [:]
    private(set) var madeIndices: [Int] = []
    var lengths = KnownLengths()
    /// The last change of the data, and the number of that update. Of the elements made then, those that were not in the
    /// data before are insertions. Others only come into view, and appear without a transition (S12.2).
    private var lastChange: (change: IdentityChange<ID>, update: Int)?

    static func make(_ view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        let elements = LazyElements(view, inputs: inputs)
        inputs.sink(view, phase: .structure) { elements.update($0) }
    }

    private init(_ view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view
        host = inputs.host
        structure = DynamicStructure<ElementKey<ID>>(inputs, of: ForEach<Data, ID, Content>.self)
        structure.identify(lazily: self)
    }

    private func update(_ value: ForEach<Data, ID, Content>) {
        let isFirst = self.value == nil
        self.value = value
        let new = value.ids
        // Elements that are already made are updated by their own rules.
        guard isFirst || new != ids else { return }
        if isFirst {
            ids = new
        } else {
            let change = IdentityChange(from: ids, to: new)
            ids = new
            if !lengths.isEmpty { lengths.move { change.newPlace(of: $0) } }
            keys = [:]
            for (key, place) in places {
                if let new = change.newPlace(of: place) { keys[new] = key }
            }
            places = [:]
            for (place, key) in keys { places[key] = place }
            lastChange = (change, host.updateNumber)
        }
        // The number of elements includes those that are not made.
        structure.itemsChanged()
        apply()
    }

    private func apply() {
        madeIndices = keys.keys.sorted()
        var order: [ElementKey<ID>] = []
        order.reserveCapacity(madeIndices.count)
        for index in madeIndices { if let key = keys[index] { order.append(key) } }
        lists = lists.filter { places[$0.key] != nil }
        structure.update(order) { position, item, inputs in
            let key = order[position]
            lists[key] = item.list
            guard let first = content(of: key) else { return }
            let graph = inputs.graph
            inputs.make { inputs in
                let content = graph.addRule(
                    LazyElementRule(view: view, elements: self, key: key, item: item, last: first))
                item.onReturn = { graph.invalidateIfAlive(content) }
                Content._makeView(_GraphValue(content), inputs: inputs)
            }
        } refresh: { position, item in
            lists[order[position]] = item.list
        } isInsertion: { position in
            guard let lastChange, lastChange.update == host.updateNumber, let place = places[order[position]] else {
                return false
            }
            return lastChange.change.isNew(place)
        }
    }

    /// Adds the element at `place` to those that are made. Another one of the same identity that is made is a mistake of the
    /// program; each gets a key of its own (S2.6).
    private func want(_ place: Int) {
        guard ids.indices.contains(place), keys[place] == nil else { return }
        var key = ElementKey(id: ids[place], occurrence: 0)
        while places[key] != nil { key.occurrence += 1 }
        if key.occurrence > 0 { host.reportDoubled(key.id, in: ForEach<Data, ID, Content>.self) }
        keys[place] = key
        places[key] = place
    }

    /// Returns the content of an element; nil if it is no longer in the data. State read in the closure is a
    /// dependency, as in a body.
    fileprivate func content(of key: ElementKey<ID>) -> Content? {
        guard let value, let index = places[key] else { return nil }
        host.bodyDepth += 1
        defer { host.bodyDepth -= 1 }
        return value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
    }
}

extension LazyElements: LazyRun, ListIdentities {
    var count: Int { ids.count }

    func madeList(at index: Int) -> BoxList? { keys[index].flatMap { lists[$0] } }

    func identity(at index: Int) -> AnyHashable? { ids.indices.contains(index) ? AnyHashable(ids[index]) : nil }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        // One search compares; a table of all identities would have to hash each of them.
        return places[ElementKey(id: id, occurrence: 0)] ?? ids.firstIndex(of: id)
    }

    func make(_ indices: [Int]) {
        let before = keys.count
        for index in indices { want(index) }
        if keys.count != before { host.graph.untracked { apply() } }
    }

    func drop(_ indices: [Int]) {
        let before = keys.count
        for index in indices {
            if let key = keys.removeValue(forKey: index) { places[key] = nil }
        }
        if keys.count != before { host.graph.untracked { apply() } }
    }

    func list(of id: AnyHashable) -> BoxList? {
        guard let index = index(of: id) else { return nil }
        make([index])
        return madeList(at: index)
    }

    var identified: [(id: AnyHashable, list: BoxList)] {
        madeIndices.compactMap { index in madeList(at: index).map { (AnyHashable(ids[index]), $0) } }
    }
}

/// Identity of an element that is made, with a number that makes duplicates distinct.
private struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    var occurrence: Int
}

/// Rule of one element's content. It runs again when the `ForEach`, or state that its closure has read, changes.
private struct LazyElementRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    unowned let elements: LazyElements<Data, ID, Content>
    let key: ElementKey<ID>
    let item: DynamicItem
    var last: Content

    static var name: String { "element of \(ForEach<Data, ID, Content>.self)" }

    mutating func evaluate(in graph: Graph) -> Content {
        guard !item.isFrozen else { return last }
        _ = graph.read(view)
        if let content = elements.content(of: key) { last = content }
        return last
    }
}
