public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place would have it, shown, or left out.
    case automatic, visible, hidden
}

/// Whether choosing an item closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let keepsOpen: Bool?
    /// As items do: it closes.
    public static let automatic = MenuActionDismissBehavior(keepsOpen: nil)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(keepsOpen: false)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(keepsOpen: true)
}

/// In which order a menu's items stand.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As they are written, from the top.
    public static let automatic = MenuOrder(name: "automatic")
    /// As they are written, from the control on: in a menu that opens upwards the first item is at the bottom.
    public static let priority = MenuOrder(name: "priority")
    /// As they are written, from the top.
    public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    /// Whether the controls of menus show that they open one.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    /// In which order items of menus stand.
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
    /// Sets whether the controls of menus in this view show that they open one.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets in which order items of menus in this view stand.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether choosing one of the items in this view closes their menu.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
