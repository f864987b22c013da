import AnimationCore
import Controls
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Rows in one column that people scroll, select and edit. Each view in it is a row; rows are made as they come into
/// view.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listKind) private var kind
    @Environment(\.scrollBackgroundVisibility) private var background
    @Environment(\.editMode) private var editMode
    @Environment(\.nextColumn) private var nextColumn

    package init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows in a scroll view, on the ground of the list's style.
    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        ScrollView { ListRows(content: content, kind: kind, isEditing: isEditing, selection: shownSelection) }
            .environment(\.scrollFillsAcross, true)
            .background(background == .hidden ? Color.clear : kind.backdrop)
            .pageGround(background == .hidden ? nil : kind.backdrop)
    }

    /// The selection, which in a column of a split view also brings the next column to the front.
    @MainActor private var shownSelection: ListSelection? {
        guard let nextColumn else { return selection }
        return selection?.then { nextColumn.rowSelected() }
    }
}
