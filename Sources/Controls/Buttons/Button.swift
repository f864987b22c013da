import AnimationCore
import AttributeGraph
@_spi(Engine) public import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Purpose of a button's action.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// The action deletes something irrevocably: shown in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// The action dismisses a question without changing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// The action closes what is shown.
    public static let close = ButtonRole(name: "close")
    /// The action confirms a choice.
    public static let confirm = ButtonRole(name: "confirm")
}

/// A control that performs an action (S18.16).
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style

    /// A button that performs `action`.
    ///
    /// - Parameters:
    ///   - action: performed on a release inside the button, or by Return or space while the button has the focus.
    ///   - label: content of the button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        role = nil
        self.action = action
        self.label = label()
    }

    /// A button with a role, which its style may show; nil is none.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the environment's button style, with the press gesture.
    @MainActor public var body: some View {
        PressableView(
            action: action, tracksHover: style.showsHover, takesPresses: style.takesPresses, fillsRow: style.fillsRow,
            mayRepeat: true
        ) { state in
            style.body(ButtonParts(role: role, label: wholeLabel, state: state, trigger: action))
        }
    }

    /// The label as one view: several views stand side by side. An item of a menu arranges them itself.
    @MainActor private var wholeLabel: AnyView {
        Label._isOneElement || style.isMenuItem ? AnyView(label) : AnyView(HStack { label })
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, in the style around that style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

extension Button where Label == Text {
    /// A button with a localised title.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a localised title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleKey) } }

    /// A button with a role and a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(title) } }
}

/// Label of a button with a title and a symbol. Inside `Button`, `Label` is the generic parameter and hides the view.
public typealias _ButtonTitle = Label<Text, Image>

extension Button where Label == _ButtonTitle {
    /// A button with a localised title beside a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { _ButtonTitle(titleKey, systemImage: systemImage) } }

    /// A button with a verbatim title beside a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { _ButtonTitle(title, systemImage: systemImage) } }

    /// A button with a role and a localised title beside a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { _ButtonTitle(titleKey, systemImage: systemImage) } }

    /// A button with a role and a verbatim title beside a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { _ButtonTitle(title, systemImage: systemImage) } }
}
