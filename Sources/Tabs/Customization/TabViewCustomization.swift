public import Controls

/// People's choice of the tabs that a sidebar and a tab bar show. It can be stored, as by `@AppStorage`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Visibilities of the tab of one `customizationID`.
    struct Choice: Codable, Equatable {
        var sidebar: Bool?
        var tabBar: Bool?
    }

    /// Choices by the `customizationID` of the tabs.
    private(set) var choices: [String: Choice] = [:]

    /// A choice of nothing: tabs have their default visibility.
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

    /// Gives all tabs their default visibility.
    public mutating func resetVisibility() { choices = [:] }
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
