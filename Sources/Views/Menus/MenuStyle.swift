import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// How the control of a menu looks.
@MainActor @preconcurrency public protocol MenuStyle {
    /// What ``makeBody(configuration:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What a style gets to work with.
    typealias Configuration = MenuStyleConfiguration
    /// What the menu's control is; `Menu(configuration)` is the menu itself.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to work with.
nonisolated public struct MenuStyleConfiguration {
    /// The label of the menu's control.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// What is in the menu.
    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The style that suits the place: as buttons look there.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// The style that suits the place.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .automatic)
    }
}

/// As the button style around has it.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// As the button style around has it.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .button)
    }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A button without a border.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .borderless)
    }
}

/// A button with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
    /// A button with a border.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuLook, .bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits the place.
    public static var automatic: Self { Self() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// As the button style around has it.
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

/// A style of any type, as the environment carries it: the style itself and no closure over it, so that an equal one is
/// equal. Not private: programs hold menus, and must know how large what is within one is.
nonisolated struct AnyMenuStyle {
    private let base: any ErasedMenuStyle

    init<S: MenuStyle>(_ style: S) { base = MenuStyleLook(style: style) }

    @MainActor func body(_ configuration: MenuStyleConfiguration) -> AnyView { base.body(configuration) }
}

nonisolated protocol ErasedMenuStyle {
    @MainActor func body(_ configuration: MenuStyleConfiguration) -> AnyView
}

nonisolated private struct MenuStyleLook<S: MenuStyle>: ErasedMenuStyle {
    let style: S

    @MainActor func body(_ configuration: MenuStyleConfiguration) -> AnyView {
        AnyView(StyledMenu(style: style, configuration: configuration))
    }
}

/// A menu's body by some style.
nonisolated private struct StyledMenu<S: MenuStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: MenuStyleConfiguration

    init(style: S, configuration: MenuStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

/// The looks that come with the system.
enum MenuLook: Equatable { case automatic, button, borderless, bordered }

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }
private enum MenuLookKey: EnvironmentKey { static var defaultValue: MenuLook { .automatic } }

extension EnvironmentValues {
    var menuStyle: AnyMenuStyle? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the controls of menus in this view look.
    @MainActor public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, AnyMenuStyle(style))
    }
}
