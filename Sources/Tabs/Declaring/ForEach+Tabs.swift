@_spi(Engine) public import ViewGraph

extension ForEach: TabContent where Content: TabContent {
    /// Type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    /// Empty: the tabs are those of the elements.
    @MainActor public var body: _TupleTabContent<Content.TabValue> { _TupleTabContent(parts: []) }

    /// Appends the tabs of all elements.
    @MainActor public func _collect(_ list: inout _TabList) {
        for element in data { list.descend(identity(of: element)) { content(element)._collect(&$0) } }
    }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes tabs for each element of `data`, whose identity is its `id`.
    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V { self.init(data: data, id: { $0.id }, content: content) }
}

extension ForEach where Content: TabContent {
    /// Makes tabs for each element of `data`. `id` is the key path of the element's identity.
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        let path = id
        self.init(data: data, id: { $0[keyPath: path] }, content: content)
    }
}
