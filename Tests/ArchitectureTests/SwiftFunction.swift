/// One function of a Swift file: its name, and the text of its body.
struct SwiftFunction {
    let name: String
    /// True if it has the attribute `@Test`.
    let isTest: Bool
    /// Code between the braces, without comments and contents of string literals.
    let body: String
    /// Line of the keyword `func`, from 1.
    let line: Int

    /// All functions with a body in a file, nested ones as well.
    ///
    /// - Parameter code: the file's code, as ``SwiftCode`` leaves it.
    /// - Returns: the functions, in the order of their beginnings.
    static func all(in code: String) -> [SwiftFunction] {
        var scanner = Scanner(bytes: Array(code.utf8))
        return scanner.functions()
    }

    /// Works on bytes: the tests are megabytes, and strings are slow to look through in a debug build.
    private struct Scanner {
        private static let attribute = Array("@Test".utf8)
        private static let keyword = Array("func ".utf8)
        let bytes: [UInt8]
        private var line = 1

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func functions() -> [SwiftFunction] {
            var found: [SwiftFunction] = []
            var position = 0
            // Attributes of a function are between the name of the one before it and its keyword.
            var isTest = false
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                if starts(with: Self.attribute, at: position) { isTest = true }
                if starts(with: Self.keyword, at: position), position == 0 || !Self.isPartOfName(bytes[position - 1]) {
                    if let function = function(at: position, isTest: isTest) { found.append(function) }
                    isTest = false
                }
                position += 1
            }
            return found
        }

        /// The function whose keyword is at `start`; nil for a requirement of a protocol, which has no body.
        private func function(at start: Int, isTest: Bool) -> SwiftFunction? {
            var end = start + 5
            let isQuoted = bytes[end] == UInt8(ascii: "`")
            if isQuoted { end += 1 }
            let first = end
            while end < bytes.count,
                isQuoted ? bytes[end] != UInt8(ascii: "`") : Self.isPartOfName(bytes[end])
            {
                end += 1
            }
            let name = String(decoding: bytes[first..<end], as: UTF8.self)
            if isQuoted { end += 1 }
            guard let parameters = bytes[end...].firstIndex(of: UInt8(ascii: "(")),
                let closed = closing(of: parameters, UInt8(ascii: "("), UInt8(ascii: ")")),
                let brace = bytes[closed...].firstIndex(of: UInt8(ascii: "{")),
                // Otherwise the brace is another declaration's.
                !bytes[closed..<brace].contains(UInt8(ascii: "}")),
                !(closed..<brace).contains(where: { starts(with: Self.keyword, at: $0) }),
                let last = closing(of: brace, UInt8(ascii: "{"), UInt8(ascii: "}"))
            else { return nil }
            return SwiftFunction(
                name: name, isTest: isTest, body: String(decoding: bytes[brace..<last], as: UTF8.self), line: line)
        }

        private func starts(with text: [UInt8], at position: Int) -> Bool {
            guard bytes[position] == text[0], position + text.count <= bytes.count else { return false }
            return bytes[position..<position + text.count].elementsEqual(text)
        }

        private static func isPartOfName(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte & 0xDF)
        }

        /// Place of the bracket that closes the one at `opening`; nil if there is none.
        private func closing(of opening: Int, _ open: UInt8, _ close: UInt8) -> Int? {
            var depth = 0
            for index in opening..<bytes.count {
                if bytes[index] == open { depth += 1 }
                if bytes[index] == close { depth -= 1 }
                if depth == 0 { return index }
            }
            return nil
        }
    }
}
