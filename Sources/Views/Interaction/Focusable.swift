public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Purposes for which a view takes the keyboard focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// Bits of the interactions.
    public let rawValue: Int
    /// The interactions whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Activation by a key, as of buttons: only keys move the focus there.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Continuous keyboard input, as of fields: clicks move the focus there too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both: keys and clicks move the focus there.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view focusable.
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
        // Read here so that the body is evaluated again when it changes.
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

/// Registers a view as a focus target, and moves the focus to it on a press.
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

/// Reports a press without taking part in the competition of gestures.
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
    /// True if a ring marks the focused view; default true.
    public internal(set) var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

/// Condition under which a default focus is applied.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// Applied if nothing has the focus yet.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Applied even if another view has the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
    /// Makes this view focusable: Tab reaches it, and its `onKeyPress` actions are called.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Makes this view focusable; `interactions` decides whether a click moves the focus there.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions)) }

    /// Makes this view focusable, and calls `onFocusChange` with true when it gains the focus and with false when it
    /// loses it.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(
            FocusableModifier(isFocusable: isFocusable, interactions: .automatic, focusChanged: onFocusChange))
    }

    /// Lets keys visit the focusable views in this view together: Tab visits all of them before it goes on, and an arrow key
    /// leaves them only if none lies ahead. For arrow keys from outside, the frame of this view counts as a whole; the view
    /// in it that is nearest gets the focus.
    nonisolated public func focusSection() -> some View { modifier(FocusSectionModifier()) }

    /// Hides the ring around the focused view, if `disabled`.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Moves the focus to `value` when this view appears, if nothing has it yet, or in any case with the priority
    /// `.userInitiated`.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, comesFirst: priority == .userInitiated))
    }
}

/// Sets the focus when its view appears.
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
