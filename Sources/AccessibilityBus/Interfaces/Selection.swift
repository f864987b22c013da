import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Selection`.
    static var selection: BusInterface<ElementObject> {
        BusInterface(InterfaceName.selection)
            .property("version", "u") { _ in .number(1) }
            .property("NSelectedChildren", "i") { .integer(Int32(clamping: $0.selectedChildren.count)) }
            .method("GetSelectedChild", takes: "i", gives: "(so)") { object, call in
                let (selected, index) = (object.selectedChildren, call.integer(0))
                let path = selected.indices.contains(index) ? object.path(at: selected[index]) : nil
                return [object.bridge.reference(to: path)]
            }
            .method("SelectChild", takes: "i", gives: "b") { object, call in
                [.flag(object.setSelected(true, object.child(call)))]
            }
            .method("DeselectChild", takes: "i", gives: "b") { object, call in
                [.flag(object.setSelected(false, object.child(call)))]
            }
            .method("DeselectSelectedChild", takes: "i", gives: "b") { object, call in
                let (selected, index) = (object.selectedChildren, call.integer(0))
                return [.flag(object.setSelected(false, selected.indices.contains(index) ? selected[index] : nil))]
            }
            .method("IsChildSelected", takes: "i", gives: "b") { object, call in
                [.flag(object.child(call).map { object.tree.elements[$0].states.contains(.selected) } ?? false)]
            }
            .method("SelectAll", gives: "b") { object, _ in [.flag(object.selectAll())] }
            .method("ClearSelection", gives: "b") { object, _ in [.flag(object.clearSelection())] }
    }
}

extension ElementObject {
    /// True if some of the children can be selected.
    var hasSelection: Bool {
        element.states.contains(.multiSelectable)
            || tree.children[place].contains { tree.elements[$0].states.contains(.selectable) }
    }

    fileprivate var selectedChildren: [Int] {
        tree.children[place].filter { tree.elements[$0].states.contains(.selected) }
    }

    /// Place of the child with the number that is a call's first argument; nil if there is none.
    fileprivate func child(_ call: BusCall) -> Int? {
        let (children, index) = (tree.children[place], call.integer(0))
        return children.indices.contains(index) ? children[index] : nil
    }

    /// Selects the element at `place`, or takes it out of the selection.
    ///
    /// - Returns: false without a place, or if the element refuses.
    func setSelected(_ isSelected: Bool, _ place: Int?) -> Bool {
        guard let place, tree.elements[place].states.contains(.selectable) else { return false }
        return object(at: place).perform(.setSelected(isSelected))
    }

    fileprivate func selectAll() -> Bool {
        guard element.states.contains(.multiSelectable) else { return false }
        let places = tree.children[place].filter { tree.elements[$0].states.contains(.selectable) }
        return places.reduce(!places.isEmpty) { result, place in setSelected(true, place) && result }
    }

    fileprivate func clearSelection() -> Bool {
        selectedChildren.reduce(true) { result, place in setSelected(false, place) && result }
    }
}
