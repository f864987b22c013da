@_spi(Engine) import ViewGraph
public import Views

/// Tabs that are changed after they have been declared. Programs never name this.
nonisolated public struct _ChangedTabContent<Content: TabContent>: TabContent {
    /// Type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    let content: Content
    let change: (inout TabEntry) -> Void

    /// Empty: the tabs are not composed of other content.
    @MainActor public var body: _TupleTabContent<Content.TabValue> { _TupleTabContent(parts: []) }

    /// Appends the changed tabs.
    @MainActor public func _collect(_ list: inout _TabList) {
        list.change(change) { content._collect(&$0) }
    }
}

extension TabContent {
    nonisolated func changed(_ change: @escaping (inout TabEntry) -> Void) -> some TabContent<TabValue> {
        _ChangedTabContent(content: self, change: change)
    }

    /// Shows `count` at the tab's item; 0 shows nothing.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        changed { $0.badge = .badge(count) }
    }

    /// Shows `label` at the tab's item; nil shows nothing.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }

    /// Shows the localised text `key` at the tab's item; nil shows nothing.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changed { $0.badge = key.map { Text($0) } }
    }

    /// Shows `label`, not localised, at the tab's item; nil shows nothing.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        changed { $0.badge = label.map { Text($0) } }
    }

    /// Leaves the tab out of the bar and the sidebar, if `hidden`.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }

    /// Prevents the tab from being selected by people, if `disabled`.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { $0.isDisabled = $0.isDisabled || disabled }
    }
}
