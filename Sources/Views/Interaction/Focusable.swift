public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// What the keyboard's focus is for on a view.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To act at a key, as buttons do: reached by keys alone.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To follow keys for a while, as fields do: a click takes it there too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both: reached by keys and by clicks.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view one that can have the keyboard.
nonisolated struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let interactions: FocusInteractions
    let focusChanged: (Bool) -> Void
    @State private var isFocused = false

    init(
        isFocusable: Bool, interactions: FocusInteractions, focusChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.isFocusable = isFocusable
        self.interactions = interactions
        self.focusChanged = focusChanged
    }

    @MainActor func body(content: Content) -> some View {
        // Read here, so that the body runs again when it changes.
        let isFocused = isFocused
        content
            .transformEnvironment(\.isFocused) { $0 = $0 || isFocused }
            .modifier(
                FocusPlaceModifier(isFocusable: isFocusable, followsClicks: interactions.contains(.edit)) {
                    self.isFocused = $0
                    focusChanged($0)
                })
    }
}

/// The place of a view among those that can have the keyboard.
nonisolated private struct FocusPlaceModifier: PrimitiveModifier {
    let isFocusable: Bool
    let followsClicks: Bool
    let focusChanged: (Bool) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: inputs)
        var isFocused = false
        target.focusChanged = { nowFocused, isVisible in
            guard graph.isAlive(modifier.attribute) else { return }
            ring.isShown = nowFocused && isVisible
            guard nowFocused != isFocused else { return }
            isFocused = nowFocused
            graph.peek(modifier.attribute).focusChanged(nowFocused)
        }
        box.priority = .simultaneous
        box.gesture = FocusPress(lifetime: inputs.lifetime) { [unowned host, unowned target] in
            guard target.isEnabled, graph.isAlive(modifier.attribute), graph.peek(modifier.attribute).followsClicks
            else { return }
            host.focus.focus(target, isVisible: false)
        }
        inputs.sink(inputs.environment) { [unowned target] environment in
            target.isEnabled = environment.isEnabled && graph.peek(modifier.attribute).isFocusable
        }
        inputs.sink(modifier.attribute) { [unowned target] value in
            target.isEnabled = value.isFocusable && graph.peek(inputs.environment).isEnabled
        }
        inputs.lifetime.onEnd { [unowned host] in host.focus.remove(target) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Notices a press and has nothing more to do with it.
@MainActor private final class FocusPress: AttachedGesture {
    private let lifetime: Lifetime
    private let pressed: @MainActor () -> Void

    init(lifetime: Lifetime, pressed: @escaping @MainActor () -> Void) {
        self.lifetime = lifetime
        self.pressed = pressed
    }

    var isAlive: Bool { !lifetime.hasEnded }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        if event.kind == .pressed { callbacks.perform(pressed) }
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {}
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether a ring shows where the focus is.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

/// When the focus that a program wants at first counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// The wish counts if nothing has the keyboard yet.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// The wish counts whatever has the keyboard.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
    /// Lets this view have the keyboard: Tab comes to it, `onKeyPress` on it is asked.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Lets this view have the keyboard; `interactions` say whether a click takes it there.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions)) }

    /// Lets this view have the keyboard, and has `onFocusChange` told when it gets it and loses it.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(
            FocusableModifier(isFocusable: isFocusable, interactions: .automatic, focusChanged: onFocusChange))
    }

    /// Leaves out the ring around what has the keyboard.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Has the focus be at `value` when this view appears, unless it is somewhere already.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, comesFirst: priority == .userInitiated))
    }
}

/// Asks for the focus when its view appears.
nonisolated private struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let comesFirst: Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        host.onAppear { [unowned host] in
            guard graph.isAlive(modifier.attribute) else { return }
            let wish = graph.peek(modifier.attribute)
            if host.focus.focused == nil || wish.comesFirst { wish.binding.wrappedValue = wish.value }
        }
        content(inputs.place)
    }
}
