import Foundation

/// Name of a file that a script writes, which may contain one number: `deal-%03d.png`.
struct OutputName: Equatable {
    private let prefix: String
    /// Smallest number of digits; nil if the name has no number.
    private let digits: Int?
    private let suffix: String

    /// Parses a file name that must have one of the given `endings`.
    ///
    /// - Throws: ``OutputNameProblem`` with a text that follows the name in an error message.
    init(_ text: String, endings: [String]) throws(OutputNameProblem) {
        guard !text.isEmpty else { throw OutputNameProblem("a file needs a name") }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            throw OutputNameProblem("a file name has no control characters")
        }
        guard !text.hasSuffix("/"),
            endings.contains(where: { text.lowercased().hasSuffix($0) && text.count > $0.count })
        else {
            throw OutputNameProblem("the name of this file ends in \(endings.joined(separator: " or "))")
        }
        var prefix = ""
        var suffix = ""
        var digits: Int?
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            let (before, after) = (rest[..<percent], rest[rest.index(after: percent)...])
            if digits == nil { prefix += before } else { suffix += before }
            if after.first == "%" {
                if digits == nil { prefix += "%" } else { suffix += "%" }
                rest = after.dropFirst()
                continue
            }
            guard digits == nil, let (width, tail) = Self.number(after) else {
                throw OutputNameProblem(
                    "a name may hold one number, %d or with leading zeros as %03d; %% is a percent sign")
            }
            digits = width
            rest = tail
        }
        if digits == nil { prefix += rest } else { suffix += rest }
        (self.prefix, self.digits, self.suffix) = (prefix, digits, suffix)
    }

    /// Parses `d`, or `03d` with one digit of width after the zero.
    private static func number(_ text: Substring) -> (width: Int, rest: Substring)? {
        let width = text.prefix { ("0"..."9").contains($0) }
        let rest = text[width.endIndex...]
        guard rest.first == "d", width.isEmpty || width.first == "0" && width.count == 2, let digits = Int("0" + width)
        else { return nil }
        return (max(1, digits), rest.dropFirst())
    }

    var hasNumber: Bool { digits != nil }

    /// The name with `number` in it.
    func file(number: Int) -> String {
        guard let digits else { return prefix }
        let shown = String(number)
        return prefix + String(repeating: "0", count: max(0, digits - shown.count)) + shown + suffix
    }
}

struct OutputNameProblem: Error, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
}
