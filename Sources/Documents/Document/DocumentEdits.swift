import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Changes to a document since it was saved: steps of its window's undo manager, and others, which cannot be undone.
@MainActor final class DocumentEdits {
    /// Called when ``areUnsaved`` may have changed, and after each change.
    var onChange: () -> Void = {}
    /// Window of the document; nil until it is open.
    weak var host: ViewHost? { didSet { followSteps() } }
    /// Steps made and not undone, and their number when the document was saved.
    private var (steps, savedSteps) = (0, 0)
    /// True after a change without a step, or when the step at which the document was saved cannot be reached again.
    private var isBeyondSteps = false
    /// True between a change and the end of its step.
    private var isChanging = false
    /// Step that holds the typing into one text, which is undone as a whole outside of that text.
    private var typing: (text: ObjectIdentifier, step: Int)?

    /// True if there are changes that the saved file does not have.
    var areUnsaved: Bool { isBeyondSteps || isChanging || steps != savedSteps }

    private var manager: UndoManager? { host?.rootValues.undoManager }

    private func followSteps() {
        manager?.onChange = { [weak self] change in
            guard let self else { return }
            switch change {
            case .made:
                // The saved state was among the steps undone, which a new step removes.
                if steps < savedSteps { isBeyondSteps = true }
                steps += 1
            case .undone:
                steps -= 1
                typing = nil
            case .redone: steps += 1
            }
            isChanging = false
            onChange()
        }
    }

    /// Notes that the document was saved, or read anew.
    func saved() {
        (isBeyondSteps, isChanging, savedSteps, typing) = (false, false, steps, nil)
        onChange()
    }

    /// Notes that the document was never saved as it is.
    func neverSaved() {
        isBeyondSteps = true
        onChange()
    }

    /// Registers the undoing of a change of a value; while people type into one text, only that of the first.
    func valueChanges<Target: AnyObject>(of target: Target, undo: @escaping @MainActor (Target) -> Void) {
        defer { onChange() }
        guard let manager, manager.isUndoRegistrationEnabled else {
            isBeyondSteps = true
            return
        }
        if manager.isUndoing || manager.isRedoing {
            manager.registerUndo(withTarget: target, handler: undo)
            return
        }
        isChanging = true
        let focused = host?.focus.focused
        let text = focused?.takesText == true ? focused.map { ObjectIdentifier($0) } : nil
        if let typing, typing.text == text, steps == typing.step || steps == typing.step - 1 {
            isChanging = steps != typing.step
            return
        }
        typing = text.map { ($0, steps + 1) }
        manager.registerUndo(withTarget: target, handler: undo)
    }

    /// Notes that a document that is an object changes. Unless the change is registered with the undo manager, it is no step.
    func objectChanges() {
        guard let manager, let host else {
            isBeyondSteps = true
            return
        }
        guard !manager.isUndoing, !manager.isRedoing else { return }
        let before = steps
        isChanging = true
        onChange()
        host.enqueue(Transaction()) { [weak self] in
            // A group that is open becomes a step when the event ends.
            guard let self, isChanging, steps == before, manager.groupingLevel == 0 else { return }
            (isChanging, isBeyondSteps) = (false, true)
            onChange()
        }
    }
}
