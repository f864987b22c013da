import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Makes a view open a menu: by a press, or with the focus by Return, Space, and the arrows up and down.
nonisolated struct MenuAnchorModifier<Items: View>: PrimitiveModifier, MenuSource {
    let items: Items
    /// Action of a click; the menu then opens when the view is held, or pressed at the indicator. Nil: a press opens
    /// the menu.
    let primaryAction: (@MainActor () -> Void)?
    /// True if the view shows one of several values: its menu then opens over it.
    let isSelector: Bool
    /// Called when the view's interaction state changes.
    let stateChanged: (ControlState) -> Void

    /// Width at the trailing edge that opens the menu of a control with a primary action, in points.
    static var indicatorWidth: CGFloat { 26 }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.blocksPresses = true
        box.facts = {
            var facts = AccessibilityFacts(.combined, role: .popUpButton)
            facts.states = .opensMenu
            return facts
        }
        let opener = MenuOpener(modifier.attribute, at: box, inputs: inputs)
        opener.liesOverView = graph.untracked { graph.peek(modifier.attribute) }.isSelector
        let press = MenuPress(box: box, opener: opener) {
            graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute).primaryAction : nil
        }
        box.gesture = press
        var state = ControlState()
        func show(_ edit: (inout ControlState) -> Void) {
            let before = state
            edit(&state)
            if state != before, graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).stateChanged(state) }
        }
        opener.openChanged = { isOpen in show { $0.isPressed = isOpen } }
        press.pressChanged = { isPressed in show { $0.isPressed = isPressed || opener.session != nil } }
        box.trackHover(in: inputs) { location in show { $0.isHovered = location != nil } }

        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: inputs)
        target.focusChanged = { isFocused, isVisible in ring.isShown = isFocused && isVisible }
        target.activate = {
            if let action = graph.peek(modifier.attribute).primaryAction { return action() }
            opener.openAtView(highlighting: opener.liesOverView ? .marked : .first)
        }
        target.keyPressed = { key in
            guard key.modifiers == 0 || key.modifiers == KeyInput.option, !key.isRepeat,
                key.name == "Down" || key.name == "Up"
            else { return false }
            opener.openAtView(highlighting: opener.liesOverView ? .marked : key.name == "Down" ? .first : .last)
            return true
        }
        let rowAction = opener.liesOverView ? inputs.addRowAction { opener.openAtView(highlighting: .marked) } : nil
        inputs.sink(inputs.environment) {
            target.isEnabled = $0.isEnabled
            rowAction?.isEnabled = $0.isEnabled
        }
        inputs.lifetime.onEnd { [unowned host] in
            host.focus.remove(target)
            opener.openChanged = { _ in }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// The press that opens a menu, and continues on its items.
@MainActor private final class MenuPress: AttachedGesture {
    private unowned let box: GestureBox
    private let opener: MenuOpener
    private let primaryAction: @MainActor () -> (@MainActor () -> Void)?
    var pressChanged: @MainActor (Bool) -> Void = { _ in }
    private var state = State.idle

    private enum State {
        case idle
        /// Pressed: a release performs `action`, holding opens the menu.
        case waiting(action: @MainActor () -> Void, since: Double)
        case open
    }

    /// Seconds for which a control with a primary action is held until its menu opens.
    private static let holdTime = 0.4

    init(
        box: GestureBox, opener: MenuOpener, primaryAction: @escaping @MainActor () -> (@MainActor () -> Void)?
    ) {
        self.box = box
        self.opener = opener
        self.primaryAction = primaryAction
    }

    var isAlive: Bool { !box.isInLeavingView }

    var wakeTime: Double? {
        if case .waiting(_, let since) = state { since + Self.holdTime } else { nil }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed:
            guard let action = primaryAction(), !isOnIndicator(event.location) else { return open(event, &callbacks) }
            state = .waiting(action: action, since: event.time)
            callbacks.perform { [pressChanged] in pressChanged(true) }
            return .active
        case .moved, .timePassed: return moved(event, &callbacks)
        case .released: return released(event, &callbacks)
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private func isOnIndicator(_ location: CGPoint) -> Bool {
        let frame = box.frameInWindow()
        let width = MenuAnchorModifier<EmptyView>.indicatorWidth
        return box.mirrorsContent ? location.x < frame.minX + width : location.x > frame.maxX - width
    }

    private func open(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        state = .open
        callbacks.perform { [opener] in
            opener.openAtView()
            opener.session?.pressBegan(at: event.location, time: event.time, isInside: false)
        }
        return .active
    }

    private func moved(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch state {
        case .idle: return .failed
        case .waiting(_, let since):
            return event.time >= since + Self.holdTime ? open(event, &callbacks) : .active
        case .open:
            if event.kind == .moved {
                callbacks.perform { [opener] in opener.session?.pointerMoved(to: event.location) }
            }
            return .active
        }
    }

    private func released(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        defer { state = .idle }
        switch state {
        case .idle: return .failed
        case .waiting(let action, _):
            let isInside = box.contains(event.location)
            callbacks.perform { [pressChanged] in
                pressChanged(false)
                if isInside { action() }
            }
        case .open:
            callbacks.perform { [opener] in opener.session?.pressEnded(at: event.location, time: event.time) }
        }
        return .ended
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .waiting = state { callbacks.perform { [pressChanged] in pressChanged(false) } }
        state = .idle
    }
}
