/// Text of declarations without what nothing outside of them can depend on: comments, and bodies of functions and of computed
/// properties.
///
/// Two texts with the same interface differ in bodies alone. A body decides nothing outside of it: the type that `some View` stands
/// for is asked for when the program runs.
struct SourceInterface {
    private let bytes: [UInt8]
    private let tokens: ArraySlice<SourceToken>
    private var position: Int
    /// Tokens that belong to the interface.
    private(set) var kept: [SourceToken] = []

    /// Words that let other files see into bodies.
    private static let inlining: Set<String> = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "__always"]
    /// Words with which a computed property says more than its body does.
    private static let accessors: Set<String> = [
        "get", "set", "_read", "_modify", "read", "modify", "willSet", "didSet", "mutating", "nonmutating",
        "unsafeAddress", "init",
    ]

    /// Reads whole declarations.
    ///
    /// - Complexity: linear in the length of the text.
    init(_ bytes: [UInt8], _ tokens: ArraySlice<SourceToken>) {
        self.bytes = bytes
        self.tokens = tokens
        position = tokens.startIndex
        if tokens.contains(where: { $0.kind == .word && Self.inlining.contains(text($0)) }) {
            kept = Array(tokens)
        } else {
            while position < tokens.endIndex { readDeclarations(isProtocol: false) }
        }
    }

    /// The tokens, separated by blanks.
    var text: String { kept.map { text($0) }.joined(separator: " ") }

    private func text(_ token: SourceToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// Takes the present token over.
    private mutating func keep() {
        kept.append(tokens[position])
        position += 1
    }

    /// Reads up to the closing brace of the present scope, or to the end.
    private mutating func readDeclarations(isProtocol: Bool) {
        var declaration = Declaration()
        while position < tokens.endIndex {
            switch tokens[position].kind {
            case .mark(UInt8(ascii: "}")):
                keep()
                return
            case .mark(.openParenthesis) where declaration.kind == .preview: skipBody()
            case .mark(.openParenthesis), .mark(UInt8(ascii: "[")): keepNested()
            case .mark(UInt8(ascii: "{")): readBraces(declaration, isProtocol: isProtocol)
            default:
                declaration.read(
                    tokens[position], text(tokens[position]), isMember: isBehind(UInt8(ascii: ".")),
                    isMacro: isBehind(.pound))
                keep()
            }
        }
    }

    private func isBehind(_ mark: UInt8) -> Bool {
        position > tokens.startIndex && tokens[position - 1].kind == .mark(mark)
    }

    private mutating func readBraces(_ declaration: Declaration, isProtocol: Bool) {
        let next = position + 1 < tokens.endIndex ? text(tokens[position + 1]) : ""
        switch declaration.kind {
        case .type(let isProtocol):
            keep()
            readDeclarations(isProtocol: isProtocol)
        case .function where !isProtocol && !Self.accessors.contains(next): skipBody()
        case .variable where !isProtocol && declaration.hasType && !Self.accessors.contains(next) && next != "@":
            skipBody()
        case .preview: skipBody()
        default: keepNested()
        }
    }

    /// Takes over what is between brackets of any kind, with them.
    private mutating func keepNested() {
        var depth = 0
        repeat {
            depth += change
            keep()
        } while depth > 0 && position < tokens.endIndex
    }

    private mutating func skipBody() {
        var depth = 0
        repeat {
            depth += change
            position += 1
        } while depth > 0 && position < tokens.endIndex
    }

    /// Change of the depth of brackets by the present token.
    private var change: Int {
        guard case .mark(let byte) = tokens[position].kind else { return 0 }
        if "{([".utf8.contains(byte) { return 1 }
        return "})]".utf8.contains(byte) ? -1 : 0
    }

    /// State of the declaration that is being read.
    private struct Declaration {
        enum Kind: Equatable {
            case none
            case type(isProtocol: Bool)
            case function
            case variable
            /// Use of the macro `#Preview`, whose type nobody names. Other macros may declare anything.
            case preview
        }

        var kind = Kind.none
        /// True if the type of a variable is written down, so that its value does not decide it.
        var hasType = false
        private var hasValue = false

        mutating func read(_ token: SourceToken, _ text: String, isMember: Bool, isMacro: Bool) {
            switch token.kind {
            case .mark(UInt8(ascii: ":")): if !hasValue { hasType = true }
            case .mark(UInt8(ascii: "=")): hasValue = true
            case .word where !isMember:
                if DeclarationWords.types.contains(text) {
                    begin(.type(isProtocol: text == "protocol"))
                } else if DeclarationWords.functions.contains(text) {
                    begin(.function)
                } else if DeclarationWords.variables.contains(text) {
                    begin(.variable)
                } else if DeclarationWords.others.contains(text) {
                    begin(.none)
                } else if isMacro {
                    begin(text == "Preview" ? .preview : .none)
                }
            default: break
            }
        }

        private mutating func begin(_ new: Kind) {
            // `class func` declares a function; `import struct` nothing with braces.
            (kind, hasType, hasValue) = (new, false, false)
        }
    }
}
