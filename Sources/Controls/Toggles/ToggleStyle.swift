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
    /// True if the toggle stands for several states that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
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
        Checkbox(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
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
    /// A checkbox in front of the label. Programs for iOS, where it does not exist, give styles of their own this name.
    @_disfavoredOverload public static var checkbox: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays highlighted while on.
    public static var button: Self { Self() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch; in a menu, an item with a tick.
    public static var automatic: Self { Self() }
}

/// A toggle's body made by a style.
nonisolated private struct StyledToggle<S: ToggleStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: ToggleStyleConfiguration

    init(style: DynamicStyle<S>, configuration: ToggleStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of toggles; nil for the default one.
    var toggleStyle: ControlStyle<ToggleStyleConfiguration>? { controlStyle(for: ToggleStyleConfiguration.self) }
}

extension View {
    /// Sets the look of toggles in this view. A toggle that the style makes of its configuration looks as the styles around say.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledToggle<S>.self))
    }
}
