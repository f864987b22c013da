import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Progress of a task, or an activity indicator.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private var fraction: Double?
    /// Interval whose part is the fraction, at the time of each frame; nil for a fraction that the program sets.
    private var passing: PassingTime?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// True if a style has made the view, inside the one that is read.
    private let isInStyle: Bool
    @Environment(\.progressViewStyle) private var style

    /// The part of an interval that has passed.
    init(passing: PassingTime, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(fraction: 0, label: label, currentValueLabel: currentValueLabel)
        self.passing = passing
    }

    private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?, isInStyle: Bool = false) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.isInStyle = isInStyle
    }

    /// The progress `value` of `total`, clamped to 0…`total`; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, value.isFinite, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }

    /// The progress in the environment's style.
    @MainActor @ViewBuilder public var body: some View {
        if let passing {
            TimelineView(PassingSchedule(interval: passing.interval)) { context in
                at(passing.fraction(at: context.date))
            }
        } else if isInStyle {
            styled
        } else {
            let name = label.flatMap { HiddenLabel.name(of: $0) }
            styled.accessibilityControl(.progressIndicator, name == nil ? .combined : .ignored) { facts in
                facts.label = name?.plainString
                describe(&facts)
            }
        }
    }

    /// This view with a fraction that does not change by itself.
    private func at(_ fraction: Double) -> Self {
        var view = self
        view.passing = nil
        view.fraction = fraction
        return view
    }

    @MainActor private func describe(_ facts: inout AccessibilityFacts) {
        guard let fraction else {
            facts.states = .busy
            return
        }
        facts.range = AccessibilityRange(minimum: 0, maximum: 1, current: fraction)
        let words = currentValueLabel.flatMap { HiddenLabel.name(of: $0) }?.plainString
        if let words {
            facts.value = words
        } else if currentValueLabel == nil || label != nil {
            facts.value = "\(Int((fraction * 100).rounded())) %"
        }
    }

    @MainActor private var styled: AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
        return style?.body(configuration) ?? AnyView(DefaultProgressViewStyle().makeBody(configuration: configuration))
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view of a style's configuration, in the style around that style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel, isInStyle: true)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// An activity indicator with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// The progress `value` of `total` with a label; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// An activity indicator.
    public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

    /// The progress `value` of `total`; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// An activity indicator with a localised title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// An activity indicator with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// The progress `value` of `total` with a localised title; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// The progress `value` of `total` with a verbatim title; a nil value shows activity without a fraction.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}
