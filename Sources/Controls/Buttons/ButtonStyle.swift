import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of a button; the press gesture stays the button's own.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The button's label, role and state.
    typealias Configuration = ButtonStyleConfiguration
    /// The view shown for a button. It is made again whenever `isPressed` changes; the environment it reads is the
    /// button's.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, role and state of a button, for its style.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// Purpose of the action; nil if none was given.
    public let role: ButtonRole?
    /// Content of the button.
    public let label: Label
    /// True while the button is held down with the pointer over it.
    public let isPressed: Bool
}

/// Look and interaction of a button: a press performs the action only if the style's view calls `trigger()`. Keys, the keyboard
/// shortcut and assistive technology perform it in any case.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The button's label, role and action.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The view shown for a button; it calls the configuration's `trigger()` to perform the action. `Button(configuration)` is
    /// the button in the style around this one.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, role and action of a button, for its primitive style.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// Purpose of the action; nil if none was given.
    public let role: ButtonRole?
    /// Content of the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

/// A button in a grey rounded rectangle, as on desktops.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style `.bordered`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button filled with the accent colour, for the most likely action.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style `.borderedProminent`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without a border; its label fades while it is pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style `.borderless`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that is only its label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style `.plain`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The default style: without a border; in a menu, an item.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style `.automatic`.
    public init() {}
    /// The label alone: buttons draw this style themselves.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A grey rounded rectangle around the label.
    public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A rounded rectangle filled with the accent colour, with a white label: for the most likely action.
    public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// No border; the label is in the accent colour, and fades while it is pressed.
    public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone, in its own colours; it fades while it is pressed.
    public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: without a border; in a menu, an item.
    public static var automatic: Self { Self() }
}

/// A type-erased button style in the environment.
///
/// It stores the style and no closure, so that an equal style made anew compares equal and evaluates nothing again. A button
/// in the body that a style has made is in the style around that one (docs/decisions/0137-styles-lie-over-one-another.md).
nonisolated package struct AnyButtonStyle {
    enum Look { case automatic, bordered, prominent, borderless, plain, grouped, menuItem, swipeAction }

    private let base: any ErasedButtonStyle

    /// One of the system's styles.
    init(look: Look) { base = StandardButtonLook(look: look) }

    init<S: ButtonStyle>(_ style: S, over outer: AnyButtonStyle) { base = CustomButtonLook(style: style, outer: outer) }

    init<S: PrimitiveButtonStyle>(primitive style: S, over outer: AnyButtonStyle) {
        let look: Look? =
            switch style {
            case is BorderedButtonStyle: .bordered
            case is BorderedProminentButtonStyle: .prominent
            case is BorderlessButtonStyle, is LinkButtonStyle: .borderless
            case is PlainButtonStyle: .plain
            case is DefaultButtonStyle: .automatic
            default: nil
            }
        base = look.map { StandardButtonLook(look: $0) } ?? PrimitiveButtonLook(style: style, outer: outer)
    }

    @MainActor func body(_ parts: ButtonParts) -> AnyView { base.body(parts) }

    /// True if no button style was set.
    package var isAutomatic: Bool { (base as? StandardButtonLook)?.look == .automatic }

    /// True if buttons are items of a menu.
    var isMenuItem: Bool { (base as? StandardButtonLook)?.look == .menuItem }

    /// True if in a row of a list a press anywhere on the row is one on the button.
    var fillsRow: Bool {
        guard let look = (base as? StandardButtonLook)?.look else { return false }
        return look == .automatic || look == .swipeAction
    }

    /// True if a press on the button performs its action; false if the style's own view does so.
    var takesPresses: Bool { base.takesPresses }

    /// True if the style shows hover; custom styles are not told of it.
    var showsHover: Bool { base is StandardButtonLook }
}

/// The parts of a button that its style receives.
struct ButtonParts {
    let role: ButtonRole?
    let label: AnyView
    let state: ControlState
    let trigger: @MainActor () -> Void
}

/// A button style without its type. Not private: the layout of `Button` in other modules depends on it.
nonisolated protocol ErasedButtonStyle {
    var takesPresses: Bool { get }
    @MainActor func body(_ parts: ButtonParts) -> AnyView
}

nonisolated private struct StandardButtonLook: ErasedButtonStyle {
    let look: AnyButtonStyle.Look

    var takesPresses: Bool { true }

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        if look == .menuItem {
            return AnyView(MenuRow(item: MenuItem(role: parts.role, action: parts.trigger), label: parts.label))
        }
        return AnyView(StandardButtonBody(look: look, role: parts.role, label: parts.label, state: parts.state))
    }
}

nonisolated private struct CustomButtonLook<S: ButtonStyle>: ErasedButtonStyle {
    let style: S
    let outer: AnyButtonStyle

    var takesPresses: Bool { true }

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: parts.label)
        let configuration = ButtonStyleConfiguration(role: parts.role, label: label, isPressed: parts.state.isPressed)
        return AnyView(
            StyledButton(style: DynamicStyle(style: style), configuration: configuration)
                .modifier(ButtonStyleModifier(style: outer)))
    }
}

nonisolated private struct PrimitiveButtonLook<S: PrimitiveButtonStyle>: ErasedButtonStyle {
    let style: S
    let outer: AnyButtonStyle

    var takesPresses: Bool { false }

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: parts.label)
        let configuration = PrimitiveButtonStyleConfiguration(role: parts.role, label: label, action: parts.trigger)
        return AnyView(
            PrimitiveStyledButton(style: DynamicStyle(style: style), configuration: configuration)
                .modifier(ButtonStyleModifier(style: outer)))
    }
}

/// A button's body made by a custom `ButtonStyle`.
nonisolated private struct StyledButton<S: ButtonStyle>: View {
    let style: DynamicStyle<S>
    let configuration: ButtonStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

/// A button's body made by a custom `PrimitiveButtonStyle`.
nonisolated private struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
    let style: DynamicStyle<S>
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(look: .automatic) }
}

extension EnvironmentValues {
    package var buttonStyle: AnyButtonStyle {
        // In a menu every button is an item.
        get { menuLevel == nil ? self[ButtonStyleKey.self] : AnyButtonStyle(look: .menuItem) }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// Sets the button style of the content.
nonisolated private struct ButtonStyleModifier: InputsModifier {
    let style: AnyButtonStyle

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $0.buttonStyle = $1.style }
    }
}

/// Sets a custom style over those around, for the buttons in the content.
nonisolated private struct CustomButtonStyleModifier<S: ButtonStyle>: InputsModifier {
    let style: S

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) {
            $0.buttonStyle = AnyButtonStyle($1.style, over: $0[ButtonStyleKey.self])
        }
    }
}

/// Sets a primitive style over those around, for the buttons in the content.
nonisolated private struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: InputsModifier {
    let style: S

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) {
            $0.buttonStyle = AnyButtonStyle(primitive: $1.style, over: $0[ButtonStyleKey.self])
        }
    }
}

extension View {
    /// Sets the look of buttons in the view; the innermost style applies. In menus buttons are items regardless.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(CustomButtonStyleModifier(style: style))
    }

    /// Sets the look and interaction of buttons in the view; the innermost style applies. In menus buttons are items
    /// regardless.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}
