import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A group's label as a control that opens a menu of its controls; in a menu, a submenu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style `.menu`.
    public init() {}

    /// The menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupMenu(configuration: configuration, isCompact: false)
    }
}

/// A group's label as a control that opens a menu with its controls side by side; in a menu, a submenu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The style `.compactMenu`.
    public init() {}

    /// The menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupMenu(configuration: configuration, isCompact: true)
    }
}

/// The controls side by side: in a menu as icons on one line, elsewhere in one frame.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The style `.palette`.
    public init() {}

    /// The row of controls.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with the controls side by side.
    public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls side by side, in a menu as icons.
    public static var palette: Self { Self() }
}

/// A group of controls as a menu.
nonisolated private struct GroupMenu: View {
    let configuration: ControlGroupStyleConfiguration
    let isCompact: Bool

    @MainActor var body: some View {
        Menu {
            if isCompact { PaletteRow(options: configuration.content) } else { configuration.content }
        } label: {
            configuration.label
        }
    }
}

private enum MenuGroupsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if groups of controls in a menu are submenus.
    var controlGroupsAreMenus: Bool {
        get { self[MenuGroupsKey.self] }
        set { self[MenuGroupsKey.self] = newValue }
    }
}
