import Foundation

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a part of a program to the standard error output.
///
/// - Parameters:
///   - message: the words, with `%@`, `%d`, `%.2f` and their kin for the values.
///   - log: the part.
///   - type: importance.
///   - args: the values.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) { log.write(FormattedMessage("\(message)", args).text, type) }

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of an importance and of a part of a program to the standard error output; arguments as for the other form.
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) { log.write(FormattedMessage("\(message)", args).text, type) }

/// Words with values in place of their marks.
package struct FormattedMessage {
    package private(set) var text = ""

    package init(_ format: String, _ values: [Any?]) {
        var rest = values[...]
        var marks = format[...]
        while let percent = marks.firstIndex(of: "%") {
            text += marks[..<percent]
            let mark = Self.mark(in: marks[marks.index(after: percent)...])
            if mark.letter == "%" {
                text += "%"
            } else if mark.letter != nil, let value = rest.popFirst() {
                text += Self.text(of: value, mark)
            }
            marks = mark.rest
        }
        text += marks
    }

    /// The letter that ends a mark, the digits behind its point, and what follows.
    private static func mark(in text: Substring) -> (letter: Character?, digits: Int?, rest: Substring) {
        var text = text
        if text.first == "{", let end = text.firstIndex(of: "}") { text = text[text.index(after: end)...] }
        let letter = text.firstIndex { $0 == "@" || $0 == "%" || $0.isLetter && !"lhqzt".contains($0) }
        guard let letter else { return (nil, nil, "") }
        let digits = text[..<letter].split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
        return (text[letter], digits.flatMap { Int($0) }, text[text.index(after: letter)...])
    }

    private static func text(
        of value: Any?, _ mark: (letter: Character?, digits: Int?, rest: Substring)
    ) -> String {
        guard let value else { return "(null)" }
        if mark.letter == "f" || mark.letter == "g",
            let number = value as? Double ?? (value as? CGFloat).map({ Double($0) })
        {
            return String(format: "%.\(max(mark.digits ?? 6, 0))f", number)
        }
        if mark.letter == "x" || mark.letter == "X", let number = value as? any BinaryInteger {
            return String(Int64(truncatingIfNeeded: number), radix: 16, uppercase: mark.letter == "X")
        }
        return "\(value)"
    }
}
