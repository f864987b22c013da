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
    /// The elements that are made, by their places in ``ids``: a container looks up every element in each layout. The
    /// dictionary is not generic, so that the compiler specialises these look-ups.
    private var made: [Int: LazyElement] = [:]
    /// The elements that are made, by their identities.
    private var elements: [ElementKey<ID>: LazyElement] = [:]
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
        // Elements that are already made are updated by their own sinks.
        guard isFirst || new != ids else { return }
        if isFirst {
            ids = new
        } else {
            let change = IdentityChange(from: ids, to: new)
            ids = new
            if !lengths.isEmpty { lengths.move { change.newPlace(of: $0) } }
            made = [:]
            let before = elements
            elements = [:]
            for (key, element) in before {
                let place = element.place.flatMap { change.newPlace(of: $0) }
                element.place = place
                guard let place else { continue }
                made[place] = element
                elements[key] = element
            }
            lastChange = (change, host.updateNumber)
        }
        // The number of elements includes those that are not made.
        structure.itemsChanged()
        apply()
    }

    private func apply() {
        madeIndices = made.keys.sorted()
        var order: [ElementKey<ID>] = []
        var current: [LazyElement] = []
        order.reserveCapacity(madeIndices.count)
        current.reserveCapacity(madeIndices.count)
        for index in madeIndices {
            guard let element = made[index] else { continue }
            order.append(ElementKey(id: ids[index], occurrence: element.occurrence))
            current.append(element)
        }
        structure.update(order) { position, item, inputs in
            let element = current[position]
            element.list = item.list
            let graph = inputs.graph
            inputs.make { inputs in
                // Its first run makes the content, so that the closure runs once and its dependencies are the sink's.
                let evaluation = BodyEvaluation(host: host)
                let sink = graph.runSink(
                    LazyElementSink(
                        view: view, elements: self, key: order[position], element: element, item: item,
                        evaluation: evaluation),
                    phase: .structure)
                evaluation.body = sink.place
                item.onReturn = { graph.invalidateIfAlive(sink) }
                guard let content = element.content else { return }
                Content._makeView(_GraphValue(Attribute(content)), inputs: inputs)
            }
        } refresh: { position, item in
            current[position].list = item.list
        } isInsertion: { position in
            guard let lastChange, lastChange.update == host.updateNumber, let place = current[position].place else {
                return false
            }
            return lastChange.change.isNew(place)
        }
    }

    /// Adds the element at `place` to those that are made. Another one of the same identity that is made is a mistake of the
    /// program; each gets a key of its own (S2.6).
    private func want(_ place: Int) {
        guard ids.indices.contains(place), made[place] == nil else { return }
        var key = ElementKey(id: ids[place], occurrence: 0)
        while elements[key] != nil { key.occurrence += 1 }
        if key.occurrence > 0 { host.reportDoubled(key.id, in: ForEach<Data, ID, Content>.self) }
        let element = LazyElement(at: place, occurrence: key.occurrence)
        made[place] = element
        elements[key] = element
    }

    /// The element that is made for this identity; nil if there is none.
    fileprivate func element(_ key: ElementKey<ID>) -> LazyElement? { elements[key] }

    /// Returns the content of an element; nil if it is no longer in the data. State and observable objects that the
    /// closure reads are dependencies of `evaluation`, as in a body.
    fileprivate func content(of element: LazyElement, _ evaluation: BodyEvaluation) -> Content? {
        guard let value, let index = element.place else { return nil }
        return evaluation.runClosure(of: ForEach<Data, ID, Content>.self) {
            value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
        }
    }
}

extension LazyElements: LazyRun, ListIdentities {
    var count: Int { ids.count }

    func madeList(at index: Int) -> BoxList? { made[index]?.list }

    func identity(at index: Int) -> AnyHashable? { ids.indices.contains(index) ? AnyHashable(ids[index]) : nil }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        // One search compares; a table of all identities would have to hash each of them.
        return elements[ElementKey(id: id, occurrence: 0)]?.place ?? ids.firstIndex(of: id)
    }

    func make(_ indices: [Int]) {
        let before = made.count
        for index in indices { want(index) }
        if made.count != before { host.graph.untracked { apply() } }
    }

    func drop(_ indices: [Int]) {
        let before = made.count
        for index in indices {
            guard let element = made.removeValue(forKey: index) else { continue }
            element.place = nil
            elements[ElementKey(id: ids[index], occurrence: element.occurrence)] = nil
        }
        if made.count != before { host.graph.untracked { apply() } }
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

/// An element that is made.
@MainActor private final class LazyElement {
    /// Place in the data; nil after the element has left it or was dropped.
    var place: Int?
    /// Number of elements with the same identity that were made before.
    let occurrence: Int
    /// List of the element's boxes; nil until its views are made.
    var list: BoxList?
    /// Attribute of the element's content; nil until its closure has run.
    var content: AttributePlace?

    init(at place: Int, occurrence: Int) {
        self.place = place
        self.occurrence = occurrence
    }
}

/// Identity of an element that is made, with a number that makes duplicates distinct.
private struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    var occurrence: Int
}

/// Sets one element's content when the `ForEach`, or state that its closure has read, changes.
///
/// A sink and not a rule: content that is equal marks none of the element's attributes, which a rule would have to mark
/// before it runs.
private struct LazyElementSink<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    unowned let elements: LazyElements<Data, ID, Content>
    let key: ElementKey<ID>
    var element: LazyElement
    let item: DynamicItem
    let evaluation: BodyEvaluation
    var content: Attribute<Content>?

    static var name: String { "element of \(ForEach<Data, ID, Content>.self)" }

    mutating func evaluate(in graph: Graph) {
        guard !item.isFrozen else { return }
        // Only for the dependency: the value is in `elements` already, and is not copied.
        _ = graph.place(of: view)
        // The item has left and come back: its element is another one now.
        if element.place == nil, let current = elements.element(key) { element = current }
        guard let new = elements.content(of: element, evaluation) else { return }
        if let content {
            graph.set(content, to: new)
        } else {
            let made = graph.addSource(new)
            content = made
            element.content = made.place
        }
    }
}
