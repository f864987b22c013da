import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control that selects one of several values. Each value is represented by a view with `tag(_:)`, or, without a tag,
/// by a view of a `ForEach`, whose identity is the value.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection<SelectionValue>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?
    @Environment(\.pickerLook) private var look
    @Environment(\.menuLevel) private var level
    @Environment(\.isInMenuBar) private var isInMenuBar
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.pickerPage) private var page

    init(
        selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
    ) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    /// The picker in the environment's style; in a menu, items or a submenu.
    @MainActor @ViewBuilder public var body: some View {
        let values = selection.values
        if level?.isShelf == true {
            MenuOptions(selection, values, content)
        } else if level != nil {
            switch look {
            case .automatic where isInMenuBar: SubmenuRow(label: label, items: MenuOptions(selection, values, content))
            case .menu: SubmenuRow(label: label, items: MenuOptions(selection, values, content))
            case .palette: PaletteRow(options: MenuOptions(selection, values, content))
            default: Section { MenuOptions(selection, values, content) }
            }
        } else {
            switch look {
            case .link where isInListRow && page != nil:
                page?.make(
                    PickerPage.Parts(
                        title: HiddenLabel.name(of: label),
                        row: AnyView(PickerPageRow(label: label, value: values.sole, content: content)),
                        options: AnyView(OptionPage(selection: selection, values: values, content: content))))
            case .automatic, .menu, .link:
                PickerMenu(
                    selection: selection, values: values, label: label, content: content,
                    currentValueLabel: currentValueLabel)
            case .segments, .palette:
                SegmentRow(selection: selection, values: values, content: content).accessibilityTitle(label)
            case .wheel: WheelPicker(selection: selection, values: values, label: label, content: content)
            case .radio where isInListRow:
                OptionRows(selection: selection, values: values, label: label, content: content)
            case .radio: RadioColumn(selection: selection, values: values, label: label, content: content)
            }
        }
    }
}

extension Picker {
    /// A picker for `selection` among the views of `content`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection: PickerSelection(selection), label: label(), content: content()) }

    /// A picker for the same property of all `sources`: a choice is written to each of them.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
    }

    /// A picker whose menu button shows `currentValueLabel` instead of the selected view.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: PickerSelection(selection), label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker for `selection` among the views of `content`, with the parameters in the older order.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: PickerSelection(selection), label: label, content: content())
    }
}

extension Picker where Label == Text {
    /// A picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }

    /// A picker with a localised title for the same property of all `sources`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a verbatim title for the same property of all `sources`.
    @_disfavoredOverload public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }

    /// A picker with a localised title, whose menu button shows `currentValueLabel` instead of the selected view.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == _ButtonTitle {
    /// A picker with a localised title beside a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { _ButtonTitle(titleKey, systemImage: systemImage) } }

    /// A picker with a verbatim title beside a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { _ButtonTitle(title, systemImage: systemImage) } }

    /// A picker with a localised title beside a symbol, for the same property of all `sources`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            _ButtonTitle(titleKey, systemImage: systemImage)
        }
    }
}
