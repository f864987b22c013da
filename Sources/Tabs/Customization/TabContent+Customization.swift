import AnimationCore
public import Controls
@_spi(Engine) public import ViewGraph

/// Identity and visibility of a tab that people may show and hide.
struct TabCustomizing {
    /// Identity in a ``TabViewCustomization``; nil if people cannot hide the tab.
    var id: String?
    var allowsChange = true
    /// Visibility in a sidebar and in a tab bar before people choose.
    var isInSidebar = true
    var isInTabBar = true

    /// Returns true if the tab is shown in a sidebar, or else in a tab bar.
    func isShown(inSidebar: Bool, _ customization: TabViewCustomization?) -> Bool {
        let standard = inSidebar ? isInSidebar : isInTabBar
        guard let id, let customization else { return standard }
        let chosen = inSidebar ? customization[sidebarVisibility: id] : customization[tabBarVisibility: id]
        return chosen.isVisible ?? standard
    }
}

extension TabContent {
    /// Sets the identity by which a `TabViewCustomization` knows this tab or section. People can show and hide the tab then; in
    /// a section with an identity they can move the tabs that have one.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        _IdentifiedTabContent(content: self, id: id)
    }

    /// Sets the freedom of people to show and hide this tab in the given places.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { $0.customizing.allowsChange = behavior.allowsChange } }

    /// Sets the visibility of this tab in the given places, before people choose another one.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        changed { tab in
            for place in placements {
                if place.includes(sidebar: true) { tab.customizing.isInSidebar = visibility != .hidden }
                if place.includes(sidebar: false) { tab.customizing.isInTabBar = visibility != .hidden }
            }
        }
    }
}

/// Tabs with an identity in a `TabViewCustomization`. Programs never name this.
nonisolated public struct _IdentifiedTabContent<Content: TabContent>: TabContent {
    /// Type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    let content: Content
    let id: String

    /// Empty: the tabs are not composed of other content.
    @MainActor public var body: _TupleTabContent<Content.TabValue> { _TupleTabContent(parts: []) }

    /// Appends the identified tabs.
    @MainActor public func _collect(_ list: inout _TabList) { list.identify(id) { content._collect(&$0) } }
}

private enum TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}

extension View {
    /// Lets people choose the tabs that a sidebar shows: a press of the secondary button on it opens a menu of the tabs with a
    /// `customizationID`. In a section with a `customizationID` they drag tabs to other places. The choice is written to `customization`; nil ends the customisation.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization)
    }
}
