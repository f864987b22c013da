import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// What an action is to the user.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// Takes something away that cannot be had back: shown in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are: for the way out of what asks something.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action (S18.16).
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style

    /// - Parameters:
    ///   - action: what is done at a release inside the button, or by Return or space while it has the keyboard.
    ///   - label: what stands on it.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        role = nil
        self.action = action
        self.label = label()
    }

    /// The same with a role, which styles may show; nil is none.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        PressableView(action: action, tracksHover: style.showsHover) { state in
            style.body(ButtonParts(role: role, label: AnyView(label), state: state, trigger: action))
        }
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

/// The label of a button with a title and a symbol: `Label` itself is the name of the button's parameter.
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

    /// A button with a localised title beside a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { _ButtonTitle(titleKey, systemImage: systemImage) } }

    /// A button with a verbatim title beside a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { _ButtonTitle(title, systemImage: systemImage) } }
}
