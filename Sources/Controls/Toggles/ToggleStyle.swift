import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Look and interaction of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The toggle's label and state.
    typealias Configuration = ToggleStyleConfiguration
    /// The view shown for a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and state of a toggle, for its style.
nonisolated public struct ToggleStyleConfiguration {
    /// The toggle's label.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// State of the toggle; a style writes it.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A switch: a knob that slides between two sides.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// The style `.switch`.
    public init() { tint = nil }

    /// The style `.switch` with a colour of its own while it is on.
    public init(tint: Color) { self.tint = tint }

    /// The label with a switch.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let control = Switch(isOn: configuration.$isOn)
        if let tint {
            LabeledControl(label: configuration.label, control: control.tint(tint), keepsLine: true)
        } else {
            LabeledControl(label: configuration.label, control: control, keepsLine: true)
        }
    }
}

/// A checkbox in front of the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
    /// The style `.checkbox`.
    public init() {}

    /// The checkbox with its label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Checkbox(isOn: configuration.$isOn, label: configuration.label)
    }
}

/// A button that stays highlighted while on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    /// The style `.button`.
    public init() {}

    /// A button, prominent while on.
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

/// A menu item, with a tick in front of it while on.
nonisolated struct MenuToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        return MenuRow(
            item: MenuItem(mark: isOn.wrappedValue ? .on : .none) { isOn.wrappedValue.toggle() },
            label: configuration.label)
    }
}

/// The default style: a switch; in a menu, an item with a tick.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    /// The style `.automatic`.
    public init() {}

    /// The label with a switch.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch: a knob that slides between two sides.
    public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A checkbox in front of the label.
    public static var checkbox: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays highlighted while on.
    public static var button: Self { Self() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch; in a menu, an item with a tick.
    public static var automatic: Self { Self() }
}

/// A type-erased toggle style in the environment; it stores the style, so that equal styles compare equal.
nonisolated struct AnyToggleStyle {
    private let base: any ErasedToggleStyle

    init<S: ToggleStyle>(_ style: S) { base = ToggleLook(style: style) }

    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView { base.body(configuration) }
}

/// A toggle style without its type. Not private: the layout of `Toggle` in other modules depends on it.
nonisolated protocol ErasedToggleStyle {
    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView
}

nonisolated private struct ToggleLook<S: ToggleStyle>: ErasedToggleStyle {
    let style: S

    @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(StyledToggle(dynamic: DynamicStyle(style: style), configuration: configuration))
    }
}

/// A toggle's body made by a style.
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
    /// Sets the look of toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style))
    }
}
