import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A picker's options side by side in one frame.
nonisolated struct SegmentRow<Value: Hashable, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let content: Content
    @State private var options = OptionList()
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.dynamicTypeSize) private var textSize

    init(selection: PickerSelection<Value>, values: Set<Value>, content: Content) {
        self.selection = selection
        self.values = values
        self.content = content
    }

    /// Largest size of text in segments, which do not grow further with the person's choice, as on Apple's systems.
    private static var largestText: DynamicTypeSize { .xLarge }
    /// Least size of that text where it has too little room, compared with its own.
    private static var leastScale: CGFloat { 0.6 }

    @MainActor private var title: AnyShapeStyle? {
        ControlAppearance.current.segments.title.map { AnyShapeStyle($0) }
    }

    @MainActor var body: some View {
        let radius = ControlMetrics(controlSize).cornerRadius
        HStack(spacing: 2) {
            content.modifier(
                OptionModifier(selection: selection, values: values, look: .segments, options: options)
            )
            .accessibilityShowsLargeContentViewer()
            .transformEnvironment(\.self) { environment in
                environment.dynamicTypeSize = min(environment.dynamicTypeSize, Self.largestText)
                environment.foregroundStyle = title ?? environment.foregroundStyle
                environment.font = .footnote.weight(.medium)
            }
        }
        // A title is cut off in its line. Very large text becomes smaller before that.
        .lineLimit(1)
        .minimumScaleFactor(textSize.isAccessibilitySize ? Self.leastScale : 1)
        .padding(2)
        .background(
            ControlAppearance.current.segments.background ?? Color.controlFill(colorScheme),
            in: RoundedRectangle(cornerRadius: radius + 2)
        )
        .modifier(DisabledLook())
        .modifier(AdjustableModifier(.radioGroup) { options.adjust(selection, $0) })
    }
}

/// A picker's options in a column, or in a row if the surroundings ask for it, each with a radio mark in front.
nonisolated struct RadioColumn<Value: Hashable, Label: View, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let label: Label
    let content: Content
    @State private var options = OptionList()
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.radioGroupIsHorizontal) private var isHorizontal

    init(selection: PickerSelection<Value>, values: Set<Value>, label: Label, content: Content) {
        self.selection = selection
        self.values = values
        self.label = label
        self.content = content
    }

    private var layout: AnyLayout {
        isHorizontal ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !labelsAreHidden { ControlLabel(label) }
            layout {
                content.modifier(
                    OptionModifier(selection: selection, values: values, look: .radio, options: options))
            }
            .modifier(DisabledLook())
            .modifier(AdjustableModifier(.radioGroup) { options.adjust(selection, $0) })
            .accessibilityTitle(label)
        }
    }
}

/// A picker's options as rows of a list, each with a tick if it is selected.
nonisolated struct OptionRows<Value: Hashable, Label: View, Content: View>: View {
    let selection: PickerSelection<Value>
    let values: Set<Value>
    let label: Label
    let content: Content
    @State private var options = OptionList()
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(selection: PickerSelection<Value>, values: Set<Value>, label: Label, content: Content) {
        self.selection = selection
        self.values = values
        self.label = label
        self.content = content
    }

    @MainActor @ViewBuilder var body: some View {
        if !labelsAreHidden { label.impliedForegroundStyle(Color.secondary) }
        content.modifier(OptionModifier(selection: selection, values: values, look: .row, options: options))
            .modifier(DisabledLook())
    }
}

/// The options of one picker, for selection by keys.
@MainActor final class OptionList {
    private var boxes: [OptionBox] = []

    nonisolated init() {}

    func add(_ box: OptionBox) { boxes.append(box) }
    func remove(_ box: OptionBox) { boxes.removeAll { $0 === box } }

    /// Selects the next (`increment`) or previous (`decrement`) option in reading order, or the first or last.
    func adjust<Value: Hashable>(_ selection: PickerSelection<Value>, _ adjustment: Adjustment) {
        let order = boxes.filter { !$0.isInLeavingView }.sorted { a, b in
            let (a, b) = (a.frameInWindow(), b.frameInWindow())
            return a.minY != b.minY ? a.minY < b.minY : a.minX < b.minX
        }
        let values = order.compactMap { $0.optionValue(as: Value.self) }
        guard let first = values.first, let last = values.last else { return }
        let index = selection.values.sole.flatMap { values.firstIndex(of: $0) }
        let target: Value
        switch adjustment {
        case .toMinimum: target = first
        case .toMaximum: target = last
        case .increment: target = index.map { values[min($0 + 1, values.count - 1)] } ?? first
        case .decrement: target = index.map { values[max($0 - 1, 0)] } ?? last
        }
        selection.select(target)
    }
}
