import Foundation

/// The name of a file that a script writes, which may hold one number: `deal-%03d.png`.
struct OutputName: Equatable {
    private let prefix: String
    /// Least number of digits; nil if there is no number in the name.
    private let digits: Int?
    private let suffix: String

    /// - Throws: what is wrong with the name, to be said after it.
    init(_ text: String, ending: String) throws(OutputNameProblem) {
        guard !text.isEmpty else { throw OutputNameProblem("a file needs a name") }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            throw OutputNameProblem("a file name has no control characters")
        }
        guard !text.hasSuffix("/"), text.lowercased().hasSuffix(ending), text.count > ending.count else {
            throw OutputNameProblem("the name of this file ends in \(ending)")
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

    /// `d`, or `03d` with one or two digits of width.
    private static func number(_ text: Substring) -> (width: Int, rest: Substring)? {
        let width = text.prefix { ("0"..."9").contains($0) }
        let rest = text[width.endIndex...]
        guard rest.first == "d", width.isEmpty || width.first == "0" && width.count == 2, let digits = Int("0" + width)
        else { return nil }
        return (max(1, digits), rest.dropFirst())
    }

    var hasNumber: Bool { digits != nil }

    /// The name with that number in it.
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
