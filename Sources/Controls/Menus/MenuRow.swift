import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Mark in front of an item.
enum MenuMark: Equatable { case none, on, mixed }

/// Mark, role and action of an item.
struct MenuItem {
    var mark = MenuMark.none
    var role: ButtonRole?
    var action: (@MainActor () -> Void)?
}

/// An item of a menu: its label, between the mark and the keyboard shortcut.
nonisolated struct MenuRow<Label: View>: View {
    let item: MenuItem
    let label: Label
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.menuLevel) private var level

    init(item: MenuItem, label: Label) {
        self.item = item
        self.label = label
    }

    @MainActor @ViewBuilder var body: some View {
        if level?.isShelf == true {
            MenuRowContainer(item: item, content: EmptyView())
        } else {
            MenuRowContainer(item: item, content: MenuRowContent(label: label, shortcut: shortcut?.hint))
                .foregroundStyle(item.role == .destructive ? Color.red : Color.primary)
        }
    }
}

/// An item's label, and its keyboard shortcut.
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

/// Trait of the view at the end of an item's line.
enum MenuAccessoryTrait: ViewTraitKey { static var defaultValue: Bool { false } }

/// Makes the box of an item, around all views of its content.
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

/// Makes each view of a picker a menu item that selects its value.
nonisolated struct MenuOptionModifier<Value: Hashable>: PrimitiveModifier {
    let selection: PickerSelection<Value>
    /// The selected values; more than one if the picker writes to several bindings that differ.
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
            // The option's value is known only after its box has been inserted into the tree.
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
