public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Label of a stepper for a value in a format: the title, and a field for the value.
nonisolated public struct _FormattedStepperLabel<Format: ParseableFormatStyle>: View
where Format.FormatOutput == String {
    let title: Text
    let value: Binding<Format.FormatInput>
    let format: Format

    /// The title and the field.
    @MainActor public var body: some View {
        HStack {
            title
            Spacer(minLength: 0)
            TextField(value: value, format: format) { title }
                .multilineTextAlignment(.trailing)
                .frame(minWidth: 44, maxWidth: 120)
        }
    }
}

extension Stepper {
    /// A stepper for `value`, which is shown in `format` and typed in a field beside the buttons, as on a Mac.
    ///
    /// - Parameters:
    ///   - titleKey: the localised title.
    ///   - value: the value.
    ///   - bounds: limits of the value: a step beyond a bound ends at the bound.
    ///   - step: distance of a step.
    ///   - format: writes and reads the value.
    ///   - onEditingChanged: called with true before each step and with false after it.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == _FormattedStepperLabel<F>, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step,
            label: { _FormattedStepperLabel(title: Text(titleKey), value: value.limited(to: bounds), format: format) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper for `value` with a verbatim title; otherwise as with a localised one.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == _FormattedStepperLabel<F>, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step,
            label: { _FormattedStepperLabel(title: Text(title), value: value.limited(to: bounds), format: format) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper without bounds for `value`, which is shown in `format` and typed in a field beside the buttons.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == _FormattedStepperLabel<F>, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, step: step,
            label: { _FormattedStepperLabel(title: Text(titleKey), value: value, format: format) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper without bounds for `value` with a verbatim title; otherwise as with a localised one.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == _FormattedStepperLabel<F>, F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, step: step,
            label: { _FormattedStepperLabel(title: Text(title), value: value, format: format) },
            onEditingChanged: onEditingChanged)
    }
}

extension Binding where Value: Comparable {
    /// The binding, through which values beyond `bounds` are written as the bound.
    fileprivate func limited(to bounds: ClosedRange<Value>) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { wrappedValue = Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) })
    }
}
