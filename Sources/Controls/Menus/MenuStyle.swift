import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// Look of menu controls.
@MainActor @preconcurrency public protocol MenuStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The menu's label and content.
    typealias Configuration = MenuStyleConfiguration
    /// The view shown for a menu; `Menu(configuration)` is the menu itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, content and primary action of a menu, for its style.
nonisolated public struct MenuStyleConfiguration {
    /// The label of the menu's control.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The items of the menu.
    nonisolated public struct Content: View {
        let content: AnyView
        /// The items.
        @MainActor public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The default style: the environment's button style; for pickers, bordered.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// The style `.automatic`.
    public init() {}
    /// The menu with the default look.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration, look: .automatic)
    }
}

/// The environment's button style.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// The style `.button`.
    public init() {}
    /// The menu in the environment's button style.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration, look: .button)
    }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style `.borderlessButton`.
    public init() {}
    /// The menu as a button without a border.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration, look: .borderless)
    }
}

/// A button with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
    /// The style `.borderedButton`.
    public init() {}
    /// The menu as a button with a border.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration, look: .bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: the environment's button style; for pickers, bordered.
    public static var automatic: Self { Self() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// The environment's button style.
    public static var button: Self { Self() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: Self { Self() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: Self { Self() }
}

/// A menu's body made by a style.
nonisolated private struct StyledMenu<S: MenuStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: MenuStyleConfiguration

    init(style: DynamicStyle<S>, configuration: MenuStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// The control of a menu in one of the system's looks.
nonisolated struct StandardMenu: View {
    let configuration: MenuStyleConfiguration
    let look: MenuLook

    @MainActor var body: some View {
        MenuControl(
            label: configuration.label, items: configuration.content, primaryAction: configuration.primaryAction
        )
        .environment(\.menuLook, look)
    }
}

/// The system's menu looks.
enum MenuLook: Equatable { case automatic, button, borderless, bordered }

private enum MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { .automatic } }

extension EnvironmentValues {
    /// The style of menu controls; nil for the default one.
    var menuStyle: ControlStyle<MenuStyleConfiguration>? { controlStyle(for: MenuStyleConfiguration.self) }
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of menu controls in this view. A menu that the style makes of its configuration looks as the styles around say.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledMenu<S>.self))
    }
}
