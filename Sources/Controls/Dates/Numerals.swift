import Foundation

extension Locale {
    /// A whole number without separators in the numerals of the locale, with at least `digits` of them.
    func numeral(_ number: Int, digits: Int = 1) -> String {
        if numberingSystem.identifier == "latn" {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return number.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(self))
    }
}
