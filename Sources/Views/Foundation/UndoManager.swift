import Foundation

/// Registers how changes are undone and redone. Part of Foundation on Apple's systems; Foundation for Linux lacks it.
///
/// Registrations during one event form one step. Registrations while a step is undone form its redo step, and vice
/// versa. Targets are held weakly; an action whose target is gone does nothing.
@MainActor @preconcurrency open class UndoManager {
    private struct Action {
        weak var target: AnyObject?
        let undo: @MainActor () -> Void
    }

    private struct Step {
        var actions: [Action] = []
        var name = ""
    }

    private enum Activity { case idle, undoing, redoing }

    /// Kinds of changes to the steps.
    package enum Change {
        /// A new step was made.
        case made
        /// The last step was undone, or the step undone last was redone.
        case undone, redone
    }

    /// Called after each change to the steps.
    package var onChange: @MainActor (Change) -> Void = { _ in }
    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    /// Open groups, outermost first.
    private var open: [Step] = []
    /// True if the outermost open group was opened by an event, and closes at its end.
    private var isEventGroupOpen = false
    private var activity = Activity.idle
    private var disabled = 0
    /// Calls its argument once the present event has been handled.
    private let atEndOfEvent: @MainActor (@escaping @MainActor () -> Void) -> Void

    /// An empty manager. Registrations during one turn of the main run loop form one step.
    public nonisolated init() {
        atEndOfEvent = { end in RunLoop.main.perform { MainActor.assumeIsolated { end() } } }
    }

    /// An empty manager. `atEndOfEvent` calls its argument once the present event has been handled.
    package nonisolated init(atEndOfEvent: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        self.atEndOfEvent = atEndOfEvent
    }

    // MARK: Registering

    /// Registers the undoing of a change.
    ///
    /// - Parameters:
    ///   - target: the changed object; passed to `handler`, and held weakly.
    ///   - handler: undoes the change, and registers its redoing.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if activity == .idle {
            if open.isEmpty, groupsByEvent { beginEventGroup() }
            redoSteps = []
        }
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if open.isEmpty {
            push(Step(actions: [action]))
            if activity == .idle { onChange(.made) }
        } else {
            open[open.count - 1].actions.append(action)
        }
    }

    /// True unless registrations are being ignored.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Ignores registrations until ``enableUndoRegistration()`` has been called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Cancels one ``disableUndoRegistration()``; without one, does nothing.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Greatest number of steps kept; 0, the default, is no limit.
    public var levelsOfUndo = 0 { didSet { trim() } }

    private func push(_ step: Step) {
        if activity == .undoing { redoSteps.append(step) } else { undoSteps.append(step) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoSteps.removeFirst(max(undoSteps.count - levelsOfUndo, 0))
        redoSteps.removeFirst(max(redoSteps.count - levelsOfUndo, 0))
    }

    // MARK: Groups

    /// True, the default, if registrations during one event form one step.
    public var groupsByEvent = true
    /// Number of open groups, including the one opened by an event.
    public var groupingLevel: Int { open.count }

    /// Opens a group: registrations until ``endUndoGrouping()`` belong to one step.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, activity == .idle { beginEventGroup() }
        open.append(Step())
    }

    /// Closes the innermost group. The outermost one becomes a step, unless it is empty.
    open func endUndoGrouping() {
        guard let ended = open.popLast() else { return }
        if open.isEmpty {
            isEventGroupOpen = false
            guard !ended.actions.isEmpty else { return }
            push(ended)
            if activity == .idle { onChange(.made) }
        } else {
            open[open.count - 1].actions += ended.actions
            if open[open.count - 1].name.isEmpty { open[open.count - 1].name = ended.name }
        }
    }

    private func beginEventGroup() {
        isEventGroupOpen = true
        open.append(Step())
        atEndOfEvent { [weak self] in self?.endEventGroup() }
    }

    private func endEventGroup() {
        if isEventGroupOpen, open.count == 1 { endUndoGrouping() }
    }

    // MARK: Undoing

    /// True if there is a step to undo, including an unfinished one.
    public var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// True if there is a step to redo.
    public var canRedo: Bool { !redoSteps.isEmpty }
    /// True while ``undo()`` runs.
    public var isUndoing: Bool { activity == .undoing }
    /// True while ``redo()`` runs.
    public var isRedoing: Bool { activity == .redoing }

    /// Undoes the last step, after closing the event's group.
    open func undo() {
        endEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last finished step; the event's open group is not affected.
    open func undoNestedGroup() {
        guard activity == .idle, let step = undoSteps.popLast() else { return }
        run(step, as: .undoing)
    }

    /// Redoes the step undone last.
    open func redo() {
        endEventGroup()
        guard activity == .idle, let step = redoSteps.popLast() else { return }
        run(step, as: .redoing)
    }

    private func run(_ step: Step, as activity: Activity) {
        self.activity = activity
        let outer = open
        open = [Step(name: step.name)]
        for action in step.actions.reversed() { action.undo() }
        while open.count > 1 { endUndoGrouping() }
        let opposite = open.popLast()
        if let opposite, !opposite.actions.isEmpty { push(opposite) }
        open = outer
        self.activity = .idle
        onChange(activity == .undoing ? .undone : .redone)
    }

    /// Removes all steps.
    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
        open = []
        isEventGroupOpen = false
    }

    /// Removes the registrations for `target`.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func cleared(_ steps: [Step]) -> [Step] {
            steps.map { step in
                var step = step
                step.actions.removeAll { $0.target === target || $0.target == nil }
                return step
            }
        }
        undoSteps = cleared(undoSteps).filter { !$0.actions.isEmpty }
        redoSteps = cleared(redoSteps).filter { !$0.actions.isEmpty }
        open = cleared(open)
    }

    // MARK: Names

    /// Names the open step, or else the last one, for menus: "Rename".
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if let last = undoSteps.indices.last {
            undoSteps[last].name = actionName
        }
    }

    /// Name of the step that ``undo()`` would undo; empty if it has none.
    public var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoSteps.last?.name ?? "" }
    /// Name of the step that ``redo()`` would redo; empty if it has none.
    public var redoActionName: String { redoSteps.last?.name ?? "" }
    /// Title of a menu item for undo: "Undo Rename".
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// Title of a menu item for redo: "Redo Rename".
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Title of a menu item that undoes a step of this name; "Undo" alone if it is empty.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
    /// Title of a menu item that redoes a step of this name; "Redo" alone if it is empty.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
}
