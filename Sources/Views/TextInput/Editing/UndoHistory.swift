/// What can be taken back, and done again.
///
/// Typing is taken back by words, not by letters: what is typed, or deleted, in one go is one step until a word ends, the
/// caret is moved, or something else is done.
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
    /// Whether the next edit may belong to the last step.
    private var isOpen = false
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

    /// The program changed what was just edited: that is part of the same step.
    mutating func amend(_ edit: TextEdit, after: TextSelection) {
        guard !done.isEmpty else { return }
        done[done.count - 1].edits.append(edit)
        done[done.count - 1].after = after
    }

    /// The caret was moved: what is typed next is a step of its own.
    mutating func close() { isOpen = false }

    /// The text is another one.
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
            // A new word begins.
            return !(last.inserted.last?.isWhitespace ?? false) || (next.inserted.first?.isWhitespace ?? true)
        case .deleting:
            // Backwards, or forwards.
            return next.offset + next.removed.utf8.count == last.offset || next.offset == last.offset
        case .other: return false
        }
    }
}
