import AnimationCore
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Makes the link of a picker to the page of its options; provided by lists, which are above this module.
package struct PickerPage: Sendable {
    /// Parts of a picker that its link shows.
    package struct Parts {
        package let title: Text?
        /// Label and selected option.
        package let row: AnyView
        /// An option for each row.
        package let options: AnyView
    }

    package let make: @MainActor @Sendable (Parts) -> AnyView

    package init(_ make: @escaping @MainActor @Sendable (Parts) -> AnyView) { self.make = make }
}

private enum PickerPageKey: EnvironmentKey { static var defaultValue: PickerPage? { nil } }

extension EnvironmentValues {
    /// Makes links to pages of options; nil where there are none.
    package var pickerPage: PickerPage? {
        get { self[PickerPageKey.self] }
        set { self[PickerPageKey.self] = newValue }
    }
}

/// Label and selected option of a picker, at the two ends of a row.
nonisolated struct PickerPageRow<Value: Hashable, Label: View, Content: View>: View {
    let label: Label
    let value: Value?
    let content: Content

    init(label: Label, value: Value?, content: Content) {
        self.label = label
        self.value = value
        self.content = content
    }

    @MainActor var body: some View {
        LabeledControl(
            label: label, control: SelectedOption(value: value, content: content).foregroundStyle(Color.secondary))
    }
}

/// The options of a picker as the rows of a page, which a choice dismisses.
nonisolated struct OptionPage<Value: Hashable, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let content: Content
    @Environment(\.dismiss) private var dismiss

    init(selection: PickerSelection<Value>, values: Set<Value>, content: Content) {
        self.selection = selection
        self.values = values
        self.content = content
    }

    @MainActor var body: some View {
        OptionRows(
            selection: selection.followed(by: { [dismiss] in dismiss() }), values: values, label: EmptyView(),
            content: content)
    }
}
