/// Undo and redo history of a field.
///
/// Typing is undone by words, not by letters: consecutive typing, or deleting, is one step until a word ends, the caret
/// is moved, or another kind of edit follows.
struct UndoHistory: Sendable {
    enum Kind: Equatable, Sendable { case typing, deleting, other }

    struct Step: Sendable {
        fileprivate(set) var edits: [TextEdit]
        let before: TextSelection
        fileprivate(set) var after: TextSelection
        fileprivate let kind: Kind
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    /// True if the next edit may extend the last step.
    private var isOpen = false
    /// Greatest number of steps that are kept.
    private static let limit = 500

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    mutating func record(_ edit: TextEdit, _ kind: Kind, before: TextSelection, after: TextSelection) {
        undone = []
        defer { isOpen = kind != .other }
        if isOpen, let last = done.last, last.kind == kind, let lastEdit = last.edits.last,
            Self.continues(lastEdit, edit, kind)
        {
            done[done.count - 1].edits.append(edit)
            done[done.count - 1].after = after
            return
        }
        done.append(Step(edits: [edit], before: before, after: after, kind: kind))
        if done.count > Self.limit { done.removeFirst() }
    }

    /// Adds to the last step a change that the program made in response to it.
    mutating func amend(_ edit: TextEdit, after: TextSelection) {
        guard !done.isEmpty else { return }
        done[done.count - 1].edits.append(edit)
        done[done.count - 1].after = after
    }

    /// Ends the last step, as after a movement of the caret: the next edit starts a new one.
    mutating func close() { isOpen = false }

    /// Clears the history, for when the text is replaced from outside.
    mutating func removeAll() { self = UndoHistory() }

    mutating func undo() -> Step? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        isOpen = false
        return step
    }

    mutating func redo() -> Step? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        isOpen = false
        return step
    }

    private static func continues(_ last: TextEdit, _ next: TextEdit, _ kind: Kind) -> Bool {
        switch kind {
        case .typing:
            guard next.removed.isEmpty, next.offset == last.offset + last.inserted.utf8.count else { return false }
            // A word that begins after white space starts a new step.
            return !(last.inserted.last?.isWhitespace ?? false) || (next.inserted.first?.isWhitespace ?? true)
        case .deleting:
            // Backspace, or Delete.
            return next.offset + next.removed.utf8.count == last.offset || next.offset == last.offset
        case .other: return false
        }
    }
}
