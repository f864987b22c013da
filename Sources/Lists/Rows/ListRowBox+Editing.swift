import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Deleting and moving: what people may do with the row, and the room of the controls for it.
extension ListRowBox {
    /// Action that deletes elements of the row's `ForEach`, and the object that stands for it; nil if there is none.
    var deletion: (source: AnyObject, perform: (IndexSet) -> Void)? {
        if let actions = element?.delete, let perform = actions.delete { return (actions, perform) }
        guard let source = element?.source, let action = trait(EditTraitsKey.self)?.delete else { return nil }
        return (source, action.perform)
    }

    /// Action that moves elements of the row's `ForEach`; nil if there is none.
    var movement: ((IndexSet, Int) -> Void)? {
        if let perform = element?.move?.move { return perform }
        return element == nil ? nil : trait(EditTraitsKey.self)?.move?.perform
    }

    /// True if people may delete the row's element.
    var canBeDeleted: Bool { role == .content && deletion != nil && !trait(DeleteDisabledTrait.self) }

    /// True if people may move the row's element.
    var canBeMoved: Bool { role == .content && movement != nil && !trait(MoveDisabledTrait.self) }

    /// Control at the row's leading edge in edit mode.
    var leadingControl: RowControls.Leading? {
        guard settings.isEditing, role == .content else { return nil }
        if list?.selection?.isMultiple == true, list?.value(of: self) != nil {
            return isSelected ? .selected : .unselected
        }
        return canBeDeleted ? .delete : nil
    }

    /// Width of the control at the leading edge, in points.
    var leadingRoom: CGFloat { leadingControl == nil ? 0 : 38 }
    /// Width of the handle at the trailing edge, in points.
    var trailingRoom: CGFloat { settings.isEditing && canBeMoved ? 34 : 0 }

    /// Makes the source of the button that deletes the row's element.
    func makeDeletion() -> SwipeSource {
        SwipeSource { [weak self] box in
            guard let self, !inputs.lifetime.hasEnded else { return }
            let inputs = inputs
            let view = inputs.lifetime.addSource(
                Button("Delete", role: .destructive) { [weak self] in
                    if let self { list?.delete([self]) }
                })
            inputs.makeSwipeActions(in: box, from: _GraphValue(view)) {
                Button<Text>._makeView(_GraphValue(view), inputs: $0)
            }
        }
    }

    /// Adds the box of the buttons at one edge, beside the content.
    func addSwipeBox(isLeading: Bool) -> SwipeBox {
        var inner = inputs
        let list = ElementPlace(beside: self, lifetime: inputs.lifetime).list
        inner.place = ElementPlace(list: list, lifetime: inputs.lifetime)
        let box = SwipeBox(inner)
        box.row = self
        box.isLeading = isLeading
        // Buttons are never narrower than their labels.
        box.ownLayer.clip = .bounds
        inner.add(box, named: SwipeBox.self)
        return box
    }
}
