import Controls
@_spi(Engine) public import ViewGraph
public import Views

/// Purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab searches. It is the last one in the bar.
    public static let search = TabRole(name: "search")
}

/// Title and image of a tab that is declared by their names.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    /// The image beside the title.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

/// One tab: its item in the bar, and its content. It is selected by `Value`, which is `Never` for a tab without one.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// Type of the value that selects the tab.
    public typealias TabValue = Value

    private let value: Value?
    private let role: TabRole?
    private let label: Label
    private let content: Content

    init(value: Value?, role: TabRole?, label: Label, content: Content) {
        self.value = value
        self.role = role
        self.label = label
        self.content = content
    }

    /// Empty: a tab is not composed of other content.
    @MainActor public var body: _TupleTabContent<Value> { _TupleTabContent(parts: []) }

    /// Appends this tab.
    @MainActor public func _collect(_ list: inout _TabList) {
        list.append(
            tag: value.map { AnyHashable($0) }, label: TabLabel(label), content: AnyView(content),
            isSearch: role == .search)
    }
}

extension Tab {
    /// Makes a tab that is selected by `value`, with `label` as its item.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: value, role: role, label: label(), content: content()) }
}

extension Tab where Value == Never {
    /// Makes a tab without a value, with `label` as its item.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, label: label(), content: content())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Makes a tab that is selected by `value`, with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: value, role: role, label: label, content: content())
    }

    /// Makes a tab that is selected by `value`, with a verbatim title and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: value, role: role, label: label, content: content())
    }

    /// Makes a tab that is selected by `value`, with a localised title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: value, role: role, label: label, content: content())
    }

    /// Makes a tab that is selected by `value`, with a verbatim title and an image.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: value, role: role, label: label, content: content())
    }

    /// Makes a tab that is selected by `value`, with the item of its role.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, label: .search, content: content())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Makes a tab with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        self.init(value: nil, role: role, label: label, content: content())
    }

    /// Makes a tab with a verbatim title and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        self.init(value: nil, role: role, label: label, content: content())
    }

    /// Makes a tab with a localised title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
        self.init(value: nil, role: role, label: label, content: content())
    }

    /// Makes a tab with a verbatim title and an image.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        let label = DefaultTabLabel(title: Text(title), image: Image(image))
        self.init(value: nil, role: role, label: label, content: content())
    }

    /// Makes a tab with the item of its role.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, label: .search, content: content())
    }
}

extension DefaultTabLabel {
    /// Item of a tab that searches.
    static var search: DefaultTabLabel {
        DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }
}
