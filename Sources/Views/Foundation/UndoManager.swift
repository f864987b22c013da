import Foundation

/// Remembers how changes are undone, and done again. On Apple's systems it is Foundation's; Foundation for Linux lacks it.
///
/// What is registered while one event is handled is one step. What is registered while a step is undone is how it is done
/// again. Targets are not kept alive; a step whose target has gone does nothing.
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

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    /// Groups that have begun and not ended, from the outside in.
    private var open: [Step] = []
    /// True if the outermost open group began by itself and ends with the event.
    private var isEventGroupOpen = false
    private var activity = Activity.idle
    private var disabled = 0
    /// Has its argument called when the event that is being handled is over.
    private let atEndOfEvent: @MainActor (@escaping @MainActor () -> Void) -> Void

    /// A manager that remembers nothing yet. What is registered in one turn of the main run loop is one step.
    public nonisolated init() {
        atEndOfEvent = { end in RunLoop.main.perform { MainActor.assumeIsolated { end() } } }
    }

    /// - Parameter atEndOfEvent: has its argument called when the event that is being handled is over.
    package nonisolated init(atEndOfEvent: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        self.atEndOfEvent = atEndOfEvent
    }

    // MARK: Registering

    /// Remembers how a change is undone.
    ///
    /// - Parameters:
    ///   - target: whose change it is; it is handed to `handler`, and not kept alive.
    ///   - handler: makes the change good, and registers how to make it again.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if activity == .idle {
            if open.isEmpty, groupsByEvent { beginEventGroup() }
            redoSteps = []
        }
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if open.isEmpty { push(Step(actions: [action])) } else { open[open.count - 1].actions.append(action) }
    }

    /// False while ``registerUndo(withTarget:handler:)`` is ignored.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Ignores what is registered from now on; as many calls of ``enableUndoRegistration()`` end it.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends one ``disableUndoRegistration()``; without one it does nothing.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// How many steps are kept at most; 0 is no limit.
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

    /// Whether what is registered in one event is one step.
    public var groupsByEvent = true
    /// How many groups are open; 0 outside of all. The one that an event opens by itself counts.
    public var groupingLevel: Int { open.count }

    /// Opens a group: what is registered up to ``endUndoGrouping()`` belongs to one step.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, activity == .idle { beginEventGroup() }
        open.append(Step())
    }

    /// Ends the innermost group; one that is in no other is a step, if anything is in it.
    open func endUndoGrouping() {
        guard let ended = open.popLast() else { return }
        if open.isEmpty {
            isEventGroupOpen = false
            if !ended.actions.isEmpty { push(ended) }
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

    /// Whether there is a step to undo, an unfinished one counted.
    public var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is a step that was undone and can be done again.
    public var canRedo: Bool { !redoSteps.isEmpty }
    /// True while ``undo()`` runs.
    public var isUndoing: Bool { activity == .undoing }
    /// True while ``redo()`` runs.
    public var isRedoing: Bool { activity == .redoing }

    /// Undoes the last step.
    open func undo() {
        endEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last step that has ended; an event's unfinished one is left as it is.
    open func undoNestedGroup() {
        guard activity == .idle, let step = undoSteps.popLast() else { return }
        run(step, as: .undoing)
    }

    /// Does the step that was undone last again.
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
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
        open = []
        isEventGroupOpen = false
    }

    /// Forgets what was registered for `target`.
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

    /// Names the step that is being registered, or else the last one: "Rename".
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if let last = undoSteps.indices.last {
            undoSteps[last].name = actionName
        }
    }

    /// The name of the step that ``undo()`` would undo; empty if it has none.
    public var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoSteps.last?.name ?? "" }
    /// The name of the step that ``redo()`` would do again; empty if it has none.
    public var redoActionName: String { redoSteps.last?.name ?? "" }
    /// What an item of a menu that undoes should say: "Undo Rename".
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What an item of a menu that does again should say: "Redo Rename".
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// What a menu says that undoes a step of this name: "Undo" alone if it is empty.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
    /// What a menu says that does a step of this name again: "Redo" alone if it is empty.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
}
