import Foundation
import Geometry

/// One place that can have the keyboard focus.
@MainActor package final class FocusTarget {
    package weak var box: LayoutBox?
    package var isEnabled = true
    /// True if neither keys nor clicks move the focus here: only the program does, for a listener.
    var isSilent = false
    /// True if the target is gone when the focus moves on.
    var isPassing = false
    /// True if the focus goes to targets in the target's box instead, if there are any.
    package var givesWay = false
    /// Called for Return or Space while the target is focused; nil if these keys do nothing.
    package var activate: (() -> Void)?
    /// Called for a key while the target is focused. Returns true if it used the key.
    package var keyPressed: ((KeyInput) -> Bool)?
    /// Handles a key that nothing else does, such as a letter by which a list finds a row; returns false if it does not.
    package var typed: (@MainActor (KeyInput) -> Bool)?
    /// Called when an input method changes the text while the target is focused.
    package var composed: ((TextInputChange) -> Void)?
    /// Replaces the selected text by what the closure makes of it, while the target is focused; nil if it has no text.
    package var transformSelection: (((String) -> String) -> Void)?
    /// True if the target takes typed text. Key handlers of the program around it are called first; shortcuts take
    /// precedence only if they have a modifier key.
    package var takesText = false
    /// Called when the target gains or loses the focus. `isVisible` is true if a focus ring shows it, because a key
    /// moved it.
    package var focusChanged: (_ isFocused: Bool, _ isVisible: Bool) -> Void = { _, _ in }

    package init(box: LayoutBox?) { self.box = box }
}

/// An object that is notified when the focus moves to another target, or to none.
@MainActor protocol FocusObserver: AnyObject {
    func focusMoved(to target: FocusTarget?)
}

/// The keyboard focus of a window: the view that has it, and its moves by Tab and the arrow keys.
@MainActor package final class FocusManager {
    unowned var host: ViewHost?
    private var targets: [FocusTarget] = []
    private var keyHandlers: [WeakHandler] = []
    private var shortcuts: [Shortcut] = []
    package private(set) var focused: FocusTarget?
    package private(set) var isFocusVisible = false
    private var observers: [any FocusObserver] = []
    /// Frame, in the window, of the focused view that was removed, from which the next move starts; nil otherwise.
    private var lost: CGRect?

    private struct WeakHandler {
        weak var box: LayoutBox?
        let isProgram: Bool
        let handle: (KeyInput) -> Bool
        let id: Int
    }

    private struct Shortcut {
        weak var box: LayoutBox?
        let id: Int
        let stroke: ShortcutStroke
        let isFallback: Bool
        let action: () -> Void
    }

    private var nextID = 0

    var targetCount: Int { targets.count }
    /// All places that can have the focus, in the order in which they were made.
    var allTargets: [FocusTarget] { targets }

    package func add(_ target: FocusTarget) { targets.append(target) }

    package func remove(_ target: FocusTarget) {
        targets.removeAll { $0 === target }
        guard focused === target else { return }
        focused = nil
        lost = frame(of: target)
        notifyObservers()
        guard isFocusVisible else { return }
        // Done after the update, when all views have their new places and other removed views are gone.
        host?.afterUpdate { [weak self] in self?.focusNearestToLost() }
    }

    /// Runs `action` for a key while `box` is in the window.
    ///
    /// - Parameters:
    ///   - stroke: the key and its modifiers.
    ///   - box: the box that the shortcut belongs to.
    ///   - isFallback: true if the shortcut runs only for keys that nothing else uses, such as a text that is edited.
    ///   - action: called when the key is pressed.
    /// - Returns: a number that removes the shortcut by ``removeShortcut(_:)``.
    package func addShortcut(
        _ stroke: ShortcutStroke, box: LayoutBox, isFallback: Bool = false, action: @escaping () -> Void
    ) -> Int {
        nextID += 1
        shortcuts.append(Shortcut(box: box, id: nextID, stroke: stroke, isFallback: isFallback, action: action))
        return nextID
    }

    package func removeShortcut(_ id: Int) { shortcuts.removeAll { $0.id == id } }

    /// Adds a handler of keys that are pressed while a view inside `box` is focused.
    ///
    /// - Parameters:
    ///   - box: the box around the focused view.
    ///   - isProgram: true for a handler of the program's own. It is called before a focused text, and also when keys
    ///     go up.
    ///   - handle: returns true if it used the key.
    /// - Returns: a number that removes the handler by ``removeKeyHandler(_:)``.
    package func addKeyHandler(
        box: LayoutBox, isProgram: Bool = false, handle: @escaping (KeyInput) -> Bool
    ) -> Int {
        nextID += 1
        keyHandlers.append(WeakHandler(box: box, isProgram: isProgram, handle: handle, id: nextID))
        return nextID
    }

    package func removeKeyHandler(_ id: Int) { keyHandlers.removeAll { $0.id == id } }

    /// Moves the focus to `target`; nil removes it. `isVisible` is true if a ring shows the focus, because a key moved
    /// it.
    package func focus(_ target: FocusTarget?, isVisible: Bool) {
        if focused !== target {
            focused?.focusChanged(false, false)
            if let focused, focused.isPassing { targets.removeAll { $0 === focused } }
            focused = target
            notifyObservers()
        }
        if target != nil { lost = nil }
        isFocusVisible = target != nil && isVisible
        target?.focusChanged(true, isVisible)
        if let box = target?.box { reveal(box) }
    }

    /// Scrolls the scroll views that contain `box` as little as needed to make it visible.
    func reveal(_ box: LayoutBox) {
        guard box.isPlaced else { return }
        var around = box.parent
        while let current = around {
            if let responder = current as? any ScrollResponder { responder.revealFocus(box) }
            around = current.parent
        }
    }

    /// Moves the focus of a listener to `box`, in which neither keys nor clicks find a place, until it moves on.
    package func focusForListener(_ box: LayoutBox) {
        if let target = silentTarget(in: box) { return focus(target, isVisible: isFocusVisible) }
        let target = FocusTarget(box: box)
        target.isEnabled = false
        target.isSilent = true
        target.isPassing = true
        add(target)
        focus(target, isVisible: isFocusVisible)
    }

    /// Scrolls the scroll views that contain `box`, at once and as little as needed to make `rect` of it visible. Called
    /// in a second pass.
    func show(_ rect: CGRect, of box: LayoutBox) {
        var around = box.parent
        while let current = around {
            (current as? any ScrollResponder)?.show(rect, of: box)
            around = current.parent
        }
    }

    /// Focuses the target nearest to the removed one, so that people who use only the keyboard keep a focus.
    private func focusNearestToLost() {
        guard focused == nil, let lost else { return }
        var best: (target: FocusTarget, distance: CGFloat)?
        for target in candidates {
            let frame = frame(of: target)
            let distance = hypot(frame.midX - lost.midX, frame.midY - lost.midY)
            if best.map({ distance < $0.distance }) ?? true { best = (target, distance) }
        }
        if let best { focus(best.target, isVisible: true) }
    }

    func pointerPressed() {
        isFocusVisible = false
        if let focused { focused.focusChanged(true, false) }
    }

    /// Handles a key that went down, repeats, or went up. Returns true if it was used.
    @discardableResult package func keyPressed(_ key: KeyInput) -> Bool {
        if key.phase == .up {
            return focused.map { askAround($0, key) { $0.isProgram } } ?? askRoots(key) { $0.isProgram }
        }
        if host?.contentAboveRoot?.keyPressed(key) == true { return true }
        if let focused, focused.takesText {
            if askAround(focused, key, where: { $0.isProgram }) { return true }
            if key.holdsShortcutKey, perform(key) { return true }
            if focused.keyPressed?(key) == true { return true }
            if askAround(focused, key, where: { !$0.isProgram }) { return true }
        } else if let focused {
            if focused.keyPressed?(key) == true || askAround(focused, key) { return true }
        } else if askRoots(key) {
            return true
        }
        return perform(key) || perform(key, isFallback: true) || moveOrActivate(key) || focused?.typed?(key) == true
    }

    /// Runs the shortcut of the key. Returns false if there is none.
    private func perform(_ key: KeyInput, isFallback: Bool = false) -> Bool {
        guard
            let shortcut = shortcuts.last(where: {
                $0.isFallback == isFallback && $0.stroke.matches(key) && $0.box?.isInLeavingView == false
                    && isReachable($0.box)
            })
        else { return false }
        shortcut.action()
        return true
    }

    private func moveOrActivate(_ key: KeyInput) -> Bool {
        switch key.name {
        case "Tab" where key.modifiers & ~(KeyInput.shift | KeyInput.control) == 0:
            return step(by: key.modifiers & KeyInput.shift != 0 ? -1 : 1)
        case "ISO_Left_Tab": return step(by: -1)
        case "Left" where !key.holdsShortcutKey: return move(CGPoint(x: -1, y: 0))
        case "Right" where !key.holdsShortcutKey: return move(CGPoint(x: 1, y: 0))
        case "Up" where !key.holdsShortcutKey: return move(CGPoint(x: 0, y: -1))
        case "Down" where !key.holdsShortcutKey: return move(CGPoint(x: 0, y: 1))
        case "Return", "KP_Enter", "space":
            guard key.modifiers == 0, key.phase == .down, let activate = focused?.activate else { return false }
            activate()
            return true
        default: return false
        }
    }

    /// True if keys reach `box`: content above the root may take all keys.
    private func isReachable(_ box: LayoutBox?) -> Bool {
        guard let box, let host else { return false }
        return host.contentAboveRoot?.isReachable(box) ?? true
    }

    /// Calls the key handlers of the target's box and its ancestors, from the inside out, until one returns true.
    private func askAround(
        _ target: FocusTarget, _ key: KeyInput, where isWanted: (WeakHandler) -> Bool = { _ in true }
    ) -> Bool {
        var box = target.box
        while let current = box {
            for handler in keyHandlers where handler.box === current && isWanted(handler) && handler.handle(key) {
                return true
            }
            box = current.parent
        }
        return false
    }

    /// Calls all reachable key handlers, while nothing is focused, until one returns true.
    private func askRoots(_ key: KeyInput, where isWanted: (WeakHandler) -> Bool = { _ in true }) -> Bool {
        keyHandlers.contains {
            $0.box?.isInLeavingView == false && isReachable($0.box) && isWanted($0) && $0.handle(key)
        }
    }

    func add(observer: any FocusObserver) { observers.append(observer) }

    func remove(observer: any FocusObserver) { observers.removeAll { $0 === observer } }

    private func notifyObservers() {
        for observer in observers { observer.focusMoved(to: focused) }
    }

    /// The first target in `box` that can take the focus; nil if there is none.
    package func firstTarget(in box: LayoutBox) -> FocusTarget? {
        map?.tabOrder.first { $0.box?.isInside(box) ?? false }
    }

    /// The target in `box` that only a listener's focus comes to; nil if there is none.
    func silentTarget(in box: LayoutBox) -> FocusTarget? {
        targets.first { $0.isSilent && $0.box === box && !box.isInLeavingView }
    }

    private var candidates: [FocusTarget] {
        let all = targets.filter { target in
            guard let box = target.box, target.isEnabled, box.isPlaced else { return false }
            return !box.isInLeavingView && box.size.width > 0 && box.size.height > 0 && isReachable(box) && shows(box)
        }
        guard all.contains(where: \.givesWay) else { return all }
        return all.filter { target in
            guard target.givesWay, let box = target.box else { return true }
            return !all.contains { $0 !== target && $0.box?.isInside(box) == true }
        }
    }

    /// True if `box` is seen when all animations have ended. Shortcuts act in hidden views, too, but the focus does not go
    /// there.
    private func shows(_ box: LayoutBox) -> Bool {
        var next: LayoutBox? = box
        while let current = next {
            guard current.showsLayer else { return false }
            next = current.parent
        }
        return true
    }

    /// Moves the focus by Tab, through all places in reading order.
    private func step(by step: Int, isPrepared: Bool = false) -> Bool {
        if !isPrepared, prepare(isForward: step > 0, along: nil, then: { _ = $0.step(by: step, isPrepared: true) }) {
            return true
        }
        guard let order = tabOrder, !order.isEmpty else { return false }
        let current = order.firstIndex { $0 === focused }
        let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
        focus(order[next], isVisible: true)
        return true
    }

    /// All places in the order in which Tab visits them, with the one that has a listener's focus: Tab goes on from there.
    private var tabOrder: [FocusTarget]? {
        guard let root = host?.root else { return nil }
        let all = candidates
        guard !all.isEmpty, let focused, focused.isSilent, focused.box?.isPlaced == true else {
            return FocusMap(all, in: root).tabOrder
        }
        return FocusMap(all + [focused], in: root).tabOrder
    }

    /// Moves the focus by an arrow key, to the nearest place in that direction.
    private func move(_ direction: CGPoint, isPrepared: Bool = false) -> Bool {
        if !isPrepared,
            prepare(
                isForward: isForward(direction), along: direction.x == 0 ? .vertical : .horizontal,
                then: { _ = $0.move(direction, isPrepared: true) })
        {
            return true
        }
        guard let from = focused.map({ frame(of: $0) }) ?? lost else { return step(by: 1) }
        guard let next = map?.place(toward: direction, from: from, focused: focused) else { return false }
        focus(next, isVisible: true)
        return true
    }

    /// Lets views that make their content as it is seen make the place that is next.
    ///
    /// - Parameters:
    ///   - isForward: true for content after the focused view.
    ///   - axis: the axis along which the focus moves; nil for an order.
    ///   - then: moves the focus, when the place is made.
    /// - Returns: false if nothing has to be made.
    private func prepare(
        isForward: Bool, along axis: Axis?, then: @escaping @MainActor (FocusManager) -> Void
    ) -> Bool {
        guard let box = focused?.box else { return false }
        var around = box.parent
        while let current = around {
            if (current as? any FocusContainer)?.reach(beyond: box, isForward: isForward, along: axis) == true {
                host?.afterUpdate { [weak self] in self.map(then) }
                return true
            }
            around = current.parent
        }
        return false
    }

    private func isForward(_ direction: CGPoint) -> Bool {
        let isMirrored = focused?.box?.mirrorsContent ?? false
        return direction.y > 0 || (isMirrored ? direction.x < 0 : direction.x > 0)
    }

    /// True if a view in `box` can take the focus.
    package func hasTarget(in box: LayoutBox) -> Bool {
        targets.contains { target in target.isEnabled && target.box?.isInside(box) ?? false }
    }

    private var map: FocusMap? { (host?.root).map { FocusMap(candidates, in: $0) } }

    private func frame(of target: FocusTarget) -> CGRect { target.box?.frameInWindow() ?? .zero }
}
