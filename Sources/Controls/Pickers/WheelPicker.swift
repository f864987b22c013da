import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A picker's options as the rows of a wheel.
nonisolated struct WheelPicker<Value: Hashable, Label: View, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let label: Label
    let content: Content

    init(selection: PickerSelection<Value>, values: Set<Value>, label: Label, content: Content) {
        self.selection = selection
        self.values = values
        self.label = label
        self.content = content
    }

    @MainActor var body: some View {
        let name = HiddenLabel.name(of: label)?.plainString ?? ""
        Group(subviews: content) { options in
            let all = options.map { $0.optionValue(as: Value.self) }
            let index = values.sole.flatMap { all.firstIndex(of: $0) } ?? 0
            Wheel(
                count: options.count, width: nil, label: name, title: "",
                selected: Binding {
                    index
                } set: { new in
                    if all.indices.contains(new), let value = all[new] { selection.select(value) }
                }
            ) { number in
                if options.indices.contains(number) { options[number] }
            }
            .background {
                RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(0.07)).frame(height: WheelMetrics.row + 2)
            }
        }
        .frame(minWidth: 120)
        .modifier(DisabledLook())
    }
}

extension Subview {
    /// The value that the view represents in a picker.
    @MainActor fileprivate func optionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        box.optionValue(as: type)
    }
}
