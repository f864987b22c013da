/// Places in Swift source text that a reader of conditions and declarations has to know: directives of conditional
/// compilation, and everything that is not code.
///
/// The text is never refused: where it is not valid Swift, reading goes on as the compiler's lexer would, at the next line.
///
/// - Complexity: linear in the length of the text.
package struct ScannedSource: Sendable {
    /// The source text in UTF-8.
    package let bytes: [UInt8]
    /// Directives in the order of the text, those in code that is left out included.
    package private(set) var directives: [Directive] = []
    /// Comments and the literal parts of strings and of regular expressions, delimiters included, in the order of the text.
    package private(set) var nonCode: [Range<Int>] = []

    package init(_ text: String) {
        bytes = Array(text.utf8)
        var scanner = SwiftScanner(bytes)
        scanner.scanAll()
        directives = scanner.directives
        nonCode = scanner.nonCode
    }

    /// The text's bytes with spaces instead of directives and of everything that is not code. Line breaks stay.
    package var code: [UInt8] {
        var code = bytes
        for range in nonCode + directives.map(\.range) {
            for index in range where !code[index].isLineBreak { code[index] = .space }
        }
        return code
    }
}

/// One directive of conditional compilation.
package struct Directive: Hashable, Sendable {
    package enum Keyword: String, Hashable, Sendable {
        case `if`
        case `elseif`
        case `else`
        case `endif`
    }

    package let keyword: Keyword
    /// Bytes from the `#` to the end of the condition, or of the keyword if there is no condition.
    package let range: Range<Int>
    /// Bytes of the condition; empty for `#else` and `#endif`.
    package let condition: Range<Int>
}
