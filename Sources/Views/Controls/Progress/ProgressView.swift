import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Shows how far something has come, or that it goes on.
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

    /// How far `value` is of `total`; nil says only that it goes on. What lies outside counts as the end that is nearer.
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

    @MainActor @ViewBuilder public var body: some View {
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
    /// Says that something goes on.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// How far `value` is of `total`; nil says only that it goes on.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Says that something goes on.
    public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

    /// How far `value` is of `total`; nil says only that it goes on.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Says that something goes on, with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Says that something goes on, with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// How far `value` is of `total`, with a localised title; nil says only that it goes on.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// How far `value` is of `total`, with a verbatim title; nil says only that it goes on.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

/// How progress looks.
public protocol ProgressViewStyle: Sendable {
    /// Whether it is a ring; nil: what suits the value.
    static var _isCircular: Bool? { get }
}

/// A bar where there is a value, else a turning ring.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A bar where there is a value.
    public init() {}
    public static var _isCircular: Bool? { false }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// A ring.
    public init() {}
    public static var _isCircular: Bool? { true }
}

/// The style that suits the value.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style that suits the value.
    public init() {}
    public static var _isCircular: Bool? { nil }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar where there is a value.
    public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style that suits the value.
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
    /// Sets how progress views in this view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressIsCircular, S._isCircular)
    }
}
