import AttributeGraph

/// A view for each element of a collection, matched by identity when the collection changes (S2.5, S2.6).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Whether elements are told apart by themselves.
    let isOwnID: Bool
    /// `ForEach(0..<5)`: its range is not meant to change (S2.7).
    let isConstant: Bool

    nonisolated init(
        data: Data, id: @escaping (Data.Element) -> ID, isOwnID: Bool = false, isConstant: Bool = false,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.isOwnID = isOwnID
        self.isConstant = isConstant
        self.content = content
    }

    /// What tells `elements` apart, in their order.
    func ids(of elements: [Data.Element]) -> [ID] {
        if isOwnID, let ids = sameType(elements, as: [ID].self) { return ids }
        return elements.map(id)
    }
}

extension ForEach: View where Content: View {
    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.isLazy { return LazyElements.make(view.attribute, inputs: inputs) }
        let structure = DynamicStructure<ID>(inputs, of: Self.self)
        structure.identify()
        structure.isOneElement = ElementCounts.isOne(Content.self)
        let host = inputs.host
        var constantCount: Int?
        // Where the contents lie, in the order of the elements: by place, as nobody has to look up what type handles are.
        var sources: [AttributePlace] = []
        inputs.sink(view.attribute, phase: .structure) { [unowned host] value in
            if value.isConstant {
                if let constantCount, constantCount != value.data.count {
                    host.report(
                        "A \(Self.self) over a constant range went from \(constantCount) to \(value.data.count) elements; give "
                            + "it an id (id: \\.self) if the range changes. The old count stays (S2.7).")
                    return
                }
                constantCount = value.data.count
            }
            let graph = host.graph
            let elements = value.data.asArray
            // What the closures read of state they depend on here, as a body does.
            host.bodyDepth += 1
            let ids = value.ids(of: elements)
            // Most changes are to what the elements show: then it is not even looked at which items these are.
            if structure.isInLine(with: ids), sources.count == elements.count {
                for index in elements.indices {
                    graph.set(Attribute(sources[index]), to: value.content(elements[index]))
                }
                host.bodyDepth -= 1
                return
            }
            let contents = elements.map(value.content)
            host.bodyDepth -= 1
            var current: [AttributePlace] = []
            current.reserveCapacity(contents.count)
            structure.update(ids) { index, item, inputs in
                inputs.make { inputs in
                    let source = graph.addSource(contents[index]).place
                    item.payload = source
                    current.append(source)
                    Content._makeView(_GraphValue(source), inputs: inputs)
                }
            } refresh: { index, item in
                guard let source = item.payload else { return }
                current.append(source)
                graph.set(Attribute(source), to: contents[index])
            }
            sources = current
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element; `id` is the path to what tells elements apart, which should be different for each
    /// (S2.6).
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let path = id
        // No value has another of its own type at its start but itself.
        let isOwnID = ID.self == Data.Element.self && MemoryLayout<Data.Element>.offset(of: id) == 0
        self.init(data: data, id: { $0[keyPath: path] }, isOwnID: isOwnID, content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element; elements are told apart by their own `id` (S2.6).
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range that does not change. If it does, that is reported and the old count stays;
    /// give an `id` if it may (S2.7).
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, isOwnID: true, isConstant: true, content: content)
    }
}

extension ForEach where Content: View {
    /// A binding to each element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [(C.Index, Binding<C.Element>)], ID == C.Element.ID, C.Element: Identifiable {
        let pairs = data.indices.map { ($0, data[$0]) }
        self.init(data: pairs, id: { $0.1.wrappedValue.id }, content: { content($0.1) })
    }

    /// A binding to each element; `id` is the path to what tells elements apart.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [(C.Index, Binding<C.Element>)] {
        let path = id
        let pairs = data.indices.map { ($0, data[$0]) }
        self.init(data: pairs, id: { $0.1.wrappedValue[keyPath: path] }, content: { content($0.1) })
    }
}
