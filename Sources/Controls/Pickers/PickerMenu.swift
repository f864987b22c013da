import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The options of a picker as items of a menu.
nonisolated struct MenuOptions<Value: Hashable, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let content: Content

    init(_ selection: PickerSelection<Value>, _ values: Set<Value>, _ content: Content) {
        self.selection = selection
        self.values = values
        self.content = content
    }

    @MainActor var body: some View {
        content.modifier(MenuOptionModifier(selection: selection, values: values))
    }
}

/// A picker as a button that shows the selected view, and opens a menu of all options over itself. Its label stands beside
/// it in rows of lists and forms only.
nonisolated struct PickerMenu<Value: Hashable, Label: View, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isInFormColumns) private var isInColumns

    init(
        selection: PickerSelection<Value>, values: Set<Value>, label: Label, content: Content,
        currentValueLabel: AnyView?
    ) {
        self.selection = selection
        self.values = values
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    @MainActor var body: some View {
        LabeledControl(
            label: label,
            control: MenuControl(
                label: Group {
                    if let currentValueLabel {
                        currentValueLabel
                    } else {
                        SelectedOption(value: values.sole, content: content)
                    }
                }
                .foregroundStyle(isInListRow ? Color.secondary : Color.primary),
                items: MenuOptions(selection, values, content), isSelector: true),
            showsLabel: isInListRow || isInColumns
        )
        .accessibilityNamed(by: label)
    }
}

/// The selected one of a picker's options.
nonisolated struct SelectedOption<Value: Hashable, Content: View>: _PrimitiveView {
    let value: Value?
    let content: Content

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = SelectedOptionBox<Value>(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: SelectedOptionBox<Value>.self)
            inputs.sink(view.attribute) { [unowned box] in box.value = $0.value }
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

/// Contains all options, but lays out and draws only the selected one.
@MainActor final class SelectedOptionBox<Value: Hashable>: LayoutBox {
    var value: Value? {
        didSet {
            guard value != oldValue else { return }
            invalidateLayout()
            layers.invalidateOrder()
        }
    }

    private var shown: LayoutBox? {
        guard let value else { return nil }
        return content.boxes.first { $0.optionValue(as: Value.self) == value }
    }

    override class var kind: BoxKind { [.hidesContent, .ordersContent] }
    override var drawingOrder: [LayoutBox] { shown.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Without a selection, as high as the first option.
        guard let shown else {
            return CGSize(width: 0, height: content.boxes.first?.sizeThatFits(proposal).height ?? 0)
        }
        return shown.sizeThatFits(proposal)
    }

    override var accessibilityContent: [LayoutBox] { drawingOrder }

    override func placeContent() { shown?.place(at: .zero, proposal: proposal) }
}
