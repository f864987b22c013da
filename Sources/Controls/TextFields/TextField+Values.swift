import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

extension FieldContent {
    static func value<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput>, _ format: F) -> FieldContent
    where F.FormatOutput == String {
        FieldContent(
            read: { format.locale($0).format(binding.wrappedValue) },
            write: { text, locale in
                guard let value = try? format.locale(locale).parseStrategy.parse(text) else { return false }
                binding.wrappedValue = value
                return true
            }, isLive: false)
    }

    static func value<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput?>, _ format: F) -> FieldContent
    where F.FormatOutput == String {
        FieldContent(
            read: { locale in binding.wrappedValue.map { format.locale(locale).format($0) } ?? "" },
            write: { text, locale in
                guard !text.isEmpty else {
                    binding.wrappedValue = nil
                    return true
                }
                guard let value = try? format.locale(locale).parseStrategy.parse(text) else { return false }
                binding.wrappedValue = value
                return true
            }, isLive: false)
    }

    static func value<V>(_ binding: Binding<V>, _ formatter: Formatter) -> FieldContent {
        // Formatters are not Sendable, but this one is used only here, on the main actor.
        FieldContent(
            read: { _ in formatter.string(for: binding.wrappedValue) ?? "" },
            write: { text, _ in
                guard let value = formatter.value(of: text) as? V else { return false }
                binding.wrappedValue = value
                return true
            }, isLive: false)
    }
}

extension Formatter {
    /// The value that `text` represents; nil if it represents none.
    fileprivate func value(of text: String) -> Any? {
        if let numbers = self as? NumberFormatter { return numbers.number(from: text) }
        if let dates = self as? DateFormatter { return dates.date(from: text) }
        if let dates = self as? ISO8601DateFormatter { return dates.date(from: text) }
        // Foundation on Linux cannot ask other formatters for a value.
        return nil
    }
}

// A field for a value shows it in its format. The text is parsed when Return is pressed or the focus is lost; a text
// that does not parse is discarded, as is one left by Escape.
extension TextField where Label == Text {
    /// A field with a localised title for a value that `format` writes and reads.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(Text(titleKey), .value(value, format), prompt: prompt) }

    /// A field with a verbatim title for a value that `format` writes and reads.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(Text(title), .value(value, format), prompt: prompt) }

    /// A field with a localised title for an optional value; nil is an empty field.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(Text(titleKey), .value(value, format), prompt: prompt) }

    /// A field with a verbatim title for an optional value; nil is an empty field.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(Text(title), .value(value, format), prompt: prompt) }

    /// A field with a localised title for a value that `formatter` writes and reads. Only number and date formatters
    /// can read.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(Text(titleKey), .value(value, formatter), prompt: prompt)
    }

    /// A field with a localised title for a value that `formatter` writes and reads. `onEditingChanged` is called with true
    /// when it gains the focus and with false when it loses it, `onCommit` when Return is pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(titleKey), .value(value, formatter), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field with a verbatim title for a value that `formatter` writes and reads; callbacks as for the form with a
    /// localised title.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Text(title), .value(value, formatter), prompt: nil,
            events: FieldEvents(editingChanged: onEditingChanged, committed: onCommit))
    }

    /// A field with a localised title for a value that `formatter` writes and reads; `onCommit` is called when Return is
    /// pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(Text(titleKey), .value(value, formatter), prompt: nil, events: FieldEvents(committed: onCommit)) }

    /// A field with a verbatim title for a value that `formatter` writes and reads. Only number and date formatters can
    /// read.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(Text(title), .value(value, formatter), prompt: prompt) }
}

extension TextField {
    /// A field with a label for a value that `format` writes and reads.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            label: label(), title: prompt?.plainString ?? "", prompt: prompt, content: .value(value, format))
    }

    /// A field with a label for an optional value; nil is an empty field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            label: label(), title: prompt?.plainString ?? "", prompt: prompt, content: .value(value, format))
    }
}
