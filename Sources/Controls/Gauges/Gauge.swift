import AccessibilityTree
import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// A value within a range, shown by a bar or a ring.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    private let markedValueLabels: MarkedValueLabels?
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
        bounds labels: (BoundsLabel, BoundsLabel)? = nil, marked: MarkedValueLabels? = nil
    ) {
        let extent = bounds.upperBound - bounds.lowerBound
        let part = extent > 0 ? Double((value - bounds.lowerBound) / extent) : 0
        fraction = part.isNaN ? 0 : min(max(part, 0), 1)
        self.label = label
        self.currentValueLabel = currentValueLabel
        minimumValueLabel = labels?.0
        maximumValueLabel = labels?.1
        markedValueLabels = marked
    }

    @MainActor private var styled: AnyView {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)),
            minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) },
            markedValueLabels: markedValueLabels.map { .init(content: AnyView($0)) })
        return style?.body(configuration) ?? AnyView(DefaultGaugeStyle().makeBody(configuration: configuration))
    }

    /// The gauge in the environment's style.
    @MainActor public var body: some View {
        styled
            .accessibility { _ in
                let name = HiddenLabel.name(of: label)
                var facts = AccessibilityFacts(name == nil ? .combined : .ignored, role: .levelIndicator)
                facts.label = name?.plainString
                facts.value =
                    HiddenLabel.name(of: currentValueLabel)?.plainString ?? "\(Int((fraction * 100).rounded())) %"
                facts.range = AccessibilityRange(minimum: 0, maximum: 1, current: fraction)
                return facts
            }
    }
}

extension Gauge {
    /// Makes a gauge of `value` in `bounds`, outside of which it counts as the nearest of them, with all labels.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()), marked: markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Makes a gauge of `value` in `bounds` with labels for the value and for both ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Makes a gauge of `value` in `bounds` with labels for the value and for marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            marked: markedValueLabels())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge of `value` in `bounds` with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel()) }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge of `value` in `bounds`, outside of which it counts as the nearest of them.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, label: label(), currentValueLabel: EmptyView()) }
}
