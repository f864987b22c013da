/// Replaces forms of Swift that need the Objective-C runtime, which the compiler for Linux refuses, by forms that it takes.
///
/// * `@UIApplicationMain` and `@NSApplicationMain` become `@main`.
/// * `@objc`, `@objcMembers` and `@IBOutlet` become spaces.
/// * `#selector(tapped(_:))` becomes `Selector("tapped(_:)", PageController.tapped(_:))`, with the name of the class around it:
///   a reference to the method that keeps no object.
///
/// Lines keep their numbers. Selectors of getters and setters, and `optional` in protocols, have no such form, and stay.
package struct ObjectiveCForms {
    private let bytes: [UInt8]
    /// ``bytes`` with spaces instead of what is not code.
    private let code: [UInt8]
    private var output: [UInt8] = []
    /// Bytes that have been written or replaced.
    private var position = 0
    /// Names of the types around the position; nil for other braces.
    private var surroundings: [String?] = []
    /// Name of a type whose brace has not come.
    private var opening: String?

    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
    private static let withoutMeaning: Set<String> = ["objc", "objcMembers", "IBOutlet"]
    private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension"]

    /// The text without forms that need Objective-C.
    ///
    /// - Complexity: linear in the length of the text.
    package static func replaced(_ text: String) -> String {
        var forms = ObjectiveCForms(text)
        forms.replaceAll()
        return String(decoding: forms.output, as: UTF8.self)
    }

    private init(_ text: String) {
        let source = ScannedSource(text)
        bytes = source.bytes
        code = source.code
    }

    private mutating func replaceAll() {
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < code.count {
            switch code[index] {
            case UInt8(ascii: "@"): index = readAttribute(at: index)
            case .pound: index = readPound(at: index)
            case UInt8(ascii: "{"):
                surroundings.append(opening)
                opening = nil
                index += 1
            case UInt8(ascii: "}"):
                _ = surroundings.popLast()
                index += 1
            case let byte where byte.isWordByte:
                let end = endOfWord(at: index)
                // `class` before a member, and `.class`, name no type.
                if Self.types.contains(word(index..<end)) { opening = typeName(behind: end) ?? opening }
                index = end
            default: index += 1
            }
        }
        output += bytes[position...]
    }

    // MARK: Attributes

    private mutating func readAttribute(at start: Int) -> Int {
        let end = endOfWord(at: start + 1)
        let name = word(start + 1..<end)
        if Self.entryPoints.contains(name) {
            replace(start..<end, by: "@main", padded: true)
        } else if Self.withoutMeaning.contains(name) {
            var last = end
            // `@objc(name:)`; a space would make the parentheses something else.
            if last < code.count, code[last] == .openParenthesis { last = endOfParentheses(at: last) ?? last }
            replace(start..<last, by: "", padded: true)
            return last
        }
        return end
    }

    // MARK: Selectors

    private mutating func readPound(at start: Int) -> Int {
        let end = endOfWord(at: start + 1)
        guard word(start + 1..<end) == "selector", let open = next(from: end), code[open] == .openParenthesis,
            let close = endOfParentheses(at: open)
        else { return max(end, start + 1) }
        let inner = bytes[open + 1..<close - 1]
        let method = String(decoding: inner.filter { !$0.isLineBreak && !$0.isBlank }, as: UTF8.self)
        let isAccessor = method.hasPrefix("getter:") || method.hasPrefix("setter:")
        guard !method.isEmpty, !isAccessor, !method.contains("\"") else { return close }
        replace(start..<close, by: "Selector(\"\(method)\", \(reference(to: method)))", padded: false)
        return close
    }

    /// The method as a member of its class: a name alone, and one of `self`, is a method of the class around.
    private func reference(to method: String) -> String {
        let name = method.hasPrefix("self.") ? String(method.dropFirst(5)) : method
        let path = name.prefix { $0 != "(" }
        guard !path.contains("."), let type = surroundings.last(where: { $0 != nil }) ?? nil else { return method }
        return "\(type).\(name)"
    }

    // MARK: Words

    /// Name of the type that a keyword before `start` declares; nil if it declares none.
    private func typeName(behind start: Int) -> String? {
        guard let first = next(from: start), first > start else { return nil }
        var end = first
        while end < code.count, code[end].isWordByte || code[end] == UInt8(ascii: ".") { end += 1 }
        let name = word(first..<end)
        return name.isEmpty || ["func", "var", "let", "subscript"].contains(name) ? nil : name
    }

    private func word(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    private func endOfWord(at start: Int) -> Int {
        var end = start
        while end < code.count, code[end].isWordByte { end += 1 }
        return end
    }

    /// Index of the next byte that is neither blank nor a line break; nil at the end.
    private func next(from start: Int) -> Int? {
        code[start...].firstIndex { !$0.isBlank && !$0.isLineBreak }
    }

    /// Index behind the parenthesis that closes the one at `start`; nil if there is none within a declaration's length.
    private func endOfParentheses(at start: Int) -> Int? {
        var depth = 0
        for index in start..<min(code.count, start + Self.lengthLimit) {
            if code[index] == .openParenthesis { depth += 1 }
            if code[index] == .closeParenthesis { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// Length beyond which parentheses are not followed, so that texts of nothing else take linear time.
    private static let lengthLimit = 2_000

    // MARK: Output

    /// Writes the text up to `range`, and `text` instead of that, with the line breaks in it; padded to the same length.
    private mutating func replace(_ range: Range<Int>, by text: String, padded: Bool) {
        output += bytes[position..<range.lowerBound]
        output += Array(text.utf8)
        let rest = bytes[range].dropFirst(padded ? text.utf8.count : 0)
        if padded { output += rest.map { $0.isLineBreak ? $0 : .space } } else { output += rest.filter(\.isLineBreak) }
        position = range.upperBound
    }
}
