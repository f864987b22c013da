import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tabs of a view, collected in order. Programs never use this.
@MainActor public struct _TabList {
    private(set) var entries: [TabEntry] = []
    private var path: [AnyHashable] = []
    private var section: TabSectionEntry?

    /// Lists the tabs of `content`: declared tabs, or views with `tabItem`.
    init(_ content: some View) {
        if let source = content as? any TabSource {
            source.collect(&self)
            // A tab that searches stands at the end.
            entries = entries.filter { !$0.isSearch } + entries.filter(\.isSearch)
        } else {
            for element in ElementListing(content).elements { append(element) }
        }
        entries.removeAll(where: \.isHidden)
    }

    private mutating func append(_ element: ElementListing.Element) {
        var entry = TabEntry(id: element.id, tag: element.identity, content: element.view)
        // The innermost of several tags counts, as in all containers (S23.24).
        for case let tag as TraitModifier<TagTrait> in element.modifiers.reversed() { entry.tag = tag.value }
        for case let item as TabItemModifier in element.modifiers { entry.label = TabLabel(item.label) }
        for case let badge as TabBadgeModifier in element.modifiers { entry.badge = badge.badge }
        entries.append(entry)
    }

    mutating func append(tag: AnyHashable?, label: TabLabel, content: AnyView, isSearch: Bool) {
        var entry = TabEntry(id: path, tag: tag, label: label, content: content)
        entry.isSearch = isSearch
        entry.section = section
        entries.append(entry)
    }

    /// Appends what `collect` appends, below `part` of the identity.
    mutating func descend(_ part: AnyHashable, _ collect: (inout _TabList) -> Void) {
        path.append(part)
        collect(&self)
        path.removeLast()
    }

    /// Appends the tabs of a section.
    mutating func section(_ header: AnyView?, _ collect: (inout _TabList) -> Void) {
        let outer = section
        section = TabSectionEntry(id: path, header: header)
        collect(&self)
        section = outer
    }

    /// Appends what `collect` appends, with an identity in a ``TabViewCustomization``: that of a section, or of tabs that are
    /// in no section of their own.
    mutating func identify(_ id: String, _ collect: (inout _TabList) -> Void) {
        let outer = section?.id
        change(
            { tab in
                if tab.section?.id == outer { tab.customizing.id = id } else { tab.section?.customizationID = id }
            }, collect)
    }

    /// Appends what `collect` appends, with `change` applied to each tab.
    mutating func change(_ change: (inout TabEntry) -> Void, _ collect: (inout _TabList) -> Void) {
        let start = entries.count
        collect(&self)
        for index in start..<entries.count { change(&entries[index]) }
    }
}

/// Content of a view with tabs that is made of declared tabs.
@MainActor private protocol TabSource {
    func collect(_ list: inout _TabList)
}

extension TabContentBuilder.Content: TabSource {
    @MainActor func collect(_ list: inout _TabList) { tabs._collect(&list) }
}
