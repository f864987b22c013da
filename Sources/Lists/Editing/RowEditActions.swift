import AttributeGraph
import CoreTransferable
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Actions by which people edit the elements of a `ForEach`, found by the list as the mark of its elements.
@MainActor final class RowEditActions {
    /// Modifier that the mark belongs to.
    enum Kind: Sendable { case delete, move, insert }

    let kind: Kind
    fileprivate(set) var delete: ((IndexSet) -> Void)?
    fileprivate(set) var move: ((IndexSet, Int) -> Void)?
    fileprivate(set) var insert: (any RowInsertion)?

    init(_ kind: Kind) { self.kind = kind }
}

/// `onDelete`, `onMove` and `onInsert`: marks the elements of a `ForEach` with an action.
nonisolated struct EditActionsModifier: InputsModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: (any RowInsertion)?
    let kind: RowEditActions.Kind

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let actions = RowEditActions(
            inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.kind)
        let place = inputs.markedPlace(actions)
        inputs.place = place
        var isAllowed: Bool?
        inputs.sinkAtOnce(modifier.attribute) { [weak list = place.list] modifier in
            actions.delete = modifier.delete
            actions.move = modifier.move
            actions.insert = modifier.insert
            let isNow = modifier.delete != nil || modifier.move != nil || modifier.insert != nil
            if let before = isAllowed, before != isNow { list?.owner?.contentChanged() }
            isAllowed = isNow
        }
    }
}
