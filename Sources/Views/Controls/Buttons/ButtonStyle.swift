import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// How a button looks; the press itself is the button's own.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to work with.
nonisolated public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How a button looks and when it acts.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style gets to work with.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

/// The looks of a desktop button: a quiet rounded rectangle.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The button that is most likely wanted: filled with the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No border; the label fades while it is pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Nothing but the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style that suits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }

/// A style of any type, as the environment carries it.
///
/// It holds the style itself and no closure over it: made anew with an equal style it is equal, and nothing inside has to
/// be evaluated again.
nonisolated struct AnyButtonStyle {
    enum Look { case automatic, bordered, prominent, borderless, plain, menuItem }

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
    @MainActor public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    @MainActor public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(primitive: style))
    }
}
