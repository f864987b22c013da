import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Context menu and primary action for the rows of a list or table: the selected ones, or the one under the pointer if it
/// is not selected.
nonisolated private struct SelectionMenuModifier<Value: Hashable, Items: View>: PrimitiveModifier {
    let menu: (Set<Value>) -> Items
    /// Action of a double click and of Return; nil for none.
    let primaryAction: ((Set<Value>) -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let graph = inputs.graph
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.priority = .simultaneous
        let values = inputs.lifetime.addSource(Set<Value>())
        let source = inputs.lifetime.addRule(SelectionMenuRule(modifier: modifier.attribute, values: values))
        let opener = MenuOpener(source, at: box, inputs: inputs)
        box.contextRequested = { [unowned box, unowned host] location in
            guard Items.self != EmptyView.self, graph.isAlive(modifier.attribute) else { return nil }
            let meant = box.rowValues(at: location, as: Value.self)
            host.enqueue(Transaction()) { graph.set(values, to: meant) }
            return opener.openByPress(at: location)
        }
        let act: @MainActor (Set<Value>) -> Bool = { values in
            guard !values.isEmpty, graph.isAlive(modifier.attribute),
                let action = graph.peek(modifier.attribute).primaryAction
            else { return false }
            action(values)
            return true
        }
        box.gesture = DoubleClick(box: box) { [unowned box] in _ = act(box.rowValues(at: $0, as: Value.self)) }
        let keys = host.focus.addKeyHandler(box: box) { [unowned host] key in
            guard ["Return", "KP_Enter"].contains(key.name), key.modifiers == 0, key.phase == .down,
                let list = host.focus.focused?.box as? ListBox
            else { return false }
            return act(list.selectedValues(as: Value.self))
        }
        inputs.lifetime.onEnd { [unowned host] in host.focus.removeKeyHandler(keys) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// The items of a menu for some rows.
private struct SelectionMenu<Items: View>: MenuSource {
    let items: Items
}

private struct SelectionMenuRule<Value: Hashable, Items: View>: Rule {
    let modifier: Attribute<SelectionMenuModifier<Value, Items>>
    let values: Attribute<Set<Value>>

    static var name: String { "menu of rows" }

    func evaluate(in graph: Graph) -> SelectionMenu<Items> {
        SelectionMenu(items: graph.read(modifier).menu(graph.read(values)))
    }
}

/// Two presses in a short time at one place. It takes no part in the competition of gestures.
@MainActor private final class DoubleClick: AttachedGesture {
    private unowned let box: LayoutBox
    private let action: @MainActor (CGPoint) -> Void
    private var last: (location: CGPoint, time: Double)?

    /// Greatest time between the presses, in seconds, and distance, in points.
    private static let interval = 0.4
    private static let slack = 5.0

    init(box: LayoutBox, action: @escaping @MainActor (CGPoint) -> Void) {
        self.box = box
        self.action = action
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        guard event.kind == .pressed else { return .failed }
        let location = event.location
        if let last, event.time - last.time <= Self.interval,
            hypot(location.x - last.location.x, location.y - last.location.y) <= Self.slack
        {
            self.last = nil
            callbacks.perform { [action] in action(location) }
        } else {
            last = (location, event.time)
        }
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {}
}

extension LayoutBox {
    /// Values of the rows that an action at `location`, in the window, is for: all selected ones if the row there is
    /// selected, else that row; empty beside the rows.
    fileprivate func rowValues<Value: Hashable>(at location: CGPoint, as type: Value.Type) -> Set<Value> {
        var row: ListRowBox?
        var box = host.frontBox(at: location)
        while let current = box, current !== self {
            row = row ?? current as? ListRowBox
            if let list = current as? ListBox {
                guard let row, let value = list.value(of: row)?.base as? Value else { return [] }
                let selected = list.selectedValues(as: Value.self)
                return selected.contains(value) ? selected : [value]
            }
            box = current.parent
        }
        return []
    }
}

extension ListBox {
    /// The selected values of this type.
    fileprivate func selectedValues<Value: Hashable>(as type: Value.Type) -> Set<Value> {
        Set((selection?.values() ?? []).compactMap { $0.base as? Value })
    }
}

extension View {
    /// Adds a context menu to the rows of the list or table in this view. `menu` receives the selected values, or the one
    /// under the pointer if that is not selected, or none beside the rows. `primaryAction` is performed by a double click
    /// and by Return.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction)) }
}
