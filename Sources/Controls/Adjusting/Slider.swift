import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A control for a value from a range: a knob on a track.
///
/// The knob follows the pointer from the press on. With the keyboard focus, arrow keys move it by a step, or by a
/// twentieth of the range if there is none. The label is not shown: if it is a text, it is the track's accessibility
/// label.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let scale: SliderScale
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.isInListRow) private var isInListRow

    init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimumLabel: ValueLabel,
        maximumLabel: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(
            get: { Double(value.wrappedValue) },
            set: { new, transaction in value.transaction(transaction).wrappedValue = V(new) })
        scale = SliderScale(
            lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) })
        self.label = label
        self.minimumLabel = minimumLabel
        self.maximumLabel = maximumLabel
        self.onEditingChanged = onEditingChanged
    }

    /// The track between the two value labels.
    @MainActor public var body: some View {
        HStack(spacing: 10) {
            minimumLabel
            track
            maximumLabel
        }
        .padding(.vertical, isInListRow ? -6 : 0)
    }

    /// The track, with the hidden label's text as accessibility label.
    @MainActor @ViewBuilder private var track: some View {
        let track = SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
        if let name = HiddenLabel.name(of: label) { track.accessibilityLabel(name) } else { track }
    }
}

extension Slider {
    /// A slider for `value` within `bounds`. `onEditingChanged` is called with true when the pointer takes the knob,
    /// and with false when it releases it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider for `value`, limited to the lower bound plus multiples of `step`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

// Forms whose labels are values or come last. Deprecated by Apple.
extension Slider {
    /// A slider for `value` within `bounds`, between the value labels.
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }

    /// A slider for `value`, limited to the lower bound plus multiples of `step`, between the value labels.
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimumLabel: minimumValueLabel,
            maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for `value` within `bounds`; the label is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// A slider for `value`, limited to the lower bound plus multiples of `step`; the label is not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for `value` within `bounds`; the label is not shown. Deprecated by Apple.
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// A slider for `value`, limited to the lower bound plus multiples of `step`; the label is not shown. Deprecated by
    /// Apple.
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for `value`, without labels. A value outside of `bounds` is shown at the nearer end, and not changed
    /// until the knob is moved.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, label: EmptyView(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// A slider for `value`, limited to the lower bound plus multiples of `step`; without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, label: EmptyView(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}
