import AttributeGraph

/// A `ForEach` in a lazy container: elements are made when the container wants them, and stay (S24.5).
@MainActor final class LazyElements<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    private let view: Attribute<ForEach<Data, ID, Content>>
    private let structure: DynamicStructure<ID>
    private unowned let host: ViewHost
    private var value: ForEach<Data, ID, Content>?
    private var ids: [ID] = []
    private var indices: [ID: Int] = [:]
    private var wanted: Set<ID> = []
    private var lists: [ID: BoxList] = [:]
    /// What the last change of the data added, and the update that brought it. Elements that are only made now, because
    /// they come into view, were there before: they come without a transition (S12.2).
    private var added: (ids: Set<ID>, update: Int) = ([], -1)

    static func make(_ view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        let elements = LazyElements(view, inputs: inputs)
        inputs.sink(view, phase: .structure) { elements.update($0) }
    }

    private init(_ view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view
        host = inputs.host
        structure = DynamicStructure<ID>(inputs, of: ForEach<Data, ID, Content>.self)
        structure.identify(lazily: self)
    }

    private func update(_ value: ForEach<Data, ID, Content>) {
        let isFirst = self.value == nil
        self.value = value
        ids = value.data.map(value.id)
        let before = indices
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        added = (isFirst ? [] : Set(ids.filter { before[$0] == nil }), host.updateNumber)
        wanted = wanted.filter { indices[$0] != nil }
        // What is not made counts as well.
        structure.itemsChanged()
        apply()
    }

    private func apply() {
        var present: [(index: Int, id: ID)] = []
        for id in wanted {
            if let index = indices[id] { present.append((index, id)) }
        }
        present.sort { $0.index < $1.index }
        let order = present.map(\.id)
        lists = lists.filter { wanted.contains($0.key) }
        structure.update(order) { position, item, inputs in
            let id = order[position]
            lists[id] = item.list
            guard let first = content(of: id) else { return }
            let graph = inputs.graph
            let content = inputs.lifetime.perform {
                graph.addRule(LazyElementRule(view: view, elements: self, id: id, item: item, last: first))
            }
            item.onReturn = { graph.invalidateIfAlive(content) }
            graph.untracked { Content._makeView(_GraphValue(content), inputs: inputs) }
        } refresh: { position, item in
            lists[order[position]] = item.list
        } isInsertion: { position in
            added.update == host.updateNumber && added.ids.contains(order[position])
        }
    }

    /// What the closure makes of the element; reads of state in it are dependencies, as in a body.
    fileprivate func content(of id: ID) -> Content? {
        guard let value, let index = indices[id] else { return nil }
        host.bodyDepth += 1
        defer { host.bodyDepth -= 1 }
        return value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
    }
}

extension LazyElements: LazyRun, ListIdentities {
    var count: Int { ids.count }

    func madeList(at index: Int) -> BoxList? { lists[ids[index]] }

    func make(_ indices: [Int]) {
        let before = wanted.count
        for index in indices where ids.indices.contains(index) { wanted.insert(ids[index]) }
        if wanted.count != before { host.graph.untracked { apply() } }
    }

    func list(of id: AnyHashable) -> BoxList? {
        guard let id = id.base as? ID, let index = indices[id] else { return nil }
        make([index])
        return lists[id]
    }

    var identified: [(id: AnyHashable, list: BoxList)] {
        ids.compactMap { id in lists[id].map { (AnyHashable(id), $0) } }
    }
}

/// One element's content, made again when the `ForEach`, or state that its closure read, has changed.
private struct LazyElementRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    unowned let elements: LazyElements<Data, ID, Content>
    let id: ID
    let item: DynamicItem
    var last: Content

    static var name: String { "element of \(ForEach<Data, ID, Content>.self)" }

    mutating func evaluate(in graph: Graph) -> Content {
        guard !item.isFrozen else { return last }
        _ = graph.read(view)
        if let content = elements.content(of: id) { last = content }
        return last
    }
}
