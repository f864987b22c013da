import Foundation

/// What a text takes its characters from at the moment when it is set.
protocol TextSource: Sendable, Equatable {
    func string(in wording: TextWording, at date: Date) -> String

    /// True if the characters may change though nobody changes the text.
    var isLive: Bool { get }

    /// When the characters change next; nil is never.
    func nextChange(after date: Date) -> Date?
}

extension TextSource {
    var isLive: Bool { false }

    func nextChange(after date: Date) -> Date? { nil }

    func isEqual(to other: any TextSource) -> Bool { (other as? Self) == self }
}

/// A value in a format: in that of the locale at the text's place (S14.12).
///
/// Values and formats are values, which nobody changes once a text has them; their protocols just do not say so.
struct FormattedValue<Format: FormatStyle>: TextSource, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let value: Format.FormatInput
    let format: Format

    func string(in wording: TextWording, at date: Date) -> String { format.locale(wording.locale).format(value) }
}

/// A whole number as interpolation shows it: 1,234 (S14.12).
struct WholeNumber: TextSource {
    let value: Int64

    func string(in wording: TextWording, at date: Date) -> String { value.formatted(.number.locale(wording.locale)) }
}
