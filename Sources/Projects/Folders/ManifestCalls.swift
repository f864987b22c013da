import SwiftSources

/// Calls in a package's manifest whose arguments are literals, read without executing the manifest.
package struct ManifestCalls: Sendable {
    package struct Call: Hashable, Sendable {
        package let function: String
        /// Labelled arguments that are plain strings.
        package let arguments: [String: String]
        /// Bytes of the string literal of the argument `path`, quotation marks included; nil if there is none.
        package let path: Range<Int>?
    }

    package private(set) var calls: [Call] = []

    /// Functions that are looked for.
    private static let functions: Set<String> = [
        "package", "product", "executableTarget", "executable", "iOSApplication",
    ]

    /// - Complexity: linear in the length of the text, times the nesting of calls.
    package init(in text: String) {
        let source = ScannedSource(text)
        let code = source.code
        var strings: [Int: Range<Int>] = [:]
        for range in source.nonCode where source.bytes[range.lowerBound] == UInt8(ascii: "\"") {
            strings[range.lowerBound] = range
        }
        var index = 0
        while index < code.count {
            guard code[index] == UInt8(ascii: "."), let name = Self.word(in: code, at: index + 1) else {
                index += 1
                continue
            }
            let open = index + 1 + name.utf8.count
            if Self.functions.contains(name), open < code.count, code[open] == UInt8(ascii: "(") {
                calls.append(Self.call(name, code, source.bytes, strings, from: open + 1))
            }
            index = open
        }
    }

    private static func word(in code: [UInt8], at start: Int) -> String? {
        let word = code[min(start, code.count)...].prefix {
            Character(Unicode.Scalar($0)).isLetter && $0 < 128
        }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    /// Reads the labelled strings of a call and of the calls among its arguments, as in `.upToNextMajor(from: "1.0.0")`.
    private static func call(
        _ function: String, _ code: [UInt8], _ bytes: [UInt8], _ strings: [Int: Range<Int>], from start: Int
    ) -> Call {
        var (index, depth) = (start, 0)
        var label = ""
        var word: [UInt8] = []
        var arguments: [String: String] = [:]
        var path: Range<Int>?
        while index < code.count, index < start + 20_000 {
            if let string = strings[index] {
                if depth <= 1, !label.isEmpty, arguments[label] == nil {
                    let literal = bytes[string].dropFirst().dropLast()
                    // Escapes and interpolations would have to be evaluated.
                    if !literal.contains(UInt8(ascii: "\\")) {
                        arguments[label] = String(decoding: literal, as: UTF8.self)
                        if label == "path" { path = string }
                    }
                }
                label = ""
                index = string.upperBound
                continue
            }
            switch Unicode.Scalar(code[index]) {
            case "(", "[", "{":
                depth += 1
                word = []
            case ")", "]", "}":
                depth -= 1
                if depth < 0 { return Call(function: function, arguments: arguments, path: path) }
            case ":" where depth <= 1:
                label = String(decoding: word, as: UTF8.self)
                word = []
            case ",": word = []
            case " ", "\n", "\r", "\t": break
            default: word.append(code[index])
            }
            index += 1
        }
        return Call(function: function, arguments: arguments, path: path)
    }
}
