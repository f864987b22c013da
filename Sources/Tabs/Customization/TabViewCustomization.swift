public import Controls
import Views

/// People's choice of the tabs that a sidebar and a tab bar show, and of their order in the sections of a sidebar. It can be
/// stored, as by `@AppStorage`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Visibilities of the tab of one `customizationID`.
    struct Choice: Codable, Equatable {
        var sidebar: Bool?
        var tabBar: Bool?
    }

    /// Choices by the `customizationID` of the tabs.
    private(set) var choices: [String: Choice] = [:]
    /// Orders of tabs by the `customizationID` of their sections; nil before any choice.
    private var orders: [String: ChosenOrder]?

    /// Changes that people have made to a section of tabs.
    public struct SectionCustomization: Sendable {
        fileprivate var order: ChosenOrder?

        /// The `customizationID` of the section's tabs in their chosen order; nil before any choice.
        public var tabOrder: [String]? { order?.names }

        /// Gives the tabs of the section the order in which they are declared.
        public mutating func resetTabOrder() { order = nil }
    }

    /// A choice of nothing: tabs have their default visibility and order.
    public init() {}

    /// Visibility of the tab with this `customizationID` in a sidebar; `automatic` is the tab's default.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { Visibility(choices[id]?.sidebar) }
        set {
            choices[id, default: Choice()].sidebar = newValue.isVisible
            if choices[id] == Choice() { choices[id] = nil }
        }
    }

    /// Visibility of the tab with this `customizationID` in a tab bar; `automatic` is the tab's default.
    public subscript(tabBarVisibility id: String) -> Visibility {
        get { Visibility(choices[id]?.tabBar) }
        set {
            choices[id, default: Choice()].tabBar = newValue.isVisible
            if choices[id] == Choice() { choices[id] = nil }
        }
    }

    /// Changes to the section with this `customizationID`.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(order: orders?[id]) }
        set {
            var new = orders ?? [:]
            new[id] = newValue.order
            orders = new.isEmpty ? nil : new
        }
    }

    /// Order of the tabs of the section with this `customizationID`; nil before any choice. Deprecated by Apple.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    /// Gives all tabs their default visibility.
    public mutating func resetVisibility() { choices = [:] }

    /// Gives the tabs of all sections the order in which they are declared. What is shown stays.
    public mutating func resetSectionOrder() { orders = nil }

    /// Puts tabs of a section into the chosen order.
    func ordered(_ ids: [String], in section: String) -> [String] { orders?[section]?.ordered(ids) ?? ids }

    /// Moves a tab to the place of another one of its section.
    ///
    /// - Parameters:
    ///   - id: identity of the tab.
    ///   - target: identity of the tab whose place it takes.
    ///   - all: identities of all tabs of the section that people can move, as they are declared.
    ///   - section: identity of the section.
    mutating func move(_ id: String, toPlaceOf target: String, among all: [String], in section: String) {
        var new = ChosenOrder(ordered(all, in: section))
        new.move(id, toPlaceOf: target)
        self[section: section] = SectionCustomization(order: new)
    }
}

extension Visibility {
    fileprivate init(_ isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }

    /// True for visible, false for hidden, nil for automatic.
    var isVisible: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}

/// Freedom of people to customise a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    let allowsChange: Bool

    /// People can show and hide the tab if it has a `customizationID`.
    public static let automatic = TabCustomizationBehavior(allowsChange: true)
    /// People can show and hide the tab if it has a `customizationID`.
    public static let reorderable = TabCustomizationBehavior(allowsChange: true)
    /// People cannot hide the tab.
    public static let disabled = TabCustomizationBehavior(allowsChange: false)
}

/// Places that show tabs: the parts of an adaptable view with tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    /// True for all places, or else for this one alone.
    let isSidebar: Bool?

    /// The sidebar and the tab bar.
    public static let automatic = AdaptableTabBarPlacement(isSidebar: nil)
    /// The tab bar.
    public static let tabBar = AdaptableTabBarPlacement(isSidebar: false)
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(isSidebar: true)

    /// Returns true if the places include the sidebar, or else the tab bar.
    func includes(sidebar: Bool) -> Bool { isSidebar.map { $0 == sidebar } ?? true }
}
