import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control that increments and decrements by steps.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// A stepper that calls `onIncrement` and `onDecrement`; nil disables that half. `onEditingChanged` is called with
    /// true before each step and with false after it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// A stepper for `value` within `bounds`: a step beyond a bound ends at the bound.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for `value` without bounds, which adds or subtracts `step`. `onEditingChanged` is called with true
    /// before each step and with false after it.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// The label and the two buttons.
    @MainActor public var body: some View {
        LabeledControl(
            label: label, control: StepperButtons(increment: step(increment), decrement: step(decrement))
        )
        .accessibilityNamed(by: label)
    }

    @MainActor private func step(_ action: (() -> Void)?) -> (@MainActor () -> Void)? {
        guard let action else { return nil }
        return {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }
}

// Forms whose label comes last. Deprecated by Apple.
extension Stepper {
    /// A stepper that calls `onIncrement` and `onDecrement`; nil disables that half.
    @_disfavoredOverload public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper for `value` within `bounds`: a step beyond a bound ends at the bound.
    @_disfavoredOverload public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper for `value` without bounds, which adds or subtracts `step`.
    @_disfavoredOverload public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a localised title that calls `onIncrement` and `onDecrement`; nil disables that half.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a localised title for `value` within `bounds`, in steps of `step`.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a localised title for `value` without bounds, in steps of `step`.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a verbatim title that calls `onIncrement` and `onDecrement`; nil disables that half.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a verbatim title for `value` within `bounds`, in steps of `step`.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a verbatim title for `value` without bounds, in steps of `step`.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
