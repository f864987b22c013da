@_spi(Engine) public import ViewGraph

/// Tabs of a view with tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// Type of the values that select the tabs; `Never` if none has a value.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// Type of the content that this is composed of.
    associatedtype Body: TabContent
    /// Tabs that this is composed of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// Appends the tabs to `list`. Programs never call or implement this.
    @MainActor func _collect(_ list: inout _TabList)
}

extension TabContent {
    /// Appends the tabs of `body`.
    @MainActor public func _collect(_ list: inout _TabList) { body._collect(&list) }
}

/// Several tab contents in order. Programs never name this.
nonisolated public struct _TupleTabContent<TabValue: Hashable>: TabContent {
    let parts: [any TabContent]

    /// This value itself: it is not composed of other content.
    @MainActor public var body: _TupleTabContent<TabValue> { self }

    /// Appends the tabs of all parts.
    @MainActor public func _collect(_ list: inout _TabList) {
        for (index, part) in parts.enumerated() { list.descend(index) { part._collect(&$0) } }
    }
}

/// Tab content, or none. Programs never name this.
nonisolated public struct _OptionalTabContent<Content: TabContent>: TabContent {
    /// Type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    let content: Content?

    /// Empty: this is not composed of other content.
    @MainActor public var body: _TupleTabContent<Content.TabValue> { _TupleTabContent(parts: []) }

    /// Appends the tabs, if there are any.
    @MainActor public func _collect(_ list: inout _TabList) { content?._collect(&list) }
}

/// Result builder of tabs that are selected by values of one type.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    /// Returns a statement's content: a tab, a section, or content of a program's own type.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    /// Returns the content of the first statement of a closure.
    public static func buildPartialBlock<Content: TabContent>(first content: Content) -> Content
    where Content.TabValue == TabValue { content }
    /// Adds the tabs of the next statement.
    @MainActor public static func buildPartialBlock<Before: TabContent, Next: TabContent>(
        accumulated: Before, next: Next
    ) -> _TupleTabContent<TabValue> where Before.TabValue == TabValue, Next.TabValue == TabValue {
        _TupleTabContent(parts: [accumulated, next])
    }
    /// Returns the tabs of an `if` without `else`, or none.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> _OptionalTabContent<Content>
    where Content.TabValue == TabValue { _OptionalTabContent(content: content) }
    /// Returns the tabs of the first branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: TabContent>(first: Content) -> _TupleTabContent<TabValue>
    where Content.TabValue == TabValue { _TupleTabContent(parts: [first]) }
    /// Returns the tabs of another branch of an `if` or `switch`.
    @MainActor public static func buildEither<Content: TabContent>(second: Content) -> _TupleTabContent<TabValue>
    where Content.TabValue == TabValue { _TupleTabContent(parts: [second]) }
    /// Returns the tabs of an `if #available`.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Tabs as the content of a view with tabs. Programs never name this.
    nonisolated public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
        let tabs: Tabs

        /// Never shown: the view with tabs reads the tabs.
        @MainActor public var body: some View { EmptyView() }
    }
}
