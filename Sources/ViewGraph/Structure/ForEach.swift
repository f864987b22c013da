import AttributeGraph

/// Makes a view for each element of a collection. Views are matched with elements by identity when the collection
/// changes (S2.5, S2.6).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// Elements of the collection.
    public var data: Data
    /// Closure that makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Closure that returns the identities of a collection's elements, in order. It is made where the types are known to
    /// the compiler, so that a long collection is read by a loop without generic calls.
    let allIDs: (Data) -> [ID]
    /// True if each element is its own identity.
    let isOwnID: Bool
    /// True for `ForEach(0..<5)`, whose range must not change (S2.7).
    let isConstant: Bool

    @usableFromInline nonisolated package init(
        data: Data, id: @escaping (Data.Element) -> ID, allIDs: ((Data) -> [ID])? = nil, isOwnID: Bool = false,
        isConstant: Bool = false, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.allIDs = allIDs ?? { $0.asArray.map(id) }
        self.isOwnID = isOwnID
        self.isConstant = isConstant
        self.content = content
    }

    /// Returns the identity of `element`.
    package func identity(of element: Data.Element) -> ID { id(element) }

    /// Identities of the elements, in order.
    var ids: [ID] {
        if isOwnID, let ids = sameType(data.asArray, as: [ID].self) { return ids }
        return allIDs(data)
    }
}

extension ForEach: View where Content: View {
    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        if let source = Data.self as? any ElementSource.Type { return source.makeElements(at: view.place, inputs) }
        if inputs.isLazy { return LazyElements.make(view.attribute, inputs: inputs) }
        let structure = DynamicStructure<ID>(inputs, of: Self.self)
        structure.identify()
        structure.isOneElement = ElementCounts.isOne(Content.self)
        let host = inputs.host
        var constantCount: Int?
        // Attributes of the contents, in the order of the elements. Stored as places, because typed handles would need
        // a lookup of their metadata.
        var sources: [AttributePlace] = []
        // State and observable objects that the closures read are dependencies of the sink, as of a body.
        let evaluation = BodyEvaluation(host: host)
        let action: @MainActor (Self) -> Void = { [unowned host] value in
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
            let (ids, contents) = evaluation.runClosure(of: Self.self) { () -> ([ID], [Content]?) in
                let ids = value.ids
                // Common case: only the contents have changed. The items need not be compared.
                guard structure.isInLine(with: ids), sources.count == elements.count else {
                    return (ids, elements.map(value.content))
                }
                for index in elements.indices {
                    graph.set(Attribute(sources[index]), to: value.content(elements[index]))
                }
                return (ids, nil)
            }
            guard let contents else { return }
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
        evaluation.body =
            inputs.lifetime.perform {
                inputs.graph.addSink(SinkRule(value: view.attribute, action: action), phase: .structure)
            }.place
    }
}

extension ForEach where Content: View {
    // Disfavoured, as is the next one: a binding is a collection too, and the initialisers for bindings come first.
    /// Creates a view for each element. `id` is the key path of the element's identity, which must be unique (S2.6).
    @_disfavoredOverload
    @inlinable nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let path = id
        self.init(
            data: data, id: { $0[keyPath: path] }, allIDs: { data in _allIDs(of: data) { $0[keyPath: path] } },
            isOwnID: Self.isOwnID(path), content: content)
    }

    /// True if `path` is that of the element itself: a property of the element's own type at offset 0 can be nothing else.
    @usableFromInline nonisolated static func isOwnID(_ path: KeyPath<Data.Element, ID>) -> Bool {
        ID.self == Data.Element.self && MemoryLayout<Data.Element>.offset(of: path) == 0
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element. The identity of an element is its `id` (S2.6).
    @_disfavoredOverload
    @inlinable nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, allIDs: { data in _allIDs(of: data) { $0.id } }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each number of a constant range. A change of the number of elements is reported and ignored;
    /// use an initializer with `id` for a range that changes (S2.7).
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, allIDs: { Array($0) }, isOwnID: true, isConstant: true, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, from a binding to the element. The identity of an element is its `id`.
    @inlinable nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0].id) }, id: { $0.1 },
            allIDs: { _ in _allIDs(of: elements) { $0.id } }, content: { content(data[$0.0]) })
    }

    /// Creates a view for each element, from a binding to the element. `id` is the key path of the element's identity.
    @inlinable nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let elements = data.wrappedValue
        let path = id
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: path]) }, id: { $0.1 },
            allIDs: { _ in _allIDs(of: elements) { $0[keyPath: path] } }, content: { content(data[$0.0]) })
    }
}

// Its name begins with an underscore because programs see it: it is compiled into them.
// swift-format-ignore: NoLeadingUnderscores
/// Returns the identities of `elements`, in order.
@inlinable package func _allIDs<Elements: RandomAccessCollection, ID>(
    of elements: Elements, _ id: (Elements.Element) -> ID
) -> [ID] {
    var ids: [ID] = []
    ids.reserveCapacity(elements.count)
    for element in elements { ids.append(id(element)) }
    return ids
}
