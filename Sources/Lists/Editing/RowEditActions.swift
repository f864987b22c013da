import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Actions by which people edit the elements of a `ForEach`, found by the list as the mark of its elements.
@MainActor final class RowEditActions {
    /// True for the mark of `onDelete`, false for that of `onMove`.
    let isDelete: Bool
    fileprivate(set) var delete: ((IndexSet) -> Void)?
    fileprivate(set) var move: ((IndexSet, Int) -> Void)?

    init(isDelete: Bool) { self.isDelete = isDelete }
}

/// `onDelete` and `onMove`: marks the elements of a `ForEach` with an action.
nonisolated struct EditActionsModifier: InputsModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    let isDelete: Bool

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let actions = RowEditActions(
            isDelete: inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.isDelete)
        let place = inputs.markedPlace(actions)
        inputs.place = place
        var isAllowed: Bool?
        inputs.sinkAtOnce(modifier.attribute) { [weak list = place.list] modifier in
            actions.delete = modifier.delete
            actions.move = modifier.move
            let isNow = modifier.delete != nil || modifier.move != nil
            if let before = isAllowed, before != isNow { list?.owner?.contentChanged() }
            isAllowed = isNow
        }
    }
}
