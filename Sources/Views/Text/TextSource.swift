import Foundation

/// Source of a text's characters, asked at the moment when the text is set.
protocol TextSource: Sendable, Equatable {
    func string(in wording: TextWording, at date: Date) -> String

    /// True if the characters may change with time.
    var isLive: Bool { get }

    /// Next date after `date` at which the characters change; nil if they never do.
    func nextChange(after date: Date) -> Date?
}

extension TextSource {
    var isLive: Bool { false }

    func nextChange(after date: Date) -> Date? { nil }

    func isEqual(to other: any TextSource) -> Bool { (other as? Self) == self }
}

/// A value in a format, in the locale of the text's place (S14.12).
///
/// Unchecked: values and formats are never mutated once a text holds them, but their protocols do not require
/// `Sendable`.
struct FormattedValue<Format: FormatStyle>: TextSource, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let value: Format.FormatInput
    let format: Format

    func string(in wording: TextWording, at date: Date) -> String { format.locale(wording.locale).format(value) }
}

/// A whole number in the locale's form, as interpolation shows it: 1,234 (S14.12).
struct WholeNumber: TextSource {
    let value: Int64

    func string(in wording: TextWording, at date: Date) -> String { value.formatted(.number.locale(wording.locale)) }
}
