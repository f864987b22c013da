import AttributeGraph

/// Elements of a `ForEach` in a lazy container. They are made when the container requests them, and are kept until it
/// drops them (S24.5).
@MainActor final class LazyElements<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    private let view: Attribute<ForEach<Data, ID, Content>>
    private let structure: DynamicStructure<ElementKey<ID>>
    private unowned let host: ViewHost
    private var value: ForEach<Data, ID, Content>?
    private var keys: [ElementKey<ID>] = []
    private var indices: [ElementKey<ID>: Int] = [:]
    private var wanted: Set<ElementKey<ID>> = []
    private var lists: [ElementKey<ID>: BoxList] = [:]
    private(set) var madeIndices: [Int] = []
    var lengths = KnownLengths()
    /// Keys added by the last change of the data, and the number of that update. Other elements made now only come into
    /// view; they were in the data before and appear without a transition (S12.2).
    private var added: (keys: Set<ElementKey<ID>>, update: Int) = ([], -1)

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
        let keys = uniqueKeys(of: value.ids(of: value.data.asArray))
        // Elements that are already made are updated by their own rules.
        guard isFirst || keys != self.keys else { return }
        let old = self.keys
        self.keys = keys
        let before = indices
        indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        if !lengths.isEmpty {
            let places = indices
            lengths.move { old.indices.contains($0) ? places[old[$0]] : nil }
        }
        added = (isFirst ? [] : Set(keys.filter { before[$0] == nil }), host.updateNumber)
        wanted = wanted.filter { indices[$0] != nil }
        // The number of elements includes those that are not made.
        structure.itemsChanged()
        apply()
    }

    /// Returns one key for each identity. Duplicates are a mistake of the program; each later occurrence gets a key of
    /// its own (S2.6).
    private func uniqueKeys(of ids: [ID]) -> [ElementKey<ID>] {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(ids.count)
        return ids.map { id in
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence > 0 { host.reportDoubled(id, in: ForEach<Data, ID, Content>.self) }
            return ElementKey(id: id, occurrence: occurrence)
        }
    }

    private func apply() {
        var present: [(index: Int, key: ElementKey<ID>)] = []
        for key in wanted {
            if let index = indices[key] { present.append((index, key)) }
        }
        present.sort { $0.index < $1.index }
        let order = present.map(\.key)
        madeIndices = present.map(\.index)
        lists = lists.filter { wanted.contains($0.key) }
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
            added.update == host.updateNumber && added.keys.contains(order[position])
        }
    }

    /// Returns the content of an element; nil if it is no longer in the data. State read in the closure is a
    /// dependency, as in a body.
    fileprivate func content(of key: ElementKey<ID>) -> Content? {
        guard let value, let index = indices[key] else { return nil }
        host.bodyDepth += 1
        defer { host.bodyDepth -= 1 }
        return value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
    }
}

extension LazyElements: LazyRun, ListIdentities {
    var count: Int { keys.count }

    func madeList(at index: Int) -> BoxList? { lists[keys[index]] }

    func identity(at index: Int) -> AnyHashable? { keys.indices.contains(index) ? AnyHashable(keys[index].id) : nil }

    func index(of id: AnyHashable) -> Int? {
        (id.base as? ID).flatMap { indices[ElementKey(id: $0, occurrence: 0)] }
    }

    func make(_ indices: [Int]) {
        let before = wanted.count
        for index in indices where keys.indices.contains(index) { wanted.insert(keys[index]) }
        if wanted.count != before { host.graph.untracked { apply() } }
    }

    func drop(_ indices: [Int]) {
        let before = wanted.count
        for index in indices where keys.indices.contains(index) { wanted.remove(keys[index]) }
        if wanted.count != before { host.graph.untracked { apply() } }
    }

    func list(of id: AnyHashable) -> BoxList? {
        guard let id = id.base as? ID else { return nil }
        let key = ElementKey(id: id, occurrence: 0)
        guard let index = indices[key] else { return nil }
        make([index])
        return lists[key]
    }

    var identified: [(id: AnyHashable, list: BoxList)] {
        keys.compactMap { key in lists[key].map { (AnyHashable(key.id), $0) } }
    }
}

/// Identity with the number of its earlier occurrences, which makes duplicates distinct.
private struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
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
