package import AnimationCore
@_spi(Engine) package import ViewGraph

/// Row of a list, as the controls in it see it: a press anywhere on the row performs their actions.
@MainActor package protocol ListRow: LayoutBox {
    /// True if controls inside `box`, which lies directly in the row or beside its content, act by presses on the row.
    func isPart(_ box: LayoutBox) -> Bool
    /// Adds an action that presses on the row perform until it is removed.
    func add(_ action: ListRowAction)
    /// Removes an action.
    func remove(_ action: ListRowAction)
}

/// Action of a control that a press on its row performs.
@MainActor package final class ListRowAction {
    /// Performs the action.
    package var perform: @MainActor () -> Void
    /// False while the control is disabled.
    package var isEnabled = true
    /// Value of a link. In a list that selects such values the row stands for it, and is selected instead of the action.
    package var value: AnyHashable?

    package init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

extension ElementPlace {
    /// The row that contains this place, for controls that act for the whole row; nil outside of lists.
    package var listRow: (any ListRow)? {
        var inner: LayoutBox?
        var next = box
        while let current = next {
            if current.isListRow, let row = current as? any ListRow {
                return inner.map { row.isPart($0) } ?? true ? row : nil
            }
            inner = current
            next = current.parent
        }
        return nil
    }
}

extension _ViewInputs {
    /// Has the row around this place perform `action` when it is pressed, for the lifetime of this place.
    ///
    /// - Returns: the row's action; nil outside of lists.
    package func addRowAction(_ action: @escaping @MainActor () -> Void) -> ListRowAction? {
        guard let row = place.listRow else { return nil }
        let made = ListRowAction(action)
        row.add(made)
        lifetime.onEnd { [weak row] in row?.remove(made) }
        return made
    }
}

private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in the rows of lists, where controls look different.
    package var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Removes what a list around sets for its rows, for content that is shown elsewhere.
    package mutating func leaveRow() {
        isInListRow = false
        sectionLooks = nil
    }
}
