import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph

/// What stands in front of an item.
enum MenuMark: Equatable { case none, on, mixed }

/// What choosing an item does.
struct MenuItem {
    var mark = MenuMark.none
    var role: ButtonRole?
    var action: (@MainActor () -> Void)?
}

/// An item of a menu: a label between the column of marks and what stands at the end of the line.
nonisolated struct MenuRow<Label: View>: View {
    let item: MenuItem
    let label: Label
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled

    init(item: MenuItem, label: Label) {
        self.item = item
        self.label = label
    }

    @MainActor var body: some View {
        MenuRowContainer(item: item, content: MenuRowContent(label: label, shortcut: shortcut?.hint))
            .foregroundStyle(item.role == .destructive ? Color.red : Color.primary)
    }
}

/// The label, and the keys that do the same as the item.
nonisolated private struct MenuRowContent<Label: View>: View {
    let label: Label
    let shortcut: String?

    @MainActor @ViewBuilder var body: some View {
        label
        if let shortcut {
            Text(shortcut).foregroundStyle(Color.secondary).modifier(TraitModifier<MenuAccessoryTrait>(value: true))
        }
    }
}

/// Marks what stands at the end of an item's line.
enum MenuAccessoryTrait: ViewTraitKey { static var defaultValue: Bool { false } }

/// The box of an item, around everything in its content.
nonisolated struct MenuRowContainer<Content: View>: _PrimitiveView {
    let item: MenuItem
    let content: Content

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = MenuRowBox(inputs)
            inputs.add(box, named: MenuRowBox.self)
            box.follow(inputs)
            inputs.sink(view.attribute) { [unowned box] in box.item = $0.item }
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

/// Makes each view it is applied to the label of an item of its own.
nonisolated struct MenuOptionModifier<Value: Hashable>: PrimitiveModifier {
    let selection: PickerSelection<Value>
    /// What is selected now.
    let values: Set<Value>

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = MenuRowBox(inputs)
        inputs.add(box, named: MenuRowBox.self)
        box.follow(inputs)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        let host = inputs.host
        inputs.sink(modifier.attribute) { [unowned host, weak box] modifier in
            // What it stands for is known when it is in its place.
            host.whenMade {
                guard let box else { return }
                let mark = modifier.values.mark(for: box.optionValue(as: Value.self))
                box.item = MenuItem(mark: mark) { [weak box] in
                    if let value = box?.optionValue(as: Value.self) { modifier.selection.select(value) }
                }
            }
        }
    }
}
