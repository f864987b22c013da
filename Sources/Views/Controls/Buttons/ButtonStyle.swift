import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// How a button looks; the press itself is the button's own.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// What ``makeBody(configuration:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What a style gets to work with.
    typealias Configuration = ButtonStyleConfiguration
    /// What stands in place of a button. It is asked again when the button is pressed or let go; what it reads of the
    /// environment is the button's.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to work with.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the action is to the user; nil if nothing was said.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// True while the button is held down and the pointer is on it.
    public let isPressed: Bool
}

/// How a button looks and when it acts.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// What ``makeBody(configuration:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What a style gets to work with.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// What stands in place of a button, and when it acts: the body calls the configuration's `trigger()`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style gets to work with.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// What stands on the button.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the action is to the user; nil if nothing was said.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// The looks of a desktop button: a quiet rounded rectangle.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// What `.bordered` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The button that is most likely wanted: filled with the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// What `.borderedProminent` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No border; the label fades while it is pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// What `.borderless` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Nothing but the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// What `.plain` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style that suits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// What `.automatic` names: no border, and in menus the look of an item.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A quiet rounded rectangle around the label.
    public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Filled with the accent colour, the label in white: for what is most likely wanted.
    public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// No border; the label is in the accent colour and fades while it is pressed.
    public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label, in its own colours; it fades while it is pressed.
    public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits the place: no border.
    public static var automatic: Self { Self() }
}

/// A style of any type, as the environment carries it.
///
/// It holds the style itself and no closure over it: made anew with an equal style it is equal, and nothing inside has to
/// be evaluated again.
nonisolated struct AnyButtonStyle {
    enum Look { case automatic, bordered, prominent, borderless, plain, grouped, menuItem }

    private let base: any ErasedButtonStyle

    /// The looks that come with the system.
    init(look: Look) { base = StandardButtonLook(look: look) }

    init<S: ButtonStyle>(_ style: S) { base = CustomButtonLook(style: style) }

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        let look: Look? =
            switch style {
            case is BorderedButtonStyle: .bordered
            case is BorderedProminentButtonStyle: .prominent
            case is BorderlessButtonStyle: .borderless
            case is PlainButtonStyle: .plain
            case is DefaultButtonStyle: .automatic
            default: nil
            }
        if let look { base = StandardButtonLook(look: look) } else { base = PrimitiveButtonLook(style: style) }
    }

    @MainActor func body(_ parts: ButtonParts) -> AnyView { base.body(parts) }

    /// Whether nobody has said what buttons look like.
    var isAutomatic: Bool { (base as? StandardButtonLook)?.look == .automatic }

    /// Whether it shows that the pointer is over the button; a program's own style is never told.
    var showsHover: Bool { base is StandardButtonLook }
}

/// What a button gives its style.
struct ButtonParts {
    let role: ButtonRole?
    let label: AnyView
    let state: ControlState
    let trigger: @MainActor () -> Void
}

/// Not private: programs hold buttons, and must know how large the style within one is.
nonisolated protocol ErasedButtonStyle {
    @MainActor func body(_ parts: ButtonParts) -> AnyView
}

nonisolated private struct StandardButtonLook: ErasedButtonStyle {
    let look: AnyButtonStyle.Look

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        if look == .menuItem {
            return AnyView(MenuRow(item: MenuItem(role: parts.role, action: parts.trigger), label: parts.label))
        }
        return AnyView(StandardButtonBody(look: look, role: parts.role, label: parts.label, state: parts.state))
    }
}

nonisolated private struct CustomButtonLook<S: ButtonStyle>: ErasedButtonStyle {
    let style: S

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: parts.label)
        let configuration = ButtonStyleConfiguration(role: parts.role, label: label, isPressed: parts.state.isPressed)
        return AnyView(StyledButton(style: style, configuration: configuration))
    }
}

nonisolated private struct PrimitiveButtonLook<S: PrimitiveButtonStyle>: ErasedButtonStyle {
    let style: S

    @MainActor func body(_ parts: ButtonParts) -> AnyView {
        let label = ButtonStyleConfiguration.Label(content: parts.label)
        let configuration = PrimitiveButtonStyleConfiguration(role: parts.role, label: label, action: parts.trigger)
        return AnyView(PrimitiveStyledButton(style: style, configuration: configuration))
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(look: .automatic) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        // In a menu every button is an item.
        get { menuLevel == nil ? self[ButtonStyleKey.self] : AnyButtonStyle(look: .menuItem) }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons in the view look. The nearest one counts; in menus buttons are items whatever it says.
    @MainActor public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// How buttons in the view look and when they act. The nearest one counts; in menus buttons are items whatever it
    /// says.
    @MainActor public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(primitive: style))
    }
}
