import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Progress of a task, or an activity indicator.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressIsCircular) private var isCircular
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
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

    /// A bar, a ring or a spinner with its labels, by style and value.
    @MainActor public var body: some View {
        shown.accessibilityControl(.progressIndicator) { facts in
            guard let fraction else {
                facts.states = .busy
                return
            }
            facts.range = AccessibilityRange(minimum: 0, maximum: 1, current: fraction)
            if CurrentValueLabel.self == EmptyView.self { facts.value = "\(Int((fraction * 100).rounded())) %" }
        }
    }

    @MainActor @ViewBuilder private var shown: some View {
        if let fraction, isCircular != true {
            VStack(alignment: .leading, spacing: 6) {
                if !labelsAreHidden { label }
                ProgressBar(fraction: fraction)
                if !labelsAreHidden { currentValueLabel.font(.caption).foregroundStyle(.secondary) }
            }
        } else {
            VStack(spacing: 8) {
                if let fraction { ProgressRing(fraction: fraction) } else { Spinner() }
                if !labelsAreHidden {
                    label.foregroundStyle(.secondary)
                    currentValueLabel.font(.caption).foregroundStyle(.secondary)
                }
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// An activity indicator with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// The progress `value` of `total` with a label; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// An activity indicator.
    public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

    /// The progress `value` of `total`; a nil value shows activity without a fraction.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
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

/// Look of progress views. Only the system's styles exist here.
public protocol ProgressViewStyle: Sendable {
    /// True for a ring, false for a bar, nil for whichever suits the value.
    static var _isCircular: Bool? { get }
}

/// A bar if there is a value, else a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The style `.linear`.
    public init() {}
    /// False: a bar.
    public static var _isCircular: Bool? { false }
}

/// A ring; without a value, a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The style `.circular`.
    public init() {}
    /// True: a ring.
    public static var _isCircular: Bool? { true }
}

/// The default style: a bar if there is a value, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style `.automatic`.
    public init() {}
    /// Nil: chosen by the value.
    public static var _isCircular: Bool? { nil }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar if there is a value, else a spinner.
    public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring; without a value, a spinner.
    public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if there is a value, else a spinner.
    public static var automatic: Self { Self() }
}

private enum ProgressIsCircularKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    var progressIsCircular: Bool? {
        get { self[ProgressIsCircularKey.self] }
        set { self[ProgressIsCircularKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of progress views in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressIsCircular, S._isCircular)
    }
}
