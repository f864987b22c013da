import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// What an action is to the user.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action (S18.16).
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        role = nil
        self.action = action
        self.label = label()
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        PressableView(action: action) { isPressed in
            style.body(role: role, label: AnyView(label), isPressed: isPressed, trigger: action)
        }
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleKey) } }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(title) } }
}

/// A view that follows presses and keys and knows whether it is pressed: the inside of every button.
nonisolated private struct PressableView<Content: View>: View {
    let action: @MainActor () -> Void
    let content: (Bool) -> Content
    @State private var isPressed = false

    init(action: @escaping @MainActor () -> Void, content: @escaping (Bool) -> Content) {
        self.action = action
        self.content = content
    }

    @MainActor var body: some View {
        content(isPressed).modifier(PressModifier(action: action) { isPressed = $0 })
    }
}

/// The press, the keyboard focus and the shortcut of a button.
nonisolated private struct PressModifier: PrimitiveModifier {
    let action: @MainActor () -> Void
    let pressedChanged: (Bool) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let box = PressBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let recognizer = ButtonRecognizer(action: {}, pressedChanged: { _ in })
        box.recognizer = recognizer
        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: inputs)
        target.focusChanged = { isFocused, isVisible in ring.isShown = isFocused && isVisible }
        inputs.sink(modifier.attribute) { value in
            recognizer.action = value.action
            recognizer.pressedChanged = value.pressedChanged
            target.activate = value.action
        }
        let shortcut = ShortcutRegistration(box: box) { [unowned target] in target.isEnabled ? target.activate?() : nil
        }
        inputs.sink(inputs.environment) { environment in
            box.isEnabled = environment.isEnabled
            target.isEnabled = environment.isEnabled
            shortcut.shortcut = environment.keyboardShortcut
        }
        inputs.lifetime.onEnd { [unowned host] in
            host.focus.remove(target)
            shortcut.shortcut = nil
        }
        content(ElementPlace(list: box.content, lifetime: inputs.lifetime))
    }
}

/// Keeps one control's shortcut in the window's table.
@MainActor private final class ShortcutRegistration {
    private unowned let box: LayoutBox
    private let action: () -> Void
    private var id: Int?

    init(box: LayoutBox, action: @escaping () -> Void) {
        self.box = box
        self.action = action
    }

    var shortcut: KeyboardShortcut? {
        didSet {
            guard shortcut != oldValue else { return }
            let focus = box.host.focus
            if let id { focus.removeShortcut(id) }
            id = nil
            guard let shortcut else { return }
            id = focus.addShortcut(
                key: shortcut.key.keyName, modifiers: shortcut.modifiers.pressed, box: box, action: action)
        }
    }
}
