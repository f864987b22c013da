import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// How a toggle looks and when it changes.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// What ``makeBody(configuration:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What a style gets to work with.
    typealias Configuration = ToggleStyleConfiguration
    /// What the toggle shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to work with.
nonisolated public struct ToggleStyleConfiguration {
    /// The toggle's label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether it is on; a style writes it.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A knob that slides from one side to the other.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    /// A knob that slides from one side to the other.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label, control: Switch(isOn: configuration.$isOn))
    }
}

/// A box with a tick, in front of the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
    /// A box with a tick, in front of the label.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Checkbox(isOn: configuration.$isOn, label: configuration.label)
    }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// A button that stays down.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
        PressableView(action: toggle, tracksHover: true) { state in
            StandardButtonBody(
                look: isOn.wrappedValue ? .prominent : .bordered, role: nil, label: AnyView(configuration.label),
                state: state)
        }
    }
}

/// An item of a menu, with a tick in front of it.
nonisolated struct MenuToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        return MenuRow(
            item: MenuItem(mark: isOn.wrappedValue ? .on : .none) { isOn.wrappedValue.toggle() },
            label: configuration.label)
    }
}

/// The style that suits the place: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// The style that suits the place.
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A knob that slides from one side to the other.
    public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick, in front of the label.
    public static var checkbox: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down.
    public static var button: Self { Self() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits the place.
    public static var automatic: Self { Self() }
}

/// A style of any type, as the environment carries it: the style itself, so that an equal one is equal.
nonisolated struct AnyToggleStyle {
    private let base: any ErasedToggleStyle

    init<S: ToggleStyle>(_ style: S) { base = ToggleLook(style: style) }

    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView { base.body(configuration) }
}

/// Not private: programs hold toggles, and must know how large the style within one is.
nonisolated protocol ErasedToggleStyle {
    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView
}

nonisolated private struct ToggleLook<S: ToggleStyle>: ErasedToggleStyle {
    let style: S

    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledToggle(dynamic: DynamicStyle(style: style), configuration: configuration))
    }
}

/// A toggle's body by some style.
nonisolated struct StyledToggle<S: ToggleStyle>: View {
    let dynamic: DynamicStyle<S>
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { menuLevel == nil ? self[ToggleStyleKey.self] : AnyToggleStyle(MenuToggleStyle()) }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles in this view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style))
    }
}
