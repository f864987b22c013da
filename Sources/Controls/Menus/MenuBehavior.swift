public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// `automatic` leaves the choice to the element.
    case automatic, visible, hidden
}

/// Effect of choosing an item on its menu: it closes or stays open.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let keepsOpen: Bool?
    /// The default: the menu closes.
    public static let automatic = MenuActionDismissBehavior(keepsOpen: nil)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(keepsOpen: false)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(keepsOpen: true)
}

/// Order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// In the order of the code, from the top.
    public static let automatic = MenuOrder(name: "automatic")
    /// In the order of the code, from the control on: if the menu opens upwards, the first item is at the bottom.
    public static let priority = MenuOrder(name: "priority")
    /// In the order of the code, from the top.
    public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    /// Visibility of the indicator on controls that open a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    /// Order of items in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the indicator on menu controls in this view.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of items in menus in this view.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether choosing an item in this view closes its menu.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
