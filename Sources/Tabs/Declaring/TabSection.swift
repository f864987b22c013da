@_spi(Engine) public import ViewGraph
public import Views

/// Tabs under a common heading in a sidebar. In a bar they are tabs like all others.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
where Content.TabValue == SelectionValue {
    /// Type of the values that select the tabs.
    public typealias TabValue = SelectionValue

    private let header: Header
    private let content: Content

    /// Empty: a section is not composed of other content.
    @MainActor public var body: _TupleTabContent<SelectionValue> { _TupleTabContent(parts: []) }

    /// Appends the tabs of the section.
    @MainActor public func _collect(_ list: inout _TabList) {
        let header = Header.self == EmptyView.self ? nil : AnyView(header)
        list.section(header) { content._collect(&$0) }
    }
}

extension TabSection where Footer == EmptyView {
    /// Makes a section of `content` with `header` as heading.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.header = header()
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Makes a section of `content` without a heading.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        header = EmptyView()
        self.content = content()
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Makes a section of `content` with a localised heading.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
    }

    /// Makes a section of `content` with a verbatim heading.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        header = Text(title)
        self.content = content()
    }
}
